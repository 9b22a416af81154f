import type { MeasureStrength, PassphraseStrength } from "@app/vault/passphrase/strength";
import styles from "./strength-meter.module.css";

const reasons: Readonly<Record<NonNullable<PassphraseStrength["reason"]>, string>> = {
  common: "It is, or is close to, one that many people use. Lists of those are tried first.",
  "few-words": "Common words in a usual order are guessed together. Add words that do not belong.",
  "known-about-you": "It holds something others know about you.",
  pattern: "It follows a pattern: keys in a row, a repetition, or a date.",
  short: "It is short enough to try every possibility.",
};

const levels: Readonly<Record<PassphraseStrength["level"], { name: string; words: string }>> = {
  weak: { name: "Weak", words: "A computer finds it within hours, so it cannot be used." },
  fair: {
    name: "Fair",
    words:
      "It would slow a stranger down. Someone who knows you, or has a fast computer and time, might get there. One or two more unrelated words would help more than a number or a capital.",
  },
  good: { name: "Good", words: "It would take somebody with a fast computer years." },
  strong: { name: "Strong", words: "Nobody we know of could guess it." },
};

export const strengthOf = (
  measure: MeasureStrength | null,
  passphrase: string,
  about: readonly string[],
): PassphraseStrength | null =>
  measure && passphrase.trim() !== "" ? measure(passphrase, about) : null;

/** Honest, in four bars and one or two sentences; announced when the words change. */
export const StrengthMeter = ({ strength }: { strength: PassphraseStrength | null }) => (
  <div className={styles["meter"]}>
    <div className={styles["meter-bars"]} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={strength !== null && bar <= strength.bars} />
      ))}
    </div>
    <p className="field-hint" role="status">
      {strength && (
        <>
          <b>{levels[strength.level].name}.</b> {strength.reason && `${reasons[strength.reason]} `}
          {levels[strength.level].words}
        </>
      )}
    </p>
  </div>
);
