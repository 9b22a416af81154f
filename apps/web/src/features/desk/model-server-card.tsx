import type { ModelsHere } from "@app/contract/calls/models";
import { limits } from "@app/contract/limits";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import styles from "./desk.module.css";
import { sayHas } from "./model-words.ts";
import { type ModelTrial, TriedWords } from "./tried-words.tsx";
import { useAct } from "./use-act.ts";

type ModelServerCardProps = { kept: ModelsHere["typed"]; onChanged: () => Promise<void> };

/** A model server anywhere: what it has is asked, a sentence tries it, and only then it may write. */
export const ModelServerCard = ({ kept, onChanged }: ModelServerCardProps) => {
  const namesId = useId();
  const [address, setAddress] = useState(kept?.address ?? "");
  const [key, setKey] = useState("");
  const [model, setModel] = useState(kept?.model ?? "");
  const [sentence, setSentence] = useState("I had a long day and I cannot switch off.");
  const [names, setNames] = useState<readonly string[] | null>(null);
  const [tried, setTried] = useState<ModelTrial | null>(null);
  const act = useAct();
  const typed = { address, model, key: key || null };

  /** What was tried is no longer what is written here. */
  const typing = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setTried(null);
  };
  const look = () => {
    setNames(null);
    void act.run("It is there.", async () => {
      const found = await api.models.look({ address, key: typed.key });
      setAddress(found.address);
      setNames(found.models);
      const [only, ...others] = found.models;
      if (only !== undefined && others.length === 0) setModel(only);
    });
  };
  const tryIt = (event: FormEvent) => {
    event.preventDefault();
    setTried(null);
    void act.run("It answered.", async () =>
      setTried(await api.models.tryServer({ ...typed, sentence })),
    );
  };
  const use = () =>
    void act.run("It writes from the next message on, on every server.", async () => {
      await api.models.chooseServer(typed);
      setKey("");
      setTried(null);
      await onChanged();
    });
  const forget = () =>
    void act.run("Its address and its key are forgotten.", async () => {
      await api.models.forgetServer({});
      setKey("");
      await onChanged();
    });

  return (
    <section className="card" aria-labelledby="desk-server">
      <h2 id="desk-server">A server elsewhere</h2>
      <p>
        Any that speaks as OpenAI does: one in your own network, or a service. What people say
        leaves for it, so name it in your privacy policy.
      </p>
      <form className={styles["desk-model"]} onSubmit={tryIt}>
        <div className={styles["desk-find"]}>
          <Field
            label="Address"
            hint="As in http://192.168.1.20:11434. Beyond your own network only https."
            value={address}
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.models.addressMaxChars}
            onChange={typing(setAddress)}
          />
          <Field
            label="Key, where it asks for one"
            hint={
              kept?.has_key
                ? "One is kept for this address. Left empty, it stays."
                : "It is sealed, and never shown again."
            }
            type="password"
            value={key}
            autoComplete="off"
            maxLength={limits.models.keyMaxChars}
            onChange={typing(setKey)}
          />
        </div>
        <div className={styles["desk-find"]}>
          <Field
            label="Name of the model"
            hint={names ? sayHas(names) : "Ask, and its own list is offered here."}
            value={model}
            required
            list={namesId}
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.models.choiceMaxChars}
            onChange={typing(setModel)}
          />
          <datalist id={namesId}>
            {names?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button kind="soft" onClick={look}>
            Ask what it has
          </Button>
        </div>
        <div className={styles["desk-find"]}>
          <Field
            label="A sentence for it"
            hint="It is answered as in a session, and nothing of it is kept here."
            value={sentence}
            required
            maxLength={limits.models.sentenceMaxChars}
            onChange={(event) => setSentence(event.target.value)}
          />
          <Button kind="soft" type="submit">
            Try a sentence
          </Button>
        </div>
      </form>
      <ActOutcome act={act} />
      {tried && <TriedWords tried={tried} />}
      {tried?.failure === null && (
        <Button kind="soft" onClick={use}>
          Use this server
        </Button>
      )}
      {kept && (
        <p className={styles["desk-row"]}>
          <span>
            Kept: <b className={styles["desk-who"]}>{kept.model}</b> at {kept.address}
            {kept.has_key ? ", with a key" : ""}.
          </span>
          <Button kind="bare" onClick={forget}>
            Forget this server
          </Button>
        </p>
      )}
    </section>
  );
};
