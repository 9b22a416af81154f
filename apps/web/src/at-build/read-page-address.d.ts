declare module "virtual:read-page-address" {
  export const readPageAddress: string;
  /** The files it is made of besides. */
  export const readPageParts: readonly string[];
}
