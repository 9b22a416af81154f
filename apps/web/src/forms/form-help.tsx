import type { FormSafety } from "@app/contract/form-fields";
import { paths } from "@app/contract/paths";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { ReachLines } from "../reach-lines.tsx";
import "./form-help.css";

/** Comes with the answer to a form whose words sounded like danger, before everything else on it. */
export const FormHelp = ({
  safety,
  level = 2,
}: {
  safety: NonNullable<FormSafety>;
  /** As deep as the place it stands in asks for. */
  level?: 2 | 3;
}) => {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  // Nobody should have to look for it: it is brought into view, and read out.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className="form-help" tabIndex={-1} aria-labelledby={id}>
      <Heading id={id}>People you can reach now</Heading>
      <p>
        What you wrote sounds as if you may be in danger. Nobody here can answer at once, and these
        people can.
      </p>
      <ReachLines lines={safety.helplines} />
      <p className="form-help-more">
        <Link to={paths.crisis}>More numbers, and other countries</Link>
      </p>
    </section>
  );
};
