import type { DeskPerson } from "@app/contract/calls/desk-fields";
import { limits } from "@app/contract/limits";
import { type FormEvent, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import styles from "./desk.module.css";
import { sayDeskMoment } from "./desk-words.ts";
import { useAct } from "./use-act.ts";

type PersonCardProps = {
  person: DeskPerson;
  onChanged: (person: DeskPerson) => void;
  onDeleted: () => void;
};

const facts = (person: DeskPerson): readonly (readonly [string, string])[] => [
  ["Number", person.uid],
  ["Address confirmed", person.email === null ? "has none" : person.email_verified ? "yes" : "no"],
  ["Here since", sayDeskMoment(person.created_at)],
  ["Last here", person.last_logged_in ? sayDeskMoment(person.last_logged_in) : "not known"],
  ["Sessions", String(person.sessions)],
  ["Saved conversations", String(person.saved_conversations)],
  ["Sign-ins now", String(person.sign_ins)],
];

/** An anonymous person can be signed out and deleted, and has nothing else to be given. */
export const PersonCard = ({ person, onChanged, onDeleted }: PersonCardProps) => {
  const { uid } = person;
  const act = useAct();
  const [credits, setCredits] = useState(String(person.voice_credits));
  const [asking, setAsking] = useState(false);

  const change = (said: string, work: () => Promise<{ person: DeskPerson }>) =>
    act.run(said, async () => {
      const changed = (await work()).person;
      setCredits(String(changed.voice_credits));
      onChanged(changed);
    });
  const saveCredits = (event: FormEvent) => {
    event.preventDefault();
    void change("Credits are set.", () =>
      api.desk.setCredits({ uid, voice_credits: Number(credits) }),
    );
  };
  const deletePerson = () => {
    setAsking(false);
    void act.run("Deleted, with everything kept of them.", async () => {
      await api.desk.deletePerson({ uid, confirm: "Y" });
      onDeleted();
    });
  };

  return (
    <section className="card" aria-labelledby="desk-person">
      <h2 id="desk-person">{person.email ?? "Somebody without an account"}</h2>
      <dl className={styles["desk-facts"]}>
        {facts(person).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!person.anonymous && (
        <div className={styles["desk-forms"]}>
          <ChoiceForm
            label="Plan"
            value={person.plan ?? "none"}
            choices={["none", "paid", "pro"]}
            onSave={(plan) =>
              change(`The plan is ${plan} now.`, () =>
                api.desk.setPlan({ uid, plan: plan === "none" ? null : plan }),
              )
            }
          />
          <ChoiceForm
            label="Role at the desk"
            value={person.role ?? "none"}
            choices={["none", "moderator", "admin"]}
            onSave={(role) =>
              change(`The role is ${role} now.`, () =>
                api.desk.setRole({ uid, role: role === "none" ? null : role }),
              )
            }
          />
          <form className={styles["desk-choice"]} onSubmit={saveCredits}>
            <Field
              label="Voice credits"
              type="number"
              inputMode="numeric"
              min={0}
              max={limits.voice.proCredits}
              step={1}
              required
              value={credits}
              onChange={(event) => setCredits(event.target.value)}
            />
            <Button kind="soft" type="submit">
              Set credits
            </Button>
          </form>
        </div>
      )}
      <p className={`button-row ${styles["desk-acts"]}`}>
        <Button
          kind="soft"
          onClick={() => change("Signed out everywhere.", () => api.desk.endSignIns({ uid }))}
        >
          Sign out everywhere
        </Button>
        <Button kind="soft" className={styles["desk-danger"]} onClick={() => setAsking(true)}>
          Delete this person
        </Button>
      </p>
      <ActOutcome act={act} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this person?"
        actions={
          <>
            <Button kind="bare" onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button kind="soft" className={styles["desk-danger"]} onClick={deletePerson}>
              Delete for good
            </Button>
          </>
        }
      >
        <p>
          Everything of <b className={styles["desk-who"]}>{person.email ?? uid}</b> goes at once:
          the account, every conversation, and the vault. A membership ends. Nobody can bring it
          back.
        </p>
      </Dialog>
    </section>
  );
};
