import type { FormSafety } from "@app/contract/form-fields";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { isOrdinary, problemOf, sentenceOf } from "../errors/problem.ts";
import { reportError } from "../errors/report-error.ts";
import { helpInError } from "../helplines/help-in-error.ts";
import { createFormPass } from "./form-pass.ts";

type Answer = { received: boolean; safety: FormSafety };

export type Sending = {
  status: "writing" | "sending" | "sent";
  /** Why it was not taken, and that what was written is still there. */
  trouble: string | null;
  /** Help that came with the answer, whether or not the form was taken. */
  safety: FormSafety;
  send: (work: (pass: string | undefined) => Promise<Answer>) => Promise<void>;
};

const notTaken =
  "Too much came from this network at once, so this was not taken. What you wrote is still here. Try again in a minute.";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A form that anybody may send, from the moment it opens. */
export const useSending = (): Sending => {
  const [form] = useState(() =>
    createFormPass({ ask: () => api.contact.pass({}), nowMs: Date.now, wait }),
  );
  const [status, setStatus] = useState<Sending["status"]>("writing");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [safety, setSafety] = useState<FormSafety>(null);
  useEffect(form.open, []);

  return {
    status,
    trouble,
    safety,
    send: async (work) => {
      setStatus("sending");
      setTrouble(null);
      try {
        const answer = await form.send(work);
        setSafety(answer.safety);
        setStatus(answer.received ? "sent" : "writing");
        if (!answer.received) setTrouble(notTaken);
      } catch (error) {
        if (!isOrdinary(error)) reportError(error, { context: "form" });
        setStatus("writing");
        setSafety(helpInError(error));
        setTrouble(`${sentenceOf(problemOf(error))} What you wrote is still here.`);
      }
    },
  };
};
