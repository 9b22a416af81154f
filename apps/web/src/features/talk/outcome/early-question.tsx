import type { FormSafety } from "@app/contract/form-fields";
import { limits } from "@app/contract/limits";
import { type FormEvent, useEffect, useState } from "react";
import { api } from "../../../api.ts";
import { type Problem, problemOf, sentenceOf } from "../../../errors/problem.ts";
import { FormHelp } from "../../../forms/form-help.tsx";
import { countryHere } from "../../../helplines/country-here.ts";
import { helpInError } from "../../../helplines/help-in-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { answerWords, createEarlyFeedback, type EarlyAnswer } from "./early-feedback.ts";
import "../../../ui/card.css";
import styles from "./early-question.module.css";

const early = createEarlyFeedback({
  users: api.users,
  feedback: api.feedback,
  country: countryHere,
});

const answers: readonly EarlyAnswer[] = ["helped", "didNot"];

type Step = "unasked" | "asked" | "sending" | "thanks" | "gone";

/** Last on the page and easy to pass by: nothing waits for an answer. */
export const EarlyQuestion = () => {
  const [step, setStep] = useState<Step>("unasked");
  const [answer, setAnswer] = useState<EarlyAnswer | null>(null);
  const [safety, setSafety] = useState<FormSafety>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let here = true;
    early.ask().then(
      (asks) => {
        if (here && asks) setStep("asked");
      },
      // A question that could not be asked is not missed.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!answer || step === "sending") return;
    const words = String(new FormData(event.currentTarget).get("words") ?? "");
    setStep("sending");
    setProblem(null);
    try {
      setSafety(await early.send(answer, words));
      setStep("thanks");
    } catch (error) {
      setProblem(problemOf(error));
      setSafety(helpInError(error));
      setStep("asked");
    }
  };

  if (step === "unasked" || step === "gone") return null;
  if (step === "thanks")
    return (
      <div className={`card ${styles["early"]}`}>
        {safety && <FormHelp safety={safety} level={3} />}
        <p role="status">Thank you. A person will read it.</p>
      </div>
    );
  return (
    <section className={`card ${styles["early"]}`} aria-labelledby="early">
      {safety && <FormHelp safety={safety} level={3} />}
      <h3 id="early">Did this help?</h3>
      <p className="quietly">Asked once. It goes without your name, and nothing depends on it.</p>
      <form onSubmit={send}>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons that answer one question, and no field to fill in */}
        <div className="button-row" role="group" aria-labelledby="early">
          {answers.map((each) => (
            <Button
              key={each}
              kind="soft"
              className={styles["early-answer"]}
              aria-pressed={answer === each}
              onClick={() => setAnswer(each)}
            >
              {answerWords[each]}
            </Button>
          ))}
          <Button kind="bare" onClick={() => setStep("gone")}>
            No answer
          </Button>
        </div>
        {answer && (
          <>
            <Field
              label="A line about why, if you like"
              name="words"
              autoComplete="off"
              maxLength={limits.feedback.textMaxChars}
              problem={problem ? `${sentenceOf(problem)} Nothing was lost.` : undefined}
            />
            <Button kind="soft" type="submit" disabled={step === "sending"}>
              {step === "sending" ? "Sending" : "Send"}
            </Button>
          </>
        )}
      </form>
    </section>
  );
};
