import { type SubmitEvent, useRef, useState } from "react";
import { problemOf, sentenceOf } from "../../errors/problem.ts";
import { fieldOf, type Refusal } from "./ask-identity.ts";

type FieldProblems = Readonly<Record<string, string | undefined>>;

export type Asking = {
  /** What is being done just now; null when nothing is. */
  doing: string | null;
  /** Why it did not work, where that is about no single field. */
  trouble: string | null;
  /** The code of the last refusal, for those that have a way out of their own. */
  refusedBy: string | null;
  /** What is wrong, by the name of the field. */
  problems: FieldProblems;
  /** Does one thing at a time, and shows what came of it; true when it was done. */
  run: (what: string, work: () => Promise<Refusal | null>) => Promise<boolean>;
  /** Reads a form: the first field that is wrong gets the keyboard; else what was typed is handed on. */
  submit: (
    check: (typed: Typed) => FieldProblems,
    send: (typed: Typed) => void,
  ) => (event: SubmitEvent<HTMLFormElement>) => void;
  clear: () => void;
};

/** What stands in a field of the form; empty when there is no such field. */
type Typed = (name: string) => string;

const focus = (form: ParentNode, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

/** One form's conversation with the server. */
export const useAsking = (): Asking => {
  const [doing, setDoing] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusedBy, setRefusedBy] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const clear = () => {
    setTrouble(null);
    setProblems({});
    setRefusedBy(null);
  };

  const refuse = (refusal: Refusal) => {
    const field = fieldOf(refusal);
    setRefusedBy(refusal.code);
    const own = form.current;
    if (!field || !own?.querySelector(`[name="${field}"]`)) return setTrouble(refusal.words);
    setProblems({ [field]: refusal.words });
    focus(own, field);
  };

  return {
    doing,
    trouble,
    problems,
    refusedBy,
    clear,
    run: async (what, work) => {
      if (doing !== null) return false;
      setDoing(what);
      clear();
      try {
        const refusal = await work();
        if (refusal) refuse(refusal);
        return refusal === null;
      } catch (error) {
        setTrouble(`${sentenceOf(problemOf(error))} Nothing was lost. You can try again.`);
        return false;
      } finally {
        setDoing(null);
      }
    },
    submit: (check, send) => (event) => {
      event.preventDefault();
      if (doing !== null) return;
      const own = event.currentTarget;
      form.current = own;
      const fields = new FormData(own);
      const typed: Typed = (name) => String(fields.get(name) ?? "");
      const found = check(typed);
      setProblems(found);
      setTrouble(null);
      const wrong = Object.keys(found).find((name) => found[name]);
      if (wrong) focus(own, wrong);
      else send(typed);
    },
  };
};
