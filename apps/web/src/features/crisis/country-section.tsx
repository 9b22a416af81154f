import type { CheckedHelpline } from "@app/content/checked-helpline";
import { purposeOf } from "@app/content/helpline-words";
import type { CountryLines } from "@app/content/helplines-by-country";
import { type HelplineWay, hoursOf, waysTo } from "../../helplines/reach.ts";
import styles from "./crisis.module.css";

const WayTo = ({ way, name }: { way: HelplineWay; name: string }) =>
  way.href === null ? (
    <span className={styles["crisis-plain"]}>{way.shown}</span>
  ) : (
    <a
      className={styles["crisis-number"]}
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

const Line = ({ line }: { line: CheckedHelpline }) => {
  const ways = waysTo(line);
  return (
    <li>
      <div>
        <h4>
          {line.name}
          {line.confidence !== "high" && (
            <span className={styles["crisis-unsure"]}>Unconfirmed</span>
          )}
        </h4>
        <p>{sentence([purposeOf(line), ...ways.map(({ how }) => how), hoursOf(line)])}</p>
        {line.advice && <p className={styles["crisis-advice"]}>{line.advice}</p>}
      </div>
      <p className={styles["crisis-ways"]}>
        {ways.map((way) => (
          <WayTo key={way.kind} way={way} name={line.name} />
        ))}
      </p>
    </li>
  );
};

const Lines = ({ lines }: { lines: readonly CheckedHelpline[] }) =>
  lines.length > 0 && (
    <ul className={styles["crisis-lines"]}>
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  );

const Emergency = ({ line }: { line: CheckedHelpline }) => {
  const [way] = waysTo(line);
  if (!way?.href) return null;
  return (
    <div className={styles["crisis-first"]}>
      <div>
        <h4>If you or someone else is in danger</h4>
        <p>Or if you have already hurt yourself. They will ask where you are.</p>
      </div>
      <a className={styles["crisis-number"]} href={way.href} data-way="call">
        Call {way.shown}
      </a>
    </div>
  );
};

/** A country's numbers: emergency first, then the lines we are sure of, then the others, marked. */
export const CrisisCountrySection = ({ entry: { emergency, lines } }: { entry: CountryLines }) => {
  const sure = lines.filter(({ confidence }) => confidence === "high");
  const unsure = lines.filter(({ confidence }) => confidence !== "high");
  return (
    <>
      {emergency && <Emergency line={emergency} />}
      <Lines lines={sure} />
      {unsure.length > 0 && (
        <p className={styles["crisis-doubt"]}>
          We could not confirm {sure.length > 0 ? "the next ones" : "these"} lately. If one does not
          answer, try another, or the emergency number.
        </p>
      )}
      <Lines lines={unsure} />
    </>
  );
};
