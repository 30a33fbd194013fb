// All that the example needs of Node; Debian has no package with the types of Node.
declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array;
}
