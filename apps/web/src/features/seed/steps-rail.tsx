import styles from "./steps-rail.module.css";

export const steps = [
  { name: "Write down", what: "twelve words" },
  { name: "Check", what: "three of them" },
  { name: "Choose", what: "a passphrase" },
] as const;

/** Where somebody is on the way: behind them, now, still to come. */
export const StepsRail = ({ current }: { current: number }) => (
  <ol className={styles["steps-rail"]} aria-label="Steps">
    {steps.map(({ name, what }, index) => (
      <li
        key={name}
        data-state={index < current ? "done" : index === current ? "now" : "next"}
        aria-current={index === current ? "step" : undefined}
      >
        <b>{name}</b>
        <span className={styles["steps-what"]}>{what}</span>
      </li>
    ))}
  </ol>
);
