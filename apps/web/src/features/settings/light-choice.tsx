import type { Theme } from "@app/contract/calls/settings";
import { setTheme, useTheme } from "../../theme/theme-choice.ts";
import { themeNames } from "../../theme/theme-names.ts";
import type { Saving } from "./own-settings.ts";
import { SavedMark } from "./saved-mark.tsx";
import styles from "./settings.module.css";

const lights: readonly { theme: Theme; name: string; words: string }[] = [
  { theme: "dark", name: themeNames.dark, words: "Easy on the eyes in the evening." },
  { theme: "light", name: themeNames.light, words: "Like paper in the morning." },
  { theme: "system", name: "As my device", words: "Whichever of the two it shows." },
];

type LightChoiceProps = {
  saving: Saving | undefined;
  /** This browser has it already. */
  onChosen: (theme: Theme) => void;
};

export const LightChoice = ({ saving, onChosen }: LightChoiceProps) => {
  const chosen = useTheme();
  return (
    <>
      <fieldset className={styles["lights"]}>
        <legend className="visually-hidden">Light or dark</legend>
        {lights.map(({ theme, name, words }) => (
          <label key={theme}>
            <input
              type="radio"
              name="light"
              checked={chosen === theme}
              onChange={() => {
                setTheme(theme);
                onChosen(theme);
              }}
            />
            <b>{name}</b>
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles["setting-saved"]}>
        <SavedMark saving={saving} />
      </p>
    </>
  );
};
