import { limits } from "@app/contract/limits";
import { paths } from "@app/contract/paths";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { api } from "../../../api.ts";
import { countryHere } from "../../../country-here.ts";
import { type Problem, problemOf, sentenceOf } from "../../../problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { answerWords, createEarlyFeedback, type EarlyAnswer } from "./early-feedback.ts";
import "../../../ui/card.css";
import "./early-question.css";

const early = createEarlyFeedback({
  users: api.users,
  feedback: api.feedback,
  country: countryHere,
});

const answers: readonly EarlyAnswer[] = ["helped", "didNot"];

type Step = "unasked" | "asked" | "sending" | "thanks" | "help" | "gone";

/** Last on the page and easy to pass by: nothing waits for an answer. */
export const EarlyQuestion = () => {
  const [step, setStep] = useState<Step>("unasked");
  const [answer, setAnswer] = useState<EarlyAnswer | null>(null);
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
      setStep((await early.send(answer, words)) ? "help" : "thanks");
    } catch (error) {
      setProblem(problemOf(error));
      setStep("asked");
    }
  };

  if (step === "unasked" || step === "gone") return null;
  if (step === "thanks" || step === "help")
    return (
      <p className="card early" role="status">
        Thank you. A person will read it.{" "}
        {step === "help" && (
          <>
            It sounds as if things are heavy.{" "}
            <Link to={paths.crisis}>People you can reach now are here</Link>.
          </>
        )}
      </p>
    );
  return (
    <section className="card early" aria-labelledby="early">
      <h3 id="early">Did this help?</h3>
      <p className="quietly">Asked once. It goes without your name, and nothing depends on it.</p>
      <form onSubmit={send}>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons that answer one question, and no field to fill in */}
        <div className="button-row" role="group" aria-labelledby="early">
          {answers.map((each) => (
            <Button
              key={each}
              kind="soft"
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
