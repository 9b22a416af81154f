import { paths } from "@app/contract/paths";
import type { Helpline } from "@app/contract/reply-events";
import { useId } from "react";
import { Link } from "react-router";
import { hoursOf, type Way, waysTo } from "../../reach.ts";
import { Icon } from "../../ui/icon.tsx";
import { TalkIcon } from "./talk-icon.tsx";
import type { Help } from "./talk-items.ts";

const WayIcon = ({ kind }: { kind: Way["kind"] }) =>
  kind === "call" ? <Icon name="phone" size={18} /> : <TalkIcon name="text" size={18} />;

const verbs = { call: "Call", text: "Text", chat: "" } as const;

const WayTo = ({ way, name }: { way: Way; name: string }) =>
  way.href === null ? (
    <span className="reach-plain">{way.shown}</span>
  ) : (
    <a
      className="reach"
      href={way.href}
      aria-label={`${verbs[way.kind]} ${name}: ${way.shown}`.trim()}
      {...(way.kind === "chat" ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <WayIcon kind={way.kind} />
      {way.shown}
    </a>
  );

const Line = ({ line }: { line: Helpline }) => {
  const ways = waysTo(line);
  const words = [...ways.map((way) => way.how), hoursOf(line)].filter(Boolean).join(". ");
  return (
    <li>
      <div>
        <b>{line.name}</b>
        {words && <span>{words}</span>}
      </div>
      <div className="reaches">
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={line.name} />
        ))}
      </div>
    </li>
  );
};

/** Quiet, in the thread, and in nobody's way. Every number in it came with the reply. */
export const CrisisPanel = ({ help }: { help: Help }) => {
  const id = useId();
  return (
    <section className="help-now" aria-labelledby={id}>
      <h2 id={id}>
        {help.level === "crisis"
          ? "People you can reach now"
          : "If you would rather talk to a person"}
      </h2>
      {help.helplines.length > 0 && (
        <ul>
          {help.helplines.map((line) => (
            <Line key={`${line.country} ${line.name}`} line={line} />
          ))}
        </ul>
      )}
      <p className="help-now-more">
        <Link to={paths.crisis}>
          {help.helplines.length > 0 ? "Another country" : "Find a number where you are"}
        </Link>
      </p>
    </section>
  );
};
