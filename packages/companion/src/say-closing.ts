import { closingOf } from "@app/guide/end/leave";
import { chooseHelplines, numbersFor } from "@app/safety/choose-helplines";
import { hasBegun } from "@app/safety/course/has-begun";
import { metCategory } from "@app/safety/course/read-course";
import { crisisFarewell } from "@app/safety/crisis-farewell";
import { countryOf } from "@app/safety/meet-risk";
import { screenHistory } from "@app/safety/screen-message";
import { isImminent } from "@app/safety/screening";
import { readItems } from "./hearing/read-items.ts";
import { composeClosing, composeListening } from "./turn/compose.ts";
import { type SpokenEvent, speak, speakLed } from "./turn/speak.ts";
import { type Closing, pacedFor, safetyEvent, type TurnSettings } from "./turn-request.ts";

/** The closing words of a session. */
export async function* sayClosing(
  given: TurnSettings,
  closing: Closing,
): AsyncGenerator<SpokenEvent> {
  const settings = pacedFor(given, closing);
  const { history, messageId, signal } = closing;
  const items = await readItems(given.hearing, history, closing.state.risk, closing.onSpent);
  const screening = screenHistory(items);
  const country = countryOf({ ...closing, history: items, content: "" });
  const told = { history, content: "", memories: [] };
  const category = metCategory(items) ?? screening.category;
  if (screening.level === "crisis" && category !== null) {
    const helplines = chooseHelplines({
      country,
      category,
      imminent: isImminent(screening),
    });
    yield safetyEvent({ level: "crisis", category, helplines });
    const { heard, step, mayListen } = crisisFarewell({
      history: items,
      helplines,
      category,
    });
    const composeHeard = () =>
      composeListening({
        ...closing,
        content: null,
        screening: { ...screening, category },
        steps: [step.text],
        helplines,
        contextChars: settings.contextChars,
      });
    const compose = mayListen ? composeHeard : null;
    yield* speakLed(settings, { messageId, signal, told, heard, step, compose });
    return;
  }
  yield* speak(settings, {
    messageId,
    signal,
    compose: () =>
      composeClosing({
        ...closing,
        // A goodbye is about this session alone.
        memories: [],
        screening,
        hasMetRisk: hasBegun(items),
        helplines: [],
        contextChars: settings.contextChars,
      }),
    guideWords: async () => ({
      text: closingOf(closing.state.talk, closing.sessionId),
      memoryIds: [],
    }),
    allowedNumbers: () => numbersFor(country),
    told,
  });
}
