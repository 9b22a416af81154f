/** What people set out to do. */
export const doable =
  "telephone|rehearse|gather|get (?:it|everything|that|them) (?:all )?(?:on|down|written|into) (?:one |a |some )?(?:page|paper|sheet|list|writing)|post|repaint|decorate|sort|declutter|swap|rearrange|order|borrow|teach|change|shift|limit|mention|bring up|remind|contact|watch|treat|knock|drive|fill|shave|talk|be honest|be straight|be open|own up|own it|resit|retake|redo|study|train|volunteer|switch|enrol|register|pop|nip|begin|fix|mend|share|let|come|call|ring|phone|text|message|email|write|tell|speak|ask|book|make|send|go|take|start|stop|try|join|visit|meet|give|set|put|turn|lay|walk|read|practi[sc]e|cook|invite|look|apply|sign|plan|say|explain|show|bring|cut|delete|mute|block|reply|answer|offer|buy|pack|leave|get|do|have|sit|sleep|run|swim|draw|paint|play|keep|drop|cancel|arrange|check|apologi[sz]e|suggest|open|clean|tidy|eat|spend|wait|find|see|prepare|schedule|bake|hand|cycle|rest|drink|tidy up|listen|stay|use|learn|finish|ignore|pay|save|sell|return|repay|plant|light|bury|frame|hang|sing|hug|thank|knit|sew|print|wear|fold|wash|dig|hoover|record|film|lend|donate|collect|pick|choose|pray|dance|hire|wrap|water|weed|feed|mow|unfollow|archive|log|note|list|google|research|attend|help|report|stretch|host|celebrate|stick|build|repair|reach out|clear|empty|fetch|unpack|dig out|measure|admit|confess|introduce|follow|move";

/** "Deleting it tonight" is decided, once it has a time. */
const gerunds: ReadonlyMap<string, string> = new Map<string, string>(
  doable
    .split("|")
    .filter((verb) => /^[a-z]+$/.test(verb))
    .map((verb) => {
      const stem = /(?:let|put|set|get|cut|sit|run|swim|stop|drop|hug|plan|knit)$/.test(verb)
        ? `${verb}${verb.at(-1)}`
        : verb.replace(/(?<![ey])e$/, "");
      return [`${stem}ing`, verb];
    }),
);

/** "The first thing is to open the letters". */
const inTheOrder =
  /^(?:i (?:think|guess|suppose) )?(?:the|my) (?:first|next) (?:thing|step)(?: for me)?(?: to do)? (?:is|would be|might be) to /i;

/** "Putting it in the kitchen could work". */
const thoughtGood =
  /^(?:(?:maybe|perhaps|i guess|i think|ok|yes|yeah) )*([a-z]+ing) (.+?) (?:could|might|would|may)(?: actually| probably| well| really)? (?:work|help|be (?:good|nice|better|easier|doable|a start|something))(?: for me)?$/i;

/** A clause that names a plan in another form, as "I could" or "I'll" would put it. */
export const plainly = (clause: string): string => {
  const good = thoughtGood.exec(clause);
  const goodVerb = gerunds.get(good?.[1]?.toLowerCase() ?? "");
  if (good && goodVerb) return `I could ${goodVerb} ${good[2]}`;
  const inOrder = clause.replace(inTheOrder, "I could ");
  if (inOrder !== clause) return inOrder;
  const considered =
    /^(?:i was|i've been|i have been|i'd been|i am|i'm) (?:just |also |actually |even )?thinking (?:about|of) ([a-z]+ing) (.+)$/i.exec(
      clause,
    );
  const verb = gerunds.get(considered?.[1]?.toLowerCase() ?? "");
  if (considered && verb && !/^(?:go|leave|stop|give|pack|run|cut|sell|drop)$/.test(verb))
    return `I could ${verb} ${considered[2]}`;
  return decided(clause);
};

const decided = (clause: string): string =>
  clause.replace(
    /^(?:i'm |i am )?(?:just |definitely |probably |actually )?([a-z]+ing) (?=.*\b(?:tonight|tomorrow|today|this (?:weekend|evening|afternoon|week)|next week|on \w+day)\b)/i,
    (all: string, gerund: string) => {
      const verb = gerunds.get(gerund.toLowerCase());
      return verb && !/^(?:go|have|see|do|get|start|come|take|make|leave|meet|stay)$/.test(verb)
        ? `I'll ${verb} `
        : all;
    },
  );
