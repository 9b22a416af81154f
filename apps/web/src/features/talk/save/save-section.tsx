import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { useId, useState } from "react";
import { api } from "../../../api.ts";
import { sayDay } from "../../../dates/show-day.ts";
import { sentenceOf } from "../../../errors/problem.ts";
import { Link } from "../../../navigation/link.tsx";
import { SignedOut } from "../../../sign-in/signed-out.tsx";
import { useSignInEnded } from "../../../sign-in/use-sign-in-ended.ts";
import { useStore } from "../../../state/use-store.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CheckRow } from "../../../ui/check-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ownOutbox } from "../../../vault/own-outbox.ts";
import { ownVault } from "../../../vault/own-vault.ts";
import { UnlockForm } from "../../../vault/unlock-form.tsx";
import { useAttempt } from "../../../vault/use-attempt.ts";
import { useVault } from "../../../vault/use-vault.ts";
import { vaultSentence } from "../../../vault/vault-sentence.ts";
import type { Conversation } from "../conversation.ts";
import { saveConversation } from "./save-conversation.ts";
import "../../../ui/edit-row.css";
import styles from "./save.module.css";

export type SaveSectionProps = {
  conversation: Conversation;
  /** From what the session leaves, where that is written down already. */
  title?: string;
  summary?: string;
  actions?: readonly string[];
};

/** Back to this very conversation, whatever has to be done first. */
const backTo = (id: string): string =>
  encodeURIComponent(`${paths.talk}?session=${encodeURIComponent(id)}`);

const NeedsAccount = ({ id }: { id: string }) => (
  <>
    <p>
      Saving for longer needs an account, so that you find it again. This conversation comes along
      as it is, and you are back here afterwards.
    </p>
    <div className="button-row">
      <Link className={buttonClass("soft")} to={`${paths.register}?next=${backTo(id)}`}>
        Make an account
      </Link>
      <Link className={buttonClass("bare")} to={`${paths.login}?next=${backTo(id)}`}>
        I have one
      </Link>
    </div>
  </>
);

const NeedsVault = ({ id }: { id: string }) => (
  <>
    <p>
      You have no vault yet. Making one takes a few minutes and a piece of paper. You are back here
      afterwards.
    </p>
    <div className="button-row">
      <Link className={buttonClass("soft")} to={`${paths.seed}?next=${backTo(id)}`}>
        Make a vault
      </Link>
    </div>
  </>
);

/** How the save stands: it may be finished long after it was asked for. */
const Standing = ({ id, asked }: { id: string; asked: boolean }) => {
  const { waiting, lasting } = useStore(ownOutbox);
  const mine = waiting.filter(({ recordId }) => recordId === id);
  const refused = mine.find((save) => save.refused)?.refused;
  if (refused)
    return (
      <p className={`trouble ${styles["save-trouble"]}`} role="alert">
        {sentenceOf(refused)} It is kept on this device, sealed.
      </p>
    );
  if (mine.length > 0)
    return (
      <p className={styles["save-waiting"]} role="status">
        <Icon name="clock" size={20} />
        {lasting
          ? "Sealed and kept on this device. It is sent as soon as the server can be reached. You can close this page."
          : "Sealed, but this browser keeps nothing: it is a private window, or its storage is full. Leave this page open until it is sent."}
      </p>
    );
  if (!asked) return null;
  return (
    <p className={styles["save-done"]} role="status">
      <Icon name="lock" size={20} />
      <span>
        Saved. Only you can open it. <Link to={paths.journey}>See it in your journey</Link>
      </span>
    </p>
  );
};

const SaveForm = ({ conversation, title = "", summary = "", actions = [] }: SaveSectionProps) => {
  const id = useId();
  const { session } = conversation.state();
  const [ownTitle, setOwnTitle] = useState<string | null>(null);
  const [forget, setForget] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAttempt();
  const name =
    ownTitle ?? (title || session.summary_title || `Talk of ${sayDay(session.created_at)}`);

  const save = () =>
    run(async () => {
      const toSave = {
        title: name.trim() || `Talk of ${sayDay(session.created_at)}`,
        summary: summary.trim() || null,
        actions,
        forget,
      };
      const settings = { vault: ownVault, outbox: ownOutbox, calls: api.vault };
      const sent = await saveConversation(conversation, toSave, settings);
      if (sent === "saved") conversation.kept({ is_conversation_encrypted: true });
      setAsked(true);
    });

  return (
    <>
      <label className={styles["save-label"]} htmlFor={id}>
        Its name, locked with it
      </label>
      <input
        id={id}
        className="plain-field"
        value={name}
        maxLength={limits.session.titleMaxChars}
        onChange={(event) => setOwnTitle(event.target.value)}
      />
      <CheckRow checked={forget} onChecked={setForget}>
        Remove the server’s readable copy now, not after {limits.session.retentionDays} days
      </CheckRow>
      <div className="button-row">
        <Button kind="soft" aria-busy={busy} onClick={save}>
          {busy ? "Sealing and saving" : asked ? "Save again" : "Save to my vault"}
        </Button>
      </div>
      <Standing id={session.id} asked={asked} />
      <p className={`trouble ${styles["save-trouble"]}`} role="alert">
        {problem}
      </p>
    </>
  );
};

/** Keeps the words for longer than the server does, sealed in this browser before they leave it. */
export const SaveSection = (props: SaveSectionProps) => {
  const vault = useVault();
  const ended = useSignInEnded();
  const { id } = props.conversation;
  return (
    <section className={styles["save"]} aria-label="Save to your vault">
      {vault.status === "looking" && (
        <p className="looking" role="status">
          Looking for your vault
        </p>
      )}
      {vault.status === "failed" && (
        <>
          <p role="alert">{vaultSentence(vault.trouble)}</p>
          <Button kind="soft" onClick={ownVault.load}>
            Try again
          </Button>
        </>
      )}
      {vault.status === "no-account" && (ended ? <SignedOut /> : <NeedsAccount id={id} />)}
      {vault.status === "none" && <NeedsVault id={id} />}
      {vault.status === "locked" && (
        <>
          <UnlockForm quiet />
          <Standing id={id} asked={false} />
        </>
      )}
      {vault.status === "open" && <SaveForm {...props} />}
    </section>
  );
};
