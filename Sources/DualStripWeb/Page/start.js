// Load the model first, so that the device is usable before the language is unpacked.
unpackModule("model").then(module => {
  const page = new Playground(new Doors(module));
  window.playground = page;
  requestAnimationFrame(() => setTimeout(() => page.loadLanguage(), 0));
});
