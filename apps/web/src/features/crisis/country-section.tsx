import type { CheckedHelpline } from "@app/content/checked-helpline";
import { purposeOf } from "@app/content/helpline-words";
import type { CountryLines } from "@app/content/helplines-by-country";
import { hoursOf, type Way, waysTo } from "../../reach.ts";
import { Icon } from "../../ui/icon.tsx";

/** The heading of a country's numbers, and with it the headings inside. */
type Level = 2 | 3;

const WayTo = ({ way, name }: { way: Way; name: string }) =>
  way.href === null ? (
    <span className="crisis-plain">{way.shown}</span>
  ) : (
    <a
      className="crisis-number"
      href={way.href}
      aria-label={`${name}: ${way.how} ${way.shown}`}
      // The style sheet draws the icon: hundreds of drawings would weigh more than all the words.
      data-way={way.kind}
      {...(way.kind === "chat" ? { rel: "noreferrer" } : {})}
    >
      {way.shown}
    </a>
  );

const sentence = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part.replace(/\.$/, "")}.`)
    .join(" ");

const Line = ({ line, level }: { line: CheckedHelpline; level: Level }) => {
  const Heading = level === 2 ? "h3" : "h4";
  const ways = waysTo(line);
  return (
    <li>
      <div>
        <Heading>
          {line.name}
          {line.confidence !== "high" && <span className="crisis-unsure">Unconfirmed</span>}
        </Heading>
        <p>{sentence([purposeOf(line), ...ways.map(({ how }) => how), hoursOf(line)])}</p>
        {line.advice && <p className="crisis-advice">{line.advice}</p>}
      </div>
      <p className="crisis-ways">
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={line.name} />
        ))}
      </p>
    </li>
  );
};

const Lines = ({ lines, level }: { lines: readonly CheckedHelpline[]; level: Level }) =>
  lines.length > 0 && (
    <ul className="crisis-lines">
      {lines.map((line) => (
        <Line key={line.name} line={line} level={level} />
      ))}
    </ul>
  );

const Emergency = ({ line, level }: { line: CheckedHelpline; level: Level }) => {
  const [way] = waysTo(line);
  const Heading = level === 2 ? "h2" : "h4";
  if (!way?.href) return null;
  return (
    <div className="crisis-first">
      <div>
        <Heading>If you or someone else is in danger</Heading>
        <p>Or if you have already hurt yourself. They will ask where you are.</p>
      </div>
      <a
        className={level === 2 ? "crisis-emergency" : "crisis-number"}
        href={way.href}
        data-way="call"
      >
        {level === 2 && <Icon name="phone" size={26} />}
        Call {way.shown}
      </a>
    </div>
  );
};

type CountrySectionProps = {
  entry: CountryLines;
  /** Fewer than all, when only some were looked for. */
  lines?: readonly CheckedHelpline[];
  level: Level;
};

/** A country's numbers: emergency first, then the lines we are sure of, then the others, marked. */
export const CountrySection = ({ entry, lines = entry.lines, level }: CountrySectionProps) => {
  const sure = lines.filter(({ confidence }) => confidence === "high");
  const unsure = lines.filter(({ confidence }) => confidence !== "high");
  return (
    <>
      {entry.emergency && <Emergency line={entry.emergency} level={level} />}
      <Lines lines={sure} level={level} />
      {unsure.length > 0 && (
        <p className="crisis-doubt">
          We could not confirm {sure.length > 0 ? "the next ones" : "these"} lately. If one does not
          answer, try another, or the emergency number.
        </p>
      )}
      <Lines lines={unsure} level={level} />
    </>
  );
};
