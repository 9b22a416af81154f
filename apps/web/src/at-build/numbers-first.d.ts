declare module "virtual:numbers-first" {
  /** The script as text while a page is written; empty in the browser. */
  export const numbersFirst: string;
}
