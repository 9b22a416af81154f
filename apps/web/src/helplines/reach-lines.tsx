import type { Helpline } from "@app/contract/reply-events";
import { Icon } from "../ui/icon.tsx";
import { StrokeDrawing } from "../ui/stroke-drawing.tsx";
import { type HelplineWay, hoursOf, waysTo } from "./reach.ts";
import styles from "./reach-lines.module.css";

const textDrawing =
  "M7 5h10a3 3 0 0 1 3 3v5.5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM8.5 20v-3.5M8 9.5h8M8 12.5h5";

const WayIcon = ({ kind }: { kind: HelplineWay["kind"] }) =>
  kind === "text" ? (
    <StrokeDrawing path={textDrawing} size={18} />
  ) : (
    <Icon name={kind === "call" ? "phone" : "talk"} size={18} />
  );

const verbs = { call: "Call", text: "Text", chat: "Chat with" } as const;

const WayTo = ({ way, name }: { way: HelplineWay; name: string }) =>
  way.href === null ? (
    <span className={styles["reach-plain"]}>{way.shown}</span>
  ) : (
    <a
      className={styles["reach"]}
      href={way.href}
      aria-label={`${verbs[way.kind]} ${name}: ${way.shown}`}
      {...(way.kind === "chat" ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <WayIcon kind={way.kind} />
      {way.shown}
    </a>
  );

/** In a list of a few, what it is matters more than what it is called. */
const wordsFor = (line: Helpline, ways: readonly HelplineWay[]): { name: string; words: string } =>
  line.topics.includes("emergency")
    ? { name: "Emergency", words: "In danger, or hurt" }
    : {
        name: line.name,
        words: [...ways.map(({ how }) => how), hoursOf(line)].filter(Boolean).join(". "),
      };

const Line = ({ line }: { line: Helpline }) => {
  const ways = waysTo(line);
  const { name, words } = wordsFor(line, ways);
  return (
    <li>
      <div>
        <b>{name}</b>
        {words && <span>{words}</span>}
      </div>
      <div className={styles["reaches"]}>
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={name} />
        ))}
      </div>
    </li>
  );
};

/** A few people one can reach, each with a way to press. Every number in it came from the server's checked list. */
export const ReachLines = ({ lines }: { lines: readonly Helpline[] }) =>
  lines.length > 0 && (
    <ul className={styles["reach-lines"]}>
      {lines.map((line) => (
        <Line key={`${line.country} ${line.name}`} line={line} />
      ))}
    </ul>
  );
