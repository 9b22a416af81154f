import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ThoughtHere } from "./board-state.ts";
import { betweenArrivalsMs, letIn, noPace, paceThoughts } from "./pace-arrivals.ts";
import styles from "./sky.module.css";
import { SkyThought } from "./sky-thought.tsx";
import type { Acts } from "./thought-acts.tsx";
import { agedBy, depthOf } from "./thought-age.ts";
import { mostInSky, type SkyPlace, useArrangedSky } from "./use-arranged-sky.ts";
import { useMedia } from "./use-media.ts";

type SkyProps = {
  thoughts: readonly ThoughtHere[];
  nowMs: number;
  acts: Acts;
};

/** A thought that goes fades for as long. */
const fadeMs = 520;

/** What hung a moment ago and does not any more, until it has faded. */
const useFading = (hanging: readonly SkyPlace[]): readonly SkyPlace[] => {
  const before = useRef<readonly SkyPlace[]>([]);
  const [fading, setFading] = useState<readonly SkyPlace[]>([]);
  useEffect(() => {
    const here = new Set(hanging.filter(({ spot }) => spot).map(({ thought }) => thought.id));
    const left = before.current.filter(({ thought, spot }) => spot && !here.has(thought.id));
    before.current = hanging;
    if (left.length === 0) return;
    setFading((others) => [...others, ...left]);
    setTimeout(() => setFading((others) => others.filter((each) => !left.includes(each))), fadeMs);
  }, [hanging]);
  const ids = new Set(hanging.map(({ thought }) => thought.id));
  return fading.filter(({ thought }) => !ids.has(thought.id));
};

const nothing: Acts = { hear: () => {}, report: () => {}, takeBack: () => {} };

type FieldProps = SkyProps & { openId: string | null; onOpen: (id: string | null) => void };

/** The whole width of a screen: each thought has a place of its own. */
const SkyField = ({ thoughts, nowMs, acts, openId, onOpen }: FieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  const hanging = useArrangedSky(place, thoughts, nowMs);
  const fading = useFading(hanging);
  const isBeyond = (px: number | undefined, ofPx: number | undefined, share: number) =>
    (px ?? 0) > (ofPx ?? 0) * share;
  return (
    <div className={styles["sky-field"]} ref={place}>
      <ul aria-label="Thoughts, newest first">
        {hanging.map((each) => (
          <li
            key={each.thought.id}
            data-unseen={each.spot === null || undefined}
            data-open={openId === each.thought.id || undefined}
            style={each.spot ? { left: each.spot.x, top: each.spot.y } : undefined}
          >
            <SkyThought
              {...each}
              nowMs={nowMs}
              atEdge={isBeyond(each.spot?.x, place.current?.clientWidth, 0.66)}
              isLow={isBeyond(each.spot?.y, place.current?.clientHeight, 0.55)}
              isOpen={openId === each.thought.id}
              onOpen={(open) => onOpen(open ? each.thought.id : null)}
              acts={acts}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" inert>
        {fading.map((each) => (
          <div
            key={each.thought.id}
            className={styles["sky-fading"]}
            style={each.spot ? { left: each.spot.x, top: each.spot.y } : undefined}
          >
            <SkyThought
              {...each}
              nowMs={nowMs}
              isOpen={false}
              onOpen={() => undefined}
              acts={nothing}
            />
          </div>
        ))}
      </div>
    </div>
  );
};

/** Which of three indents a thought has: given once, so that none jumps when another comes. */
const useLanes = (thoughts: readonly ThoughtHere[]): ReadonlyMap<string, number> => {
  const lanes = useRef(new Map<string, number>());
  let last = 0;
  for (const { id } of thoughts.toReversed()) {
    const lane = lanes.current.get(id) ?? (last + 1) % 3;
    lanes.current.set(id, lane);
    last = lane;
  }
  const here = new Set(thoughts.map(({ id }) => id));
  for (const id of lanes.current.keys()) if (!here.has(id)) lanes.current.delete(id);
  return lanes.current;
};

/** A phone's width: one below the other, at three indents. */
const SkyColumn = ({ thoughts, nowMs, acts, openId, onOpen }: FieldProps) => {
  const shown = thoughts.slice(0, mostInSky);
  const lanes = useLanes(shown);
  return (
    <ul className={styles["sky-column"]} aria-label="Thoughts, newest first">
      {shown.map((thought) => {
        const aged = agedBy(thought.created_at, nowMs);
        return (
          <li key={thought.id} data-lane={lanes.get(thought.id)}>
            <SkyThought
              thought={thought}
              aged={aged}
              depth={depthOf(thought, aged, thought.mine)}
              nowMs={nowMs}
              isOpen={openId === thought.id}
              onOpen={(open) => onOpen(open ? thought.id : null)}
              acts={acts}
            />
          </li>
        );
      })}
    </ul>
  );
};

/** The night sky: the newest thoughts, drifting. */
export const Sky = ({ thoughts, nowMs, acts }: SkyProps) => {
  const narrow = useMedia("(max-width: 762px)");
  const [openId, setOpenId] = useState<string | null>(null);
  const [pace, setPace] = useState(() => letIn(noPace, thoughts));
  const waits = letIn(pace, thoughts) !== pace;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => setPace((before) => letIn(before, thoughts)),
      pace.upTo === null ? 0 : betweenArrivalsMs,
    );
    return () => clearTimeout(timer);
  }, [waits, pace.upTo, thoughts]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpenId(null);
  };
  const Field = narrow ? SkyColumn : SkyField;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Escape from the buttons inside it
    <div className={styles["sky"]} onKeyDown={closeOnEscape}>
      <Field
        thoughts={paceThoughts(pace, thoughts)}
        nowMs={nowMs}
        acts={acts}
        openId={openId}
        onOpen={setOpenId}
      />
    </div>
  );
};
