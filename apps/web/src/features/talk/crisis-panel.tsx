import { paths } from "@app/contract/paths";
import type { Helpline } from "@app/contract/reply-events";
import { useId } from "react";
import { Link } from "react-router";
import { leaveWords } from "../../leave-link.tsx";
import { hoursOf, type Way, waysTo } from "../../reach.ts";
import { Icon } from "../../ui/icon.tsx";
import { TalkIcon } from "./talk-icon.tsx";
import type { Help } from "./talk-items.ts";
import "./crisis-panel.css";

const WayIcon = ({ kind }: { kind: Way["kind"] }) => {
  if (kind === "call") return <Icon name="phone" size={18} />;
  return kind === "text" ? <TalkIcon name="text" size={18} /> : <Icon name="talk" size={18} />;
};

const verbs = { call: "Call", text: "Text", chat: "Chat with" } as const;

const WayTo = ({ way, name }: { way: Way; name: string }) =>
  way.href === null ? (
    <span className="reach-plain">{way.shown}</span>
  ) : (
    <a
      className="reach"
      href={way.href}
      aria-label={`${verbs[way.kind]} ${name}: ${way.shown}`}
      {...(way.kind === "chat" ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <WayIcon kind={way.kind} />
      {way.shown}
    </a>
  );

/** In a list of a few, what it is matters more than what it is called. */
const wordsFor = (line: Helpline, ways: readonly Way[]): { name: string; words: string } =>
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
      <div className="reaches">
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={name} />
        ))}
      </div>
    </li>
  );
};

type CrisisPanelProps = { help: Help; onFold: (folded: boolean) => void };

/** Quiet, in the thread, and in nobody's way. Every number in it came with the reply. */
export const CrisisPanel = ({ help, onFold }: CrisisPanelProps) => {
  const id = useId();
  const { level, category, helplines } = help;
  return (
    <section className="help-now" aria-labelledby={id}>
      <details
        open={!help.folded}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open === help.folded) onFold(!currentTarget.open);
        }}
      >
        <summary>
          <h2 id={id}>
            {level === "crisis"
              ? "People you can reach now"
              : "If you would rather talk to a person"}
          </h2>
          <Icon name="down" size={20} />
        </summary>
        {helplines.length > 0 && (
          <ul>
            {helplines.map((line) => (
              <Line key={`${line.country} ${line.name}`} line={line} />
            ))}
          </ul>
        )}
        <p className="help-now-more">
          <Link to={paths.safetyPlan}>Your safety plan</Link>
          <Link to={paths.breathe}>A slower breath</Link>
          <Link to={paths.crisis}>
            {helplines.length > 0 ? "Another country" : "Find a number where you are"}
          </Link>
        </p>
        {(level === "crisis" || category === "abuse") && (
          <p className="help-now-leave">
            {category === "abuse" && "Somebody may be able to see what this device was used for. "}
            {leaveWords}
          </p>
        )}
      </details>
    </section>
  );
};
