import type { DeskPerson } from "@app/contract/calls/desk-fields";
import { type FormEvent, useState } from "react";
import { api } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { AskedPart } from "./asked-part.tsx";
import styles from "./desk.module.css";
import { sayDeskMoment } from "./desk-words.ts";
import { PersonCard } from "./person-card.tsx";
import { useAct } from "./use-act.ts";

const Staff = () => (
  <section className="card" aria-labelledby="desk-staff">
    <h2 id="desk-staff">Who works here</h2>
    <AskedPart ask={() => api.desk.staff({})}>
      {({ staff }) => (
        <ul className="lines">
          {staff.map(({ uid, email, role, since }) => (
            <li key={uid} className={styles["desk-row"]}>
              <b>{email ?? uid}</b>
              <span className="quietly">
                {role}, since {sayDeskMoment(since)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AskedPart>
  </section>
);

/** One person at a time, by what names them exactly: there is no list of people. */
export const PeoplePart = () => {
  const [who, setWho] = useState("");
  const [person, setPerson] = useState<DeskPerson | null>(null);
  const act = useAct();

  const find = (event: FormEvent) => {
    event.preventDefault();
    setPerson(null);
    void act.run("Found.", async () => {
      const found = await api.desk.findPerson({ who });
      setPerson(found.person);
    });
  };

  return (
    <>
      <section className="card" aria-labelledby="desk-find">
        <h2 id="desk-find">Find a person</h2>
        <form className={styles["desk-find"]} onSubmit={find}>
          <Field
            label="E-mail address or number"
            hint="The whole of it. That you looked is kept in the log."
            value={who}
            required
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWho(event.target.value)}
          />
          <Button type="submit">Find</Button>
        </form>
        <ActOutcome act={act} />
      </section>
      {person && (
        <PersonCard
          key={person.uid}
          person={person}
          onChanged={setPerson}
          onDeleted={() => {
            setPerson(null);
            setWho("");
          }}
        />
      )}
      <Staff key={`${person?.uid}-${person?.role}`} />
    </>
  );
};
