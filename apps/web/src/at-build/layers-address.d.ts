declare module "virtual:layers-address" {
  export const layersAddress: string;
}
