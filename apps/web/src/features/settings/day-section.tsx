import { brand } from "@app/contract/brand";
import type { Settings } from "@app/contract/calls/settings";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { Switch } from "../../ui/switch.tsx";
import { DeviceRow } from "./device-row.tsx";
import type { OwnSettings, OwnSettingsState } from "./own-settings.ts";
import { SavedMark } from "./saved-mark.tsx";
import { ChoiceRow } from "./setting-row.tsx";
import styles from "./settings.module.css";

const usualMinutes = [10, 15, 20, 30, 45, 60, 90, 120];

const sayMinutes = (minutes: number): string =>
  minutes % 60 === 0
    ? minutes === 60
      ? "An hour a day"
      : `${minutes / 60} hours a day`
    : `${minutes} minutes a day`;

const minuteChoices = (chosen: number | null) => {
  const all = new Set(chosen === null ? usualMinutes : [...usualMinutes, chosen]);
  return [
    { value: "", words: "No limit" },
    ...[...all]
      .sort((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), words: sayMinutes(minutes) })),
  ];
};

type DaySectionProps = {
  settings: Settings;
  savings: OwnSettingsState["savings"];
  change: OwnSettings["change"];
  /** Without an account there is no address to write to. */
  hasAccount: boolean;
};

/** What a person asked to be told. */
export const DaySection = ({ settings, savings, change, hasAccount }: DaySectionProps) => (
  <section className="card" aria-labelledby="day">
    <h2 id="day">Your day</h2>
    <ChoiceRow
      label="Tell me after"
      hint={`${brand.companion} says a word when you have talked that long, on this device. It never closes the conversation, and says nothing in a hard moment.`}
      saving={savings.daily_minutes}
      value={settings.daily_minutes === null ? "" : String(settings.daily_minutes)}
      choices={minuteChoices(settings.daily_minutes)}
      onChoose={(value) => void change({ daily_minutes: value === "" ? null : Number(value) })}
    />
    {hasAccount ? (
      <>
        <div className={styles["setting"]}>
          <Switch
            label="Reminders by letter"
            text="A letter before an appointment you made with yourself. It says nothing about what you talk about."
            on={settings.reminders}
            busy={savings.reminders?.status === "saving"}
            onChange={(on) => void change({ reminders: on })}
          />
          <SavedMark saving={savings.reminders} />
        </div>
        <DeviceRow />
      </>
    ) : (
      <p className={styles["setting-hint"]}>
        Reminders go to an e-mail address, so they need an account.{" "}
        <Link to={paths.register}>About accounts</Link>
      </p>
    )}
  </section>
);
