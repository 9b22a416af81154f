import { cookiePolicy } from "@app/content/cookie-policy";
import { paths } from "@app/contract/paths";
import { Link } from "../navigation/link.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Switch } from "../ui/switch.tsx";
import styles from "./first-visit.module.css";

const FullPolicy = () => (
  <details className={styles["cookie-policy"]}>
    <summary>
      Read the full policy
      <Icon name="down" size={20} />
    </summary>
    {cookiePolicy.map(({ heading, text }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </section>
    ))}
  </details>
);

const nothing = () => undefined;

/** No is as near as yes, and neither is chosen by pressing beside it. Drawn at build; layers.ts gives it life. */
export const CookieDialog = () => (
  <Dialog
    open
    onClose={nothing}
    mustAnswer
    title="Cookies, your choice"
    actions={
      <>
        <Button kind="soft" className={styles["cookie-answer"]} data-answer="essential">
          Essential only
        </Button>
        <Button kind="soft" className={styles["cookie-answer"]} data-answer="chosen">
          Accept All & Close
        </Button>
      </>
    }
  >
    <p>
      Nothing from your conversations is in them. You can change this later in Settings.{" "}
      <Link to={paths.crisis}>Crisis lines are here</Link>.
    </p>
    <div className={styles["cookie-switches"]}>
      <Switch
        label="Essential"
        text="Keeps you signed in. Always on."
        on
        locked
        onChange={nothing}
      />
      <Switch
        label="Analytics"
        text="Which pages are opened."
        name="analytics"
        on
        onChange={nothing}
      />
      <Switch
        label="Marketing"
        text="Whether a link brought you here."
        name="marketing"
        on
        onChange={nothing}
      />
    </div>
    <FullPolicy />
  </Dialog>
);
