// Stores a text in the address of a page.
const LinkText = {
  // Copies a text. Returns whether it is on the clipboard.
  async copied(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },

  async through(bytes, stream) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  },

  // The packed text in the address of the page; null if there is none.
  get inAddress() { return new URLSearchParams(location.hash.slice(1)).get("s"); },

  async packed(text) {
    const bytes = await this.through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
    const characters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
    return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  },

  // The most bytes to unpack: a short link could unpack to gigabytes.
  most: 4e6,

  async unpacked(text) {
    const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(characters, character => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    for (let size = 0, part; !(part = await reader.read()).done; parts.push(part.value)) {
      size += part.value.length;
      if (size > LinkText.most) throw new Error("too long");
    }
    return new Blob(parts).text();
  },
};
