const opening =
  /^(?:(?:this (?:is going to|might|may|will|probably) (?:sound|sounds) (?:\w+ ){1,3}but|(?:i )?just wanted to (?:tell|share with) (?:someone|somebody|you)(?: that)?(?= (?:i|we|my)\b)|well|alright|all right|so|yeah|yes|yep|yup|no(?=[\s.!]*$|[,.!]| (?:i|i'm|i've|it|it's|he|she|they|we|my|that|that's|not|but|the|you|this|there|because|just|actually)\b)|nope|nah|fuck it|sod it|screw it|ok|okay|right|oh|ah|um|umm|uh|erm|er|hmm|hm|anyway|anyways|like|basically|honestly|actually|really|seriously|look|listen|see|and|but|or|because|cause|plus|also|then|though|although|sorry|please|hey|hi|hello|ugh|argh|oh my god|oh god|god|jesus|man|dude|the thing is|thing is|the problem is|the truth is|the worst part is|the point is|the fact is|to be honest|to be fair|to be frank|if i'm honest|i mean|you know|you see|don't get me wrong|i dunno but|i don't know but|i don't know(?=,? maybe\b)|i'd say|it's just that|it's just|it's like|it is just that|i have to say|i must say|let's just say|as i said|like i said|for example|for instance|first of all|firstly|in fact|of course|i swear|apparently|obviously|by the way|anyhow|especially since|especially|which means|so basically|just that|that(?= (?:i|he|she|they|we|it|my|the)\b)|not to mention|on top of that|even worse|worse|what's worse|the other thing is|another thing is)\b[\s,:.]*)+/i;

const closing =
  /(?:[\s,]+(?:to be fair|to be honest|you know|you know what i mean|if you know what i mean|if that makes sense|does that make sense|i guess|i suppose|i think|or something|or whatever|or anything|and stuff|and everything|and all that|and so on|bless (?:her|him|them)|though|anyway|honestly|to be honest|if i'm honest|if i am honest|actually|don't get me wrong|believe it or not|don't ask me why|don't ask|would you believe|(?<!\b(?:say|said|says|that|answer|think|people|someone|somebody|anyone|things|places|anybody|ones|stuff|lot|others) )i don't know|etc|please|don't worry|but still|so yeah|but yeah|and|but|because|or|(?<!\b(?:say|said|says|saying|feel|am|'m|was|so) )sorry|in general)|,\s*(?:right|ok|okay|really|so|like|man|as well))$|(?<=\b(?:her|him|it|them|me|this|that|you)) (?:man|dude|bro|mate)$/i;

/** "It's not that easy, is it": the question at the end asks nothing. */
const tag =
  /(?<=^i .{3,60}\w),? (?:don't|do|am|aren't|can|can't|should|shouldn't) i$|(?<=\b(?:don't|never|can't|won't)\b.{3,60}\w),? (?:do|can|will) (?:they|you|we|he|she|it|i)$|(?<=(?:\b(?:is|are|was|were|does|has|did)|'s|'re|n't|not)\b.{3,60}\w)(?<!\b(?:what|how|where|who|when|why|which|or|old|much|many|long|to|will|would|can|could|should|might|must|i'll|he'll|she'll|they'll|i'd|it)),? (?:is|isn't|was|wasn't|does|doesn't|has|hasn't) (?:it|he|she|they)$/i;

/** Swearing adds heat, not meaning; what remains can be said back. */
const heat =
  /\b(?:fucking|fuckin|freaking(?! out)|frigging|bloody|damn|damned|goddamn|goddam|effing|friggin)\s+/gi;

/** A clause without the sounds people make while they find their words. */
export const trimClause = (clause: string): string => {
  let text = clause
    .replace(heat, "")
    .replace(/[\s,;:.!?]+$/g, "")
    .trim();
  for (let round = 0; round < 4; round += 1) {
    const next = text
      .replace(opening, "")
      .replace(closing, "")
      .replace(tag, "")
      .replace(/^[\s,;:.-]+|[\s,;:.-]+$/g, "");
    if (next === text) break;
    // a clause that is nothing but such a sound keeps it
    if (next.length === 0) return text;
    text = next;
  }
  return text;
};
