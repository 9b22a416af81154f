declare module "virtual:drawn-layers" {
  export const drawnLayers: import("../first-visit/draw-layers.tsx").DrawnLayers;
}
