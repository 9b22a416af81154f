import { sayableClauses } from "../reflect/sayable-clauses.ts";
import { turnPhrase } from "../reflect/turn-round.ts";
import { toldActions } from "../say/told-actions.ts";
import { fillSlots } from "../words/voice.ts";
import { type ActionRule, withOwnCapitals } from "./action-rule.ts";

export const helped: ActionRule = (message, clause) => {
  if (
    !/\b(?:(?:that|it|which|this) (?:really |actually |sort of |kind of |does |did )?help(?:s|ed)?|calms me|does me good|cheers me up|makes me feel better|takes my mind off)\b/.test(
      clause,
    ) ||
    /\b(?:didn't|doesn't|don't|not|never|nothing|no|if|would|might|used to)\b/.test(clause)
  )
    return null;
  const said = sayableClauses(message).find(
    ({ text }) =>
      /\bhelp|calms|good|cheers|better|mind off\b/.test(text) &&
      !/^(?:that|it|this|which)\b/.test(text),
  );
  return said
    ? fillSlots(toldActions.helped, {
        said: said.text
          .replace(
            /,? (?:and|which) (?:that |it |this )?(?:really |actually |sort of |kind of )?(?:help|calm|does|cheer|makes|takes).*$/,
            "",
          )
          .replace(/ (?:last night|yesterday|today|tonight|this morning|last nite)\b/, ""),
      })
    : null;
};

const nextOf: Readonly<Record<string, string>> = {
  weekends: "next weekend",
  mornings: "tomorrow morning",
  evenings: "tomorrow evening",
  nights: "tomorrow night",
  sundays: "next Sunday",
  saturdays: "next Saturday",
  bedtimes: "tomorrow’s bedtime",
};
export const hardHour: ActionRule = (_, clause) => {
  if (
    /\b(?:worst|hardest|bad|awake|wake)\b[^.!?]{0,30}\b(?:[1-5] ?(?:am|o'clock|in the morning)|three in the morning|middle of the night|small hours)\b/.test(
      clause,
    )
  )
    return toldActions.smallHours;
  const hour =
    /\b(weekends|mornings|evenings|nights|sundays|saturdays|bedtimes)\b (?:are|is) (?:always |usually |just |really )?(?:the )?(?:worst|hardest|hard|bad|awful|like this)\b/.exec(
      clause,
    )?.[1] ??
    /\b(?:worst|hardest)\b[^.!?]{0,12}\b(weekends|mornings|evenings|nights|sundays|saturdays|bedtimes)\b/.exec(
      clause,
    )?.[1];
  return hour
    ? fillSlots(toldActions.hardHour, {
        next: nextOf[hour],
        hard: `${hour.replace(/^s(?=un|at)/, "S")} are`,
      })
    : null;
};

export const stopped: ActionRule = (message, clause) => {
  const doing =
    /\bi(?:'ve| have)? (?:just |even |also )?stopped ((?:seeing|meeting|playing|running|swimming|painting|singing|cooking|reading|baking|knitting|gardening|dancing|cycling|walking|going to)\b[^.,;!?]{0,40})/.exec(
      clause,
    )?.[1];
  if (!doing) return null;
  if (
    /^(?:seeing|meeting) (?:my |our |any )?(?:\w+ )?(?:friends|mates|people|anyone)\b/.test(doing)
  )
    return toldActions.friendsUnseen;
  const turned = turnPhrase(
    withOwnCapitals(doing.replace(/ (?:and|but|so|because|when|since|after|in) .*$/, ""), message),
  );
  return turned && !/\b(?:it|that|him|her|them)\b/.test(turned)
    ? fillSlots(toldActions.stopped, { doing: turned })
    : null;
};

export const usedTo: ActionRule = (message, clause, reading) => {
  const doing =
    /\b(?:i|we)?(?:^| )used to ((?:go|play|paint|sing|bake|run(?! an?\b| the\b| my\b)|swim|cycle|draw|knit|cook|dance|bowl|climb|write|garden|sew|fish|volunteer)\b[^.,;!?]{0,30})/.exec(
      clause,
    )?.[1];
  if (!doing || reading.ended.dead.size > 0 || reading.ended.love) return null;
  if (/\b(?:can't|won't|couldn't|before (?:he|she)|he|she|they)\b/.test(message.lower)) return null;
  const turned = turnPhrase(
    withOwnCapitals(doing.replace(/ (?:and|but|so|because|when|since|me|before) .*$/, ""), message),
  );
  return turned && !/\b(?:it|that|him|her|them|everything|all)\b/.test(turned)
    ? fillSlots(toldActions.usedTo, { doing: turned })
    : null;
};

export const load: ActionRule = (_, clause) =>
  /\b(?:everything is up to me|i(?:'m| am) the one (?:who (?:does|do|has to|always|ends up)|making|doing)|i do (?:it |everything |them )?all\b(?! the\b)|nights are me|it's all (?:on|down to) me|i have to do everything|nobody (?:else )?(?:helps|lifts)|left to me|falls to me|comes down to me)\b/.test(
    clause,
  )
    ? toldActions.load
    : null;

export const sinceThen: ActionRule = (message, clause) => {
  const event =
    /\bsince (the (?:accident|crash|operation|birth|attack|fall|stroke|fire|burglary))\b/.exec(
      clause,
    )?.[1];
  const said = message.lower;
  return event &&
    /\b(?:happens|panic|shak\w+|sleep|scared|nervous|jump\w*|cry|can't|dreams?|nightmares?)\b/.test(
      said,
    )
    ? fillSlots(toldActions.sinceThen, { event })
    : null;
};
