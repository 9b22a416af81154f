import type { CountryLines } from "@app/content/helplines-by-country";
import { CountrySelect } from "../../helplines/country-select.tsx";
import { hoursOf } from "../../helplines/reach.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./safety-plan.module.css";

/** More would be a list to choose from, in an hour in which choosing is hard. */
const offered = 3;

const forAnyone = ["suicide", "emotional_distress", "mental_health"];

type AddHelplineProps = {
  here: CountryLines | undefined;
  text: string;
  onLine: (line: string) => void;
  onCountry: (country: string | null) => void;
};

type Line = { name: string; line: string };

const linesOf = ({ lines }: CountryLines): Line[] =>
  lines
    .filter(({ topics }) => topics.some((topic) => forAnyone.includes(topic)))
    .slice(0, offered)
    .map((line) => ({
      name: line.name,
      line: [line.name, line.phone, line.sms && `text ${line.sms}`, hoursOf(line).toLowerCase()]
        .filter(Boolean)
        .join(", "),
    }));

/** A helpline of the person's own country, put in by one press. */
export const AddHelpline = ({ here, text, onLine, onCountry }: AddHelplineProps) => {
  if (!here)
    return (
      <div className={styles["plan-add"]}>
        <CountrySelect label="Helplines of" value="" none="Choose a country" onChoose={onCountry} />
      </div>
    );
  const left = linesOf(here).filter(({ line }) => !text.includes(line));
  return (
    <div className={styles["plan-add"]}>
      {left.map(({ name, line }) => (
        <Button
          key={name}
          kind="soft"
          className={styles["plan-add-line"]}
          aria-label={`Add ${line}`}
          onClick={() => onLine(line)}
        >
          Add {name}
        </Button>
      ))}
    </div>
  );
};
