// Load the model first, so that the device is usable before the language is unpacked.
unpackModule("model").then(module => {
  const page = new Playground(new Doors(module));
  window.playground = page;
  const open = () => { if (LinkText.inAddress) page.needLanguage().then(() => page.controls.openLink()); };
  addEventListener("hashchange", open);
  if (LinkText.inAddress) requestAnimationFrame(() => setTimeout(open, 0));
});
