import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import { createPortal } from "react-dom";
import { sayDay } from "../../dates/show-day.ts";
import styles from "./recovery-sheet.module.css";

/** What the printer gets: the words alone, on one page. It stands beside the page, so that nothing else prints. */
export const RecoverySheet = ({ phrase }: { phrase: string }) =>
  createPortal(
    <div className={styles["sheet"]} aria-hidden="true">
      <p className={styles["sheet-title"]}>{brand.name}: recovery sheet</p>
      <p>
        Made on {sayDay(new Date().toISOString())}. These twelve words open my vault. Whoever has
        them can read what I saved.
      </p>
      <ol>
        {phrase.split(" ").map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place does not
          <li key={index}>
            <span>{index + 1}</span> {word}
          </li>
        ))}
      </ol>
      <p>
        If I forget my passphrase: sign in, open {`${window.location.origin}${paths.seed}`}, choose
        “Use the twelve words”, and choose a new passphrase.
      </p>
      <p>If I lose both the passphrase and this sheet, what I saved is gone. Nobody can open it.</p>
      <p>Keep it where important papers are. Do not photograph it.</p>
    </div>,
    document.body,
  );
