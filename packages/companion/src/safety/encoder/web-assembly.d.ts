/** The few parts of WebAssembly that are used here; Node has them, its types do not name them. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: object;
  }
  type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
}
