import { read } from "@app/reading/read";
import { riskIn, riskOf } from "@app/safety/message-risk";
import { isSureOfNone, readMessage } from "@app/safety/read-message";
import { isPerson, type RiskItem } from "@app/safety/risk-history";
import { screenTurn } from "@app/safety/screen-turn";
import { type HeardMessage, type MessageToHear, notRead } from "./heard-message.ts";

export const hearNow = ({ content, history }: MessageToHear): HeardMessage => {
  const risk = readMessage(content);
  return {
    reading: read(content),
    screening: screenTurn({ content, history, reading: risk }),
    read: riskOf(content, risk),
    isSureOfNone: { slowly: isSureOfNone(risk, "slowly"), quickly: isSureOfNone(risk, "quickly") },
  };
};

/** So much is read again of a session of which nothing was kept; what lies further back is long past. */
const readAgainChars = 50_000;

/** Each message of the person with what it was read as, the newest first where there is much to read. */
export const readHistory = (history: readonly RiskItem[]): RiskItem[] => {
  let leftChars = readAgainChars;
  return history
    .toReversed()
    .map((item) => {
      if (!isPerson(item) || item.read) return item;
      leftChars -= item.content.length;
      return { ...item, read: leftChars < 0 ? notRead : riskIn(item) };
    })
    .toReversed();
};
