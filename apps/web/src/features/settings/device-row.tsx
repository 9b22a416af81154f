import { useEffect, useState } from "react";
import { api } from "../../api.ts";
import { subscriptionHere } from "../../device/push-here.ts";
import { type Problem, problemOf, sentenceOf } from "../../errors/problem.ts";
import { Switch } from "../../ui/switch.tsx";
import { type Browser, createDeviceReminders, type DeviceStanding } from "./device-reminders.ts";
import { ChoiceRow } from "./setting-row.tsx";
import styles from "./settings.module.css";

const thisBrowser: Browser = {
  isAble: () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  subscription: subscriptionHere,
  subscribe: async (applicationServerKey) =>
    (await navigator.serviceWorker.ready).pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

const hours = [7, 8, 9, 12, 17, 18, 19, 20, 21, 22];
const hourChoices = [
  { value: "", words: "Not at all" },
  ...hours.map((hour) => ({ value: String(hour), words: `Every day at ${hour}:00` })),
];

const words = {
  off: "Before an appointment with yourself, this device says that there is something for you, and not what. The maker of your browser passes the sign on, and learns nothing else.",
  refused:
    "Your browser was told not to show notes from this page. You can change that in its settings, beside the address.",
};

/** Reminders in this one browser; what is chosen here holds for it alone. */
export const DeviceRow = () => {
  const [reminders] = useState(() => createDeviceReminders(api.push, thisBrowser));
  const [standing, setStanding] = useState<DeviceStanding>({ status: "impossible" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const settle = async (work: Promise<DeviceStanding>) => {
    setBusy(true);
    setProblem(null);
    try {
      setStanding(await work);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    // Whoever only reads the settings is told of no failure: the row stays away.
    reminders.look().then(setStanding, () => undefined);
  }, [reminders]);

  if (standing.status === "impossible" && !problem) return null;
  const isOn = standing.status === "on";
  return (
    <>
      <div className={styles["setting"]}>
        <Switch
          label="Reminders on this device"
          text={standing.status === "refused" ? words.refused : words.off}
          on={isOn}
          busy={busy}
          locked={standing.status === "refused"}
          onChange={() => void settle(isOn ? reminders.end(standing.id) : reminders.keep(null))}
        />
        <p className="trouble" role="alert">
          {problem && `${sentenceOf(problem)} Nothing was changed.`}
        </p>
      </div>
      {isOn && (
        <ChoiceRow
          label="Note how today is"
          hint="The same sign, once a day, whether there is an appointment or not."
          saving={undefined}
          value={standing.checkInHour === null ? "" : String(standing.checkInHour)}
          choices={hourChoices}
          onChoose={(value) => void settle(reminders.keep(value === "" ? null : Number(value)))}
        />
      )}
    </>
  );
};
