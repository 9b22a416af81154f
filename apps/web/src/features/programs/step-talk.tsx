import { brand } from "@app/contract/brand";
import { programStepPath } from "@app/contract/journey-kit";
import { paths } from "@app/contract/paths";
import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Zoki } from "../../ui/zoki.tsx";
import type { StepData } from "./program-data.ts";
import styles from "./programs.module.css";
import type { UsedStanding } from "./use-standing.ts";

type StepTalkProps = UsedStanding & Pick<StepData, "program" | "number"> & { opening: string };

/** The conversation of the step: how it begins, and the way into it. */
export const StepTalk = ({ program, number, opening, standing, state }: StepTalkProps) => {
  const { id } = program;
  return (
    <section
      className={`card ${styles["step-part"]} ${styles["step-talk"]}`}
      aria-labelledby="talk"
    >
      <Zoki size={72} />
      <div>
        <h2 id="talk">Talk it through</h2>
        <p className={styles["step-opening"]}>{opening}</p>
        {state.status === "ready" ? (
          <Link
            className={`${buttonClass("soft")} ${styles["step-act"]}`}
            to={paths.talkSession}
            state={{ program: { id, step: number } }}
            // The place is noted on the way; a note that fails keeps nobody from talking.
            onClick={() => void standing.change({ id, current_step: number })}
          >
            Talk with {brand.companion}
          </Link>
        ) : (
          <p className={`quietly ${styles["step-act"]}`}>
            With an account {brand.companion} leads this conversation.{" "}
            <Link to={`${paths.register}?next=${encodeURIComponent(programStepPath(id, number))}`}>
              Make an account
            </Link>{" "}
            or <Link to={paths.talkSession}>talk freely, without one</Link>.
          </p>
        )}
      </div>
    </section>
  );
};
