import type { SafetyPlanStep } from "@app/content/safety-plan-steps";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { numbersIn, planPartMaxChars } from "./safety-plan.ts";
import "../../ui/writing-area.css";
import styles from "./safety-plan.module.css";

type PlanStepProps = {
  step: SafetyPlanStep;
  /** null for what stands beside the six. */
  number: number | null;
  text: string;
  disabled: boolean;
  /** Numbers in this step can be called from here. */
  callable: boolean;
  onText: (text: string) => void;
  children?: ReactNode;
};

const leastRows = 2;

export const PlanStep = ({
  step,
  number,
  text,
  disabled,
  callable,
  onText,
  children,
}: PlanStepProps) => {
  const numbers = callable ? numbersIn(text) : [];
  return (
    <section className={styles["plan-step"]} aria-labelledby={`${step.part}-heading`}>
      <span className={styles["plan-number"]} aria-hidden="true">
        {number ?? <Icon name="heart" size={20} />}
      </span>
      <div>
        <h2 id={`${step.part}-heading`}>{step.heading}</h2>
        <p id={`${step.part}-hint`}>{step.hint}</p>
        <textarea
          className="writing-area"
          value={text}
          disabled={disabled}
          rows={Math.max(leastRows, text.split("\n").length)}
          maxLength={planPartMaxChars}
          placeholder={step.such}
          aria-labelledby={`${step.part}-heading`}
          aria-describedby={`${step.part}-hint`}
          onChange={(event) => onText(event.target.value)}
        />
        {numbers.length > 0 && (
          <ul className={styles["plan-calls"]} aria-label="Call from here">
            {numbers.map(({ number: digits, href, who }) => (
              <li key={`${who} ${digits}`}>
                <a href={href}>
                  <Icon name="phone" size={18} />
                  {who ? `${who}, ${digits}` : digits}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
};
