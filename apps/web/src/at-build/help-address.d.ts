declare module "virtual:help-address" {
  export const helpAddress: string;
}
