import { type LightStop, zokiLight } from "./zoki-drawing.ts";

const glow = "var(--companion-glow,#8576d8)";
const light = "var(--zk-light,#ffb473)";

const Stops = ({ stops }: { stops: readonly LightStop[] }) =>
  stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));

/** The gradients every drawing of the companion shares; stands once on a page. */
export const ZokiLight = () => (
  <svg className="zoki-light" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="zk-far">
        <Stops
          stops={[
            [0, glow, 0.5],
            [0.6, glow, 0.17],
            [0.85, glow, 0.03],
            [1, glow, 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="zk-near">
        <Stops
          stops={[
            [0, light, 0.8],
            [0.62, light, 0.34],
            [0.84, light, 0.09],
            [1, light, 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="zk-pool">
        <Stops
          stops={[
            [0, light, 0.85],
            [1, light, 0],
          ]}
        />
      </radialGradient>
      <radialGradient id="zk-skin" gradientUnits="userSpaceOnUse" cx="120" cy="180" r="146">
        <Stops stops={zokiLight.skin} />
      </radialGradient>
      <radialGradient id="zk-flame" gradientUnits="userSpaceOnUse" cx="120" cy="172" r="90">
        <Stops stops={zokiLight.flame} />
      </radialGradient>
      <radialGradient id="zk-core">
        <Stops stops={zokiLight.core} />
      </radialGradient>
      <linearGradient id="zk-rim" gradientUnits="userSpaceOnUse" x1="50" y1="150" x2="116" y2="58">
        <Stops
          stops={[
            [0, "#fff", 0],
            [0.5, "#ffe9dc", 0.3],
            [1, "#efe6ff", 0],
          ]}
        />
      </linearGradient>
    </defs>
  </svg>
);
