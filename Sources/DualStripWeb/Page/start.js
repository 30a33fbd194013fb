// Load the model first, so that the device is usable before the language is unpacked.
unpackModule("model").then(module => {
  const page = new Playground(new Doors(module));
  window.playground = page;
  const open = () => page.needLanguage().then(() => page.controls.openLink());
  addEventListener("hashchange", open);
  if (location.hash) requestAnimationFrame(() => setTimeout(open, 0));
});
