declare module "virtual:before-paint" {
  /** The script as text while a page is written; empty in the browser. */
  export const beforePaint: string;
}
