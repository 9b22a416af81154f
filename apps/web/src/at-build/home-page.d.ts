declare module "virtual:home-page" {
  export const homePage: import("@app/content/page").Page;
}
