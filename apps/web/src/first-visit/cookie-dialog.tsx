import { cookiePolicy } from "@app/content/cookie-policy";
import { paths } from "@app/contract/paths";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { storage } from "../storage.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Switch } from "../ui/switch.tsx";
import {
  type CookieChoice,
  essentialOnly,
  keepCookies,
  readCookies,
  saidBefore,
  startingCookies,
  usualCookies,
} from "./cookie-choice.ts";
import "./first-visit.css";

/** Somebody's choice goes with them to their other devices; the browser's own copy is what counts here. */
const tellAccount = async ({ analytics, marketing }: CookieChoice): Promise<void> => {
  if (!storage.signedIn.get()) return;
  const { api } = await import("../api.ts");
  await api.settings.change({ analytics_cookies: analytics, marketing_cookies: marketing });
};

const FullPolicy = () => (
  <details className="cookie-policy">
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

type CookieDialogProps = {
  open: boolean;
  onChosen: () => void;
};

/** No is as near as yes, and neither is chosen by pressing beside it. */
export const CookieDialog = ({ open, onChosen }: CookieDialogProps) => {
  const [choice, setChoice] = useState(usualCookies);
  useEffect(() => {
    if (open) setChoice(readCookies() ?? startingCookies(saidBefore()));
  }, [open]);

  const choose = (chosen: CookieChoice) => {
    keepCookies(chosen);
    void tellAccount(chosen).catch(() => undefined);
    onChosen();
  };

  const allOn = choice.analytics && choice.marketing;
  return (
    <Dialog
      open={open}
      onClose={onChosen}
      mustAnswer
      title="Cookies, your choice"
      actions={
        <>
          <Button kind="soft" className="cookie-answer" onClick={() => choose(essentialOnly)}>
            Essential only
          </Button>
          <Button kind="soft" className="cookie-answer" onClick={() => choose(choice)}>
            {allOn ? "Accept All & Close" : "Accept & Close"}
          </Button>
        </>
      }
    >
      <p>
        Nothing from your conversations is in them. You can change this later in Settings.{" "}
        <Link to={paths.crisis}>Crisis lines are here</Link>.
      </p>
      <div className="cookie-switches">
        <Switch
          label="Essential"
          text="Keeps you signed in. Always on."
          on
          locked
          onChange={() => undefined}
        />
        <Switch
          label="Analytics"
          text="Which pages are opened."
          on={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
        />
        <Switch
          label="Marketing"
          text="Whether a link brought you here."
          on={choice.marketing}
          onChange={(marketing) => setChoice({ ...choice, marketing })}
        />
      </div>
      <FullPolicy />
    </Dialog>
  );
};
