import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./seed.module.css";

type SeedPartProps = {
  id: string;
  title: string;
  /** One line that says what it is for, or how it stands. */
  line: ReactNode;
  children: ReactNode;
};

/** One thing that can be done with a vault, folded until somebody wants it or the address names it. */
export const SeedPart = ({ id, title, line, children }: SeedPartProps) => {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { hash, search } = window.location;
    const named = hash === `#${id}` || new URLSearchParams(search).has(id);
    if (!named || !part.current) return;
    part.current.open = true;
    part.current.scrollIntoView({ block: "start" });
  }, [id]);
  return (
    <details className={`card ${styles["seed-part"]}`} id={id} ref={part}>
      <summary>
        <span>
          <h2 className={styles["seed-title"]}>{title}</h2>
          <span className="quietly">{line}</span>
        </span>
        <span className={styles["seed-turn"]}>
          <Icon name="down" size={20} />
        </span>
      </summary>
      <div className={styles["seed-part-in"]}>{children}</div>
    </details>
  );
};
