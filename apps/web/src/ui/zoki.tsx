import type { CSSProperties } from "react";
import { zokiShapes } from "./zoki-drawing.ts";
import "./zoki.css";
import "./zoki-keyframes.css";

export type ZokiState = "idle" | "listening" | "thinking" | "speaking" | "asleep" | "delighted";

type ZokiProps = {
  state?: ZokiState;
  /** Loudness from 0 to 1; only a speaking one shows it. */
  level?: number;
  /** In CSS pixels. */
  size: number;
  /** What a screen reader says; without one the drawing is decoration. */
  label?: string;
};

const detailsFromPx = 56;

/** The companion, drawn once. Needs ZokiLight somewhere on the page, which holds its colours. */
export const Zoki = ({ state = "idle", level = 0, size, label }: ZokiProps) => {
  const detailed = size >= detailsFromPx;
  return (
    <svg
      className="zoki"
      data-state={state}
      data-small={detailed ? undefined : ""}
      viewBox="0 0 240 240"
      width={size}
      height={size}
      focusable="false"
      // A style attribute in prerendered html would break a strict content policy, so none at rest.
      style={level > 0 ? ({ "--level": Math.min(level, 1) } as CSSProperties) : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {detailed && (
        <>
          <g className="zk-halo">
            <circle className="zk-halo-far" cx="120" cy="140" r="120" fill="url(#zk-far)" />
            <circle className="zk-halo-near" cx="120" cy="148" r="108" fill="url(#zk-near)" />
          </g>
          <ellipse className="zk-pool" cx="120" cy="215" rx="74" ry="9" fill="url(#zk-pool)" />
          <g>
            <circle className="zk-spark" cx="168" cy="58" r="4.6" />
            <circle className="zk-spark zk-s2" cx="188" cy="84" r="3.2" />
            <circle className="zk-spark zk-s3" cx="80" cy="56" r="3.6" />
          </g>
        </>
      )}
      <g className="zk-pose">
        <g className="zk-body">
          <path className="zk-skin" d={zokiShapes.skin} fill="url(#zk-skin)" />
          <path d={zokiShapes.flame} fill="url(#zk-flame)" />
          <ellipse className="zk-core" cx="120" cy="168" rx="60" ry="42" fill="url(#zk-core)" />
          {detailed && (
            <path
              d={zokiShapes.rim}
              fill="none"
              stroke="url(#zk-rim)"
              strokeWidth="3"
              strokeLinecap="round"
            />
          )}
          <g className="zk-face">
            {detailed && (
              <>
                <ellipse className="zk-cheek" cx="78" cy="172" rx="9" ry="5.5" />
                <ellipse className="zk-cheek" cx="162" cy="172" rx="9" ry="5.5" />
              </>
            )}
            <g className="zk-eyes">
              <g className="zk-eye">
                <path d={zokiShapes.leftEye} />
                {detailed && <circle className="zk-glint" cx="97.5" cy="147.5" r="2.9" />}
              </g>
              <g className="zk-eye">
                <path d={zokiShapes.rightEye} />
                {detailed && <circle className="zk-glint" cx="149.5" cy="147.5" r="2.9" />}
              </g>
            </g>
            <g className="zk-lids">
              <path d="M83 153q11 9 22 0M135 153q11 9 22 0" />
            </g>
            <g className="zk-smiles">
              <path d="M83 157q11-12 22 0M135 157q11-12 22 0" />
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
};
