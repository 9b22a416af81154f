import type { Fetching, ModelsHere } from "@app/contract/calls/models";
import { limits } from "@app/contract/limits";
import { type FormEvent, useCallback, useEffect, useId, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { AskedPart } from "./asked-part.tsx";
import { ModelServerCard } from "./model-server-card.tsx";
import { optionsOf, sayGb, sayWriter } from "./model-words.ts";
import { type ModelTrial, TriedWords } from "./tried-words.tsx";
import { useAct } from "./use-act.ts";
import "../../ui/select.css";
import styles from "./desk.module.css";

type WriterFormProps = { here: ModelsHere; onChanged: (here: ModelsHere) => void };

const WriterForm = ({ here, onChanged }: WriterFormProps) => {
  const id = useId();
  const [choice, setChoice] = useState(here.choice);
  // Another may be chosen below.
  useEffect(() => setChoice(here.choice), [here.choice]);
  const [sentence, setSentence] = useState("I had a long day and I cannot switch off.");
  const [tried, setTried] = useState<ModelTrial | null>(null);
  const act = useAct();

  const choose = () =>
    act.run("It writes from the next message on, on every server.", async () => {
      onChanged({ ...here, ...(await api.models.choose({ choice })) });
    });
  const tryIt = (event: FormEvent) => {
    event.preventDefault();
    setTried(null);
    void act.run("It answered.", async () => setTried(await api.models.try({ choice, sentence })));
  };

  return (
    <section className="card" aria-labelledby="desk-writer">
      <h2 id="desk-writer">Who writes</h2>
      <p>
        Now: <b className={styles["desk-who"]}>{sayWriter(here.in_use)}</b>. Whoever writes,
        messages are screened and a crisis is met in our own words.
      </p>
      <form className={styles["desk-model"]} onSubmit={tryIt}>
        <div className={styles["desk-choice"]}>
          <span className="select">
            <label htmlFor={id}>Model</label>
            <select
              id={id}
              value={choice ?? ""}
              onChange={(event) => {
                setChoice(event.target.value || null);
                setTried(null);
              }}
            >
              {optionsOf(here).map(({ choice: each, label }) => (
                <option key={label} value={each ?? ""}>
                  {label}
                </option>
              ))}
            </select>
          </span>
          <Button onClick={choose}>Let it write</Button>
        </div>
        <div className={styles["desk-find"]}>
          <Field
            label="A sentence to try it with"
            hint="It is answered as in a session, and nothing of it is kept. Loading a model may take a minute."
            value={sentence}
            required
            maxLength={limits.models.sentenceMaxChars}
            onChange={(event) => setSentence(event.target.value)}
          />
          <Button kind="soft" type="submit">
            Try it
          </Button>
        </div>
      </form>
      <ActOutcome act={act} />
      {tried && <TriedWords tried={tried} />}
    </section>
  );
};

const graphicsWords = { nvidia: "NVIDIA", metal: "Metal" };

/** How far it is, looked at every second while it comes. */
const FetchingLine = ({ fetching, onStop }: { fetching: Fetching; onStop: () => void }) => {
  const { name, done_bytes, total_bytes, state, trouble } = fetching;
  if (state === "here") return <p className="quietly">{name} is here and can be chosen above.</p>;
  if (state !== "coming")
    return (
      <p className="quietly">
        {name} is not here: {state === "stopped" ? "stopped; what came so far is kept" : trouble}.
      </p>
    );
  return (
    <div className={styles["desk-row"]}>
      <label>
        Fetching {name}: {sayGb(done_bytes)} of {sayGb(total_bytes)}{" "}
        <progress value={done_bytes} max={total_bytes} />
      </label>
      <Button kind="bare" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
};

type MachineCardProps = { here: ModelsHere; onLook: () => Promise<void> };

const MachineCard = ({
  here: { machine, catalogue, installed, fetching },
  onLook,
}: MachineCardProps) => {
  const act = useAct();
  const isComing = fetching?.state === "coming";
  useEffect(() => {
    if (!isComing) return;
    // One that fails is followed by the next.
    const timer = setInterval(() => void onLook().catch(() => undefined), 1_000);
    return () => clearInterval(timer);
  }, [isComing, onLook]);
  const get = (name: string) =>
    act.run("", async () => {
      await api.models.fetch({ name });
      await onLook();
    });
  const stop = () =>
    void act.run("", async () => {
      await api.models.stopFetching({});
      await onLook();
    });
  return (
    <section className="card" aria-labelledby="desk-machine">
      <h2 id="desk-machine">This machine, and what fits it</h2>
      <p className="quietly">Of the server that answered, where there are several.</p>
      <dl className={styles["desk-facts"]}>
        <div>
          <dt>Memory</dt>
          <dd>
            {sayGb(machine.memory_bytes)}, {sayGb(machine.spare_bytes)} to spare
          </dd>
        </div>
        <div>
          <dt>Cores</dt>
          <dd>{machine.cores}</dd>
        </div>
        <div>
          <dt>Free on the disk</dt>
          <dd>{sayGb(machine.free_disk_bytes)}</dd>
        </div>
        <div>
          <dt>Graphics card</dt>
          <dd>{machine.graphics ? graphicsWords[machine.graphics] : "none found"}</dd>
        </div>
      </dl>
      <ul className="lines" aria-label="Models for this machine">
        {catalogue.map(({ name, about, bytes, licence, fits, why }) => (
          <li key={name} className={styles["desk-row"]}>
            <b>{name}</b>
            <span>
              {about}. {sayGb(bytes)} to fetch, {licence}.
            </span>
            <span className="quietly">
              {installed.some((model) => model.name === name)
                ? "Installed."
                : fits
                  ? `It ${why}.`
                  : `It does not fit: ${why}.`}
            </span>
            {fits && !isComing && !installed.some((model) => model.name === name) && (
              <span>
                <Button kind="bare" onClick={() => get(name)} aria-label={`Fetch ${name}`}>
                  Fetch
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {fetching && <FetchingLine fetching={fetching} onStop={stop} />}
      <ActOutcome act={act} />
    </section>
  );
};

const Models = ({ first }: { first: ModelsHere }) => {
  const [here, setHere] = useState(first);
  const look = useCallback(async () => setHere(await api.models.read({})), []);
  return (
    <>
      <WriterForm here={here} onChanged={setHere} />
      <ModelServerCard kept={here.typed} onChanged={look} />
      <MachineCard here={here} onLook={look} />
    </>
  );
};

/** Which model writes, on every server at once, and what could. */
export const ModelPart = () => (
  <AskedPart ask={() => api.models.read({})}>{(here) => <Models first={here} />}</AskedPart>
);
