import { limits } from "@app/contract/limits";
import { type SubmitEvent, useState } from "react";
import { api } from "../../api.ts";
import { EarlyForm } from "../../forms/early-form.tsx";
import { FormHelp } from "../../forms/form-help.tsx";
import { TrapField } from "../../forms/trap-field.tsx";
import { useSending } from "../../forms/use-sending.ts";
import { countryHere } from "../../helplines/country-here.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./contact.module.css";
import {
  type ContactField,
  type ContactProblems,
  type ContactTyped,
  contactProblems,
} from "./contact-fields.ts";

const order: readonly ContactField[] = ["name", "email", "subject", "message"];

const typedIn = (form: HTMLFormElement): ContactTyped & { website: string } => {
  const fields = new FormData(form);
  const typed = (name: string) => String(fields.get(name) ?? "");
  return {
    name: typed("name"),
    email: typed("email"),
    subject: typed("subject"),
    message: typed("message"),
    website: typed("website"),
  };
};

/** Left out rather than sent empty: the server asks for nothing but an address and a message. */
const optional = <K extends string>(key: K, value: string): Partial<Record<K, string>> =>
  value.trim() ? ({ [key]: value.trim() } as Record<K, string>) : {}; // one key, by the line itself

export const ContactForm = ({ onSent }: { onSent: () => void }) => {
  const sending = useSending();
  const [problems, setProblems] = useState<ContactProblems>({});
  const busy = sending.status === "sending";

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = typedIn(form);
    const found = contactProblems(typed);
    setProblems(found);
    const wrong = order.find((field) => found[field]);
    if (wrong) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const country = countryHere();
    void sending.send((pass) =>
      api.contact.send({
        email: typed.email.trim(),
        message: typed.message,
        ...optional("name", typed.name),
        ...optional("subject", typed.subject),
        ...optional("website", typed.website),
        ...(country && { country }),
        ...(pass && { pass }),
      }),
    );
  };

  if (sending.status === "sent")
    return (
      <>
        {sending.safety && <FormHelp safety={sending.safety} />}
        <div className={styles["contact-sent"]} role="status">
          <h2>Thank you. It is with us.</h2>
          <p>
            A person reads it, and answers by e-mail where an answer is needed. That can take some
            days.
          </p>
          <Button kind="soft" onClick={onSent}>
            Write another message
          </Button>
        </div>
      </>
    );

  return (
    // Pressed before the scripts are here it does nothing: no message may end up in an address.
    <EarlyForm className={`card ${styles["contact-form"]}`} onSubmit={submit}>
      {sending.safety && <FormHelp safety={sending.safety} />}
      <Field
        label="Your name, if you like"
        name="name"
        autoComplete="name"
        maxLength={limits.feedback.nameMaxChars}
        problem={problems.name}
      />
      <Field
        label="Your e-mail address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="For the answer, and for nothing else."
        problem={problems.email}
      />
      <Field
        label="What it is about, if you like"
        name="subject"
        maxLength={limits.contact.subjectMaxChars}
        problem={problems.subject}
      />
      <Field
        lines="many"
        label="Your message"
        name="message"
        rows={7}
        required
        maxLength={limits.contact.messageMaxChars}
        problem={problems.message}
      />
      <TrapField />
      <p className="trouble" role="alert">
        {sending.trouble}
      </p>
      <Button type="submit" aria-disabled={busy}>
        {busy ? "Sending..." : "Send"}
      </Button>
    </EarlyForm>
  );
};
