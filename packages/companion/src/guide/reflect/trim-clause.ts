const opening =
  /^(?:(?:(?:it's |it is )?(?:more|just|only) that(?= (?:i|he|she|they|we|my|the|nobody|everyone)\b)|this (?:is going to|might|may|will|probably) (?:sound|sounds) (?:\w+ ){1,3}but|(?:i )?just wanted to (?:tell|share with) (?:someone|somebody|you)(?: that)?(?= (?:i|we|my)\b)|well|alright|all right|so|yeah|yes|yep|yup|no(?=[\s.!]*$|[,.!]| (?:i|i'm|i've|i'd|it|it's|he|he's|she|she's|they|they're|we|we're|we've|my|that|that's|not|but|the|you|this|there|there's|because|just|actually|nothing|nobody|everyone|everything|never)\b)|nope|nah|fuck it|sod it|screw it|ok|okay|right|oh|ah|um|umm|uh|erm|er|hmm|hm|anyway|anyways|like|basically|honestly|actually|really|seriously|look|listen|see|and|but|or(?! (?:maybe|perhaps|i|he|she|they|it|we|i'm|that)\b)|yet(?= here i am\b)|because|cause|cos|coz|plus|also|then|though|although|sorry|please|hey|hi|hello|ugh|argh|oh my god|oh god|god|jesus|man|dude|the thing is|thing is|the problem is|the truth is|truth is|fact is|the worst part is|the (?:annoying|funny|sad|stupid|weird|odd|worst|best|hard|silly|mad|daft|strange) (?:thing|part|bit) is|the point is|the fact is|to be honest|to be fair|to be frank|if i'm honest|i mean|you know|you see|don't get me wrong|i dunno but|i don't know but|i don't know(?=,? maybe\b)|i'd say|it's (?:more |just |only |not so much |partly )?that(?= (?:i|i'm|i've|i'd|he|he's|she|she's|they|we|my|the|nobody|everyone|it)\b)|(?:the (?:thing|bit|part) (?:that |which )?|what (?:really )?)(?:gets|bothers|kills|annoys|hurts|scares|worries|upsets|bugs|hits|frightens|stings|breaks|frustrates|irritates) me (?:most |the most |more )?is(?: that)?(?= (?:i|i'm|i've|i'd|he|he's|she|she's|they|they're|we|my|the|nobody|everyone|it|it's)\b)|fair enough(?= (?:he|she|they|i|it)\b)|eeh|ooh|any road(?: up)?|aye|haha|ha|lol|the only (?:thing|trouble|problem|snag|bit) is|it's just(?= (?:i|i'm|i've|i'd|he|he's|she|she's|they|they're|we|my|his|her|the|that|nobody|everyone|when|at|in|if|sometimes|people|mum|dad|all)\b)|it's like(?= (?:i|as soon|he|she|they|we|my|nobody|everyone|when|if)\b)|it is just that|i have to say|i must say|let's just say|as i said|like i said|for example|for instance|first of all|firstly|in fact|of course|i swear|apparently|obviously|by the way|anyhow|especially since|especially|which means|so basically|just that|that(?= (?:i|he|she|they|we|it|my|the)\b)|not to mention|on top of that|even worse|worse|what's worse|the other thing is|another thing is)\b[\s,:.]*)+/i;

const closing =
  /(?:[\s,]+(?:to be fair|to be honest|you know|you know what i mean|if you know what i mean|if you (?:can )?(?:credit|believe|like|ask me|will|see what i mean|must know|please)(?: it| that)?|if that makes sense|if that(?:'s|'s not| is| isn't) (?:an? |the |not )?(?:\w+ )?(?:thing to say|way to put it|word|possible|all right|okay|ok|a thing)|(?:and )?then,? i don't know|but who cares|but hey(?: ho)?|but there (?:we are|you go|it is)|but never mind|but oh well|oh well|does that make sense|i guess|i suppose|i think|or something|or whatever|or anything|and stuff|and everything|and all that|and so on|bless (?:her|him|them)|though|anyway|honestly|to be honest|if i'm honest|if i am honest|actually|don't get me wrong|whatever that (?:is|means)|believe it or not|touch wood|for (?:goodness|heaven's|god's|christ's|pete's)'? sake|god (?:forgive|help|rest) (?:me|us|him|her|them)|poor (?:thing|love|lamb|man|woman|soul|kid|sod)|(?<!\b(?:what|how|that|than|as|like|when|who|where|whatever|things?|anything|something|which|do|know) )(?:i (?:expect|reckon|imagine|bet|should think|dare say|daresay|gather)|i'd say)|(?:so )?i(?:'m| am) told|so they (?:say|tell me)|so sorry (?:if|for|about) .*|(?<!\b(?:people|person|what|how|that|everyone|anyone|someone|nobody|as|than|all|one|like|who|which|say|said|things?|ones|only|and|but|do) )i know(?: that)?|(?<!\b(?:say|said|says|saying|great|no|a|of|to|the|and) )(?:thanks|thank you|cheers)|an' all|an all|n all|lol|lmao|haha|hehe|ha|aye|tbh|ngl|don't ask me why|don't ask|would you believe|(?<!\b(?:say|said|says|that|answer|think|people|someone|somebody|anyone|things|places|anybody|ones|stuff|lot|others) )i don't know|etc|please|don't worry|but still|obviously|apparently|so yeah|but yeah|and|but|because|or|(?<!\b(?:say|said|says|saying|feel|am|'m|was|so) )sorry|in general)|,\s*(?:right|ok|okay|really|so|like|man|as well|pet|love|duck|hen|pal|mind|mind you))$|(?<=\b(?:knackered|tired|exhausted|shattered|fine|grand|hard|daft|it|that)) (?:pet|hen|duck|pal|love|chuck)$|(?<=\b(?:never|not|\w+n't)\b.{4,60}\w(?<!\b(?:tell|told|tells|answer|say|said|says)\b.{0,20})(?<!\b(?:say|said|says|saying|mean|means|to|a|the|is|was|be|with|for|of))) (?:no|nope|nah)$|,? which (?:sounds|is|was|feels|seems|i know is|probably sounds)(?: (?:so|really|very|a bit|a little|just|quite|probably))* (?:stupid|silly|ungrateful|pathetic|ridiculous|daft|mad|awful|terrible|horrible|selfish|childish|petty|dumb|crazy|sad|embarrassing|lame|weird|odd|mean|cruel|bad)$|(?<=\b(?:her|him|it|them|me|this|that|you))(?<!\bcall(?:s|ed|ing)? \w+) (?:man|dude|bro|mate)$/i;

/** "It's not that easy, is it": the question at the end asks nothing. */
const tag =
  /(?<=\w{2}.{3,60}\w),? (?:couldn't|wouldn't|isn't|hasn't|hadn't|didn't|doesn't|don't|aren't|weren't|wasn't|won't|shouldn't|haven't) (?:i|he|she|it|they|we|you)$|(?<=n't .{3,60}\w) (?:was|were) (?:i|we|you)$|(?<=^i .{3,60}\w),? (?:don't|do|am|aren't|can|can't|should|shouldn't) i$|(?<=\b(?:don't|never|can't|won't)\b.{3,60}\w),? (?:do|can|will) (?:they|you|we|he|she|it|i)$|(?<=(?:\b(?:is|are|was|were|does|has|did)|'s|'re|n't|not)\b.{3,60}\w)(?<!\b(?:what|how|where|who|when|why|which|or|old|much|many|long|to|will|would|can|could|should|might|must|i'll|he'll|she'll|they'll|i'd|it)),? (?:is|isn't|was|wasn't|does|doesn't|has|hasn't) (?:it|he|she|they)$/i;

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
