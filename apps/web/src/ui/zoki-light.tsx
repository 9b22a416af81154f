type Stop = readonly [offset: number, color: string, opacity?: number];

const glow = "var(--companion-glow,#8576d8)";
const light = "var(--zk-light,#ffb473)";

const Stops = ({ stops }: { stops: readonly Stop[] }) =>
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
        <Stops
          stops={[
            [0, "#ffc987"],
            [0.36, "#fb9d5a"],
            [0.6, "#ef7b59"],
            [0.79, "#cb6882"],
            [1, "#a98be0"],
          ]}
        />
      </radialGradient>
      <radialGradient id="zk-flame" gradientUnits="userSpaceOnUse" cx="120" cy="172" r="90">
        <Stops
          stops={[
            [0, "#ffe2ac"],
            [0.55, "#ffc583", 0.6],
            [1, "#ffa763", 0.18],
          ]}
        />
      </radialGradient>
      <radialGradient id="zk-core">
        <Stops
          stops={[
            [0, "#fff6de"],
            [0.45, "#ffecc0", 0.8],
            [1, "#ffd48f", 0],
          ]}
        />
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
