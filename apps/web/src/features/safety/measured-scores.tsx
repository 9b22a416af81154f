import type { MeasuredShare, OrdinaryTalkScores, SafetyScores } from "@app/contract/safety-scores";
import styles from "./safety.module.css";
import { ScoreCurve } from "./score-curve.tsx";
import { categoryName, inHundred, inThousand, rangeOf, setName } from "./scores.ts";

const barWidth = 200;

/** A share as a bar, with the range it may lie in drawn over it. */
const Bar = ({ share }: { share: MeasuredShare }) => {
  const at = (value: number) => value * barWidth;
  return (
    <svg
      className={styles["score-bar"]}
      viewBox={`0 0 ${barWidth} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles["score-all"]} width={barWidth} height="12" rx="6" />
      <rect className={styles["score-hits"]} width={at(share.hits / share.of)} height="12" rx="6" />
      <rect
        className={styles["score-range"]}
        x={at(share.low)}
        y="5"
        width={at(share.high) - at(share.low)}
        height="2"
      />
    </svg>
  );
};

type FigureProps = {
  name: string;
  words: string;
  share: MeasuredShare;
  said?: (share: MeasuredShare) => string;
};

const Figure = ({ name, words, share, said = inHundred }: FigureProps) =>
  share.of > 0 && (
    <li>
      <b>{said(share)}</b>
      <h3>{name}</h3>
      <p>{words}</p>
      <Bar share={share} />
      <p className={styles["score-count"]}>
        {share.hits} of {share.of}, {rangeOf(share)} in 100 by chance alone
      </p>
    </li>
  );

/** What people live with comes first: most talk holds no danger at all. */
const InOrdinaryTalk = ({ ordinary }: { ordinary: OrdinaryTalkScores }) => (
  <>
    <h3 className={styles["score-heading"]}>In ordinary talk</h3>
    <ul className={styles["scores"]}>
      <Figure
        name="Taken for a crisis"
        words="Messages of everyday talk, with no danger in them, that were taken for one."
        share={ordinary.crises}
        said={inThousand}
      />
      <Figure
        name="Any alarm"
        words="The same, with those counted that only a careful question would follow."
        share={ordinary.alarms}
        said={inThousand}
      />
      <Figure
        name="Conversations"
        words="Everyday conversations in which a word about risk falls at least once."
        share={ordinary.talks}
      />
    </ul>
    <ScoreCurve curve={ordinary.curve} />
    <h3 className={styles["score-heading"]}>Where there is danger</h3>
  </>
);

/** Written by the evaluation, and never by hand. */
export const MeasuredScores = ({ scores }: { scores: SafetyScores }) => (
  <>
    {scores.ordinary && <InOrdinaryTalk ordinary={scores.ordinary} />}
    <ul className={styles["scores"]}>
      <Figure
        name="Crises it noticed"
        words="Messages that spoke of a crisis, and were taken for one."
        share={scores.found}
      />
      <Figure
        name="False alarms"
        words="Harmless messages that were taken for a crisis. Fewer is better."
        share={scores.falseAlarms}
      />
      <Figure
        name="Hard days it noticed"
        words="Messages in between, such as “I can’t do this any more”, that got a question back."
        share={scores.borderline}
      />
    </ul>
    {scores.elsewhere && (
      <>
        <h3 className={styles["score-heading"]}>In ten other languages</h3>
        <ul className={styles["scores"]}>
          <Figure
            name="Crises it noticed"
            words="Spanish, Portuguese, French, German, Italian, Hindi, Arabic, Chinese, Japanese and Russian together."
            share={scores.elsewhere.crises}
          />
          <Figure
            name="Asked about at least"
            words="Messages that spoke of a crisis, and got a question back in their own language."
            share={scores.elsewhere.met}
          />
          <Figure
            name="Harmless ones asked about"
            words="Everyday messages, and some that only sound like danger. Fewer is better."
            share={scores.elsewhere.alarms}
          />
        </ul>
      </>
    )}
    <h3 className={styles["score-heading"]}>By kind of crisis</h3>
    <table className={styles["score-table"]}>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Noticed</th>
          <th scope="col">Of</th>
        </tr>
      </thead>
      <tbody>
        {scores.foundBy.map(({ category, found }) => (
          <tr key={category}>
            <th scope="row">{categoryName(category)}</th>
            <td>
              {inHundred(found)} <Bar share={found} />
            </td>
            <td>
              {found.hits} of {found.of}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <h3 className={styles["score-heading"]}>By set of messages</h3>
    <table className={styles["score-table"]}>
      <thead>
        <tr>
          <th scope="col">Set</th>
          <th scope="col">Crises noticed</th>
          <th scope="col">False alarms</th>
        </tr>
      </thead>
      <tbody>
        {scores.sets.map(({ name, messages, found, falseAlarms }) => (
          <tr key={name}>
            <th scope="row">
              {setName(name)} <span>{messages} messages</span>
            </th>
            <td>{found.of > 0 ? `${found.hits} of ${found.of}` : "none in it"}</td>
            <td>
              {falseAlarms.of > 0 ? `${falseAlarms.hits} of ${falseAlarms.of}` : "none in it"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
