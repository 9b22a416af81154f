import type { CheckedHelpline } from "@app/content/checked-helpline";
import type { CountryLines } from "@app/content/helplines-by-country";
import { hoursOf, type Way, waysTo } from "../../reach.ts";
import { Icon } from "../../ui/icon.tsx";

const WayTo = ({ way, name }: { way: Way; name: string }) =>
  way.href === null ? (
    <span>{way.shown}</span>
  ) : (
    <a
      className="crisis-number"
      href={way.href}
      aria-label={`${name}: ${way.how} ${way.shown}`}
      {...(way.kind === "chat" ? { rel: "noreferrer" } : {})}
    >
      <Icon name={way.kind === "call" ? "phone" : "talk"} size={20} />
      {way.shown}
    </a>
  );

const Line = ({ line }: { line: CheckedHelpline }) => {
  const ways = waysTo(line);
  const words = [...ways.map(({ how }) => how), hoursOf(line)].filter(Boolean).join(". ");
  return (
    <li>
      <div>
        <h3>{line.name}</h3>
        <p>
          {words && `${words}. `}
          {line.confidence === "low" && "Not confirmed lately: it may have changed."}
        </p>
      </div>
      <p className="crisis-ways">
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={line.name} />
        ))}
      </p>
    </li>
  );
};

const Emergency = ({ line, prominent }: { line: CheckedHelpline; prominent: boolean }) => {
  const [way] = waysTo(line);
  const Heading = prominent ? "h2" : "h3";
  if (!way?.href) return null;
  return (
    <div className="crisis-first">
      <div>
        <Heading>If you or someone else is in danger</Heading>
        <p>Or if you have already hurt yourself. They will ask where you are.</p>
      </div>
      <a className={prominent ? "crisis-emergency" : "crisis-number"} href={way.href}>
        <Icon name="phone" size={prominent ? 26 : 20} />
        Call {way.shown}
      </a>
    </div>
  );
};

/** A country's numbers: emergency first, then the lines we are surest of. */
export const CountrySection = ({
  entry,
  prominent = false,
}: {
  entry: CountryLines;
  prominent?: boolean;
}) => (
  <>
    {entry.emergency && <Emergency line={entry.emergency} prominent={prominent} />}
    <ul className="crisis-lines">
      {entry.lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  </>
);
