import type { FormSafety } from "@app/contract/form-fields";
import { paths } from "@app/contract/paths";
import { Fragment, useEffect, useId, useRef } from "react";
import { waysTo } from "../helplines/reach.ts";
import { ReachLines } from "../helplines/reach-lines.tsx";
import { Link } from "../navigation/link.tsx";
import styles from "./form-help.module.css";

type FormHelpProps = {
  safety: NonNullable<FormSafety>;
  /** As deep as the place it stands in asks for. */
  level?: 2 | 3;
};

/** More would no longer be a line. */
const quietly = 2;

/** For what only sounds heavy: the numbers, and no word about what was written. */
const QuietHelp = ({ helplines }: NonNullable<FormSafety>) => (
  <p className="quietly" role="status">
    If you would rather talk to a person:{" "}
    {helplines.slice(0, quietly).map((line) => {
      const [way] = waysTo(line);
      return (
        <Fragment key={`${line.country} ${line.name}`}>
          {line.name} {way?.href ? <a href={way.href}>{way.shown}</a> : way?.shown},{" "}
        </Fragment>
      );
    })}
    <Link to={paths.crisis}>all numbers</Link>.
  </p>
);

/** Comes with the answer to words that sounded like danger, before everything else on it. */
export const FormHelp = ({ safety, level = 2 }: FormHelpProps) =>
  safety.level === "crisis" ? (
    <HelpPanel safety={safety} level={level} />
  ) : (
    <QuietHelp {...safety} />
  );

const HelpPanel = ({ safety, level }: Required<FormHelpProps>) => {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  // Nobody should have to look for it: it is brought into view, and read out.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={styles["form-help"]} tabIndex={-1} aria-labelledby={id}>
      <Heading id={id}>People you can reach now</Heading>
      <p>
        What you wrote sounds as if you may be in danger. Nobody here can answer at once, and these
        people can.
      </p>
      <ReachLines lines={safety.helplines} />
      <p className={styles["form-help-more"]}>
        <Link to={paths.crisis}>More numbers, and other countries</Link>
      </p>
    </section>
  );
};
