/** "He doesn't get it he says it's part of the job": two sentences, and nothing between them. */
const collides =
  /\b(?:it|him|them|me|us|this|here|there|now|today|again|anymore|yesterday|tonight|lately|too|either|out|off|up|down|in|on|over|away|back|alone|home|asleep|\w+(?:ly|ing)) (?:he|she|they|we|i)(?:'s|'re|'m|'ve|'ll|'d)? (?:just |never |always |don't |doesn't |didn't |can't |won't |keeps? |says?|said|thinks?|thought|wants?|wanted|hates?|feels?|felt|is |are |was |were |am |got |get |gets |have |has |had |go |went |told |tells |can |could |know |knew )/i;
/** "Got through this morning they can see me Thursday." */
const afterDay =
  /\b(?:morning|afternoon|evening|week|month|weekend|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:he|she|they|we|i)(?:'s|'re|'ve|'ll)? (?:can|could|will|might|is|are|was|were|has|have|said|want)\b/i;
const justSecond = /\b\w+ (?:he|she|they) (?:just|always|never|still) \w+/i;
const leadsIn =
  /\b(?:that|when|if|because|while|since|until|before|after|as|than|how|what|why|where|who|which|whether|like|though|although|whenever|once|unless|the (?:way|day|time|moment|thing|things|one|ones|first time|last time)|every time|now|thinks?|thought|knows?|knew|feels?|felt|guess|hopes?|wish|means?|believes?|reckons?|say|says|said|told|tells?|realise|realised|suggests?|suggested|promised|afraid|scared|worried|sure|wonder|bet|reckon|suppose|pretend(?:s|ed|ing)?|thinking|knowing|saying|hoping|feeling|wishing|wondering|imagining|so (?:\w+ )?\w+|by \w+(?: \w+)?|found out|find out|everything|anything|something|all|nothing)\b[^,]*$/i;

const ownObject =
  /\b\w+ (?:i'm|he's|she's|they're|we're) (?:in|at|on|from|not|so|just|really|too|very|always|never)\b|\b\w+ (?:he|she|they|we|i)(?:'s|'ve|'d)? (?!gave|sent|told|showed|bought|lent|brought|left|owed|taught|made)(?:\w+) (?:a|an|the|my|his|her|their|our|it|one)\b/i;

/** After "him" or "it" nothing but a word like "because" leads into another sentence. */
const afterObject =
  /\b(?:it|him|them|me|us) (?:he|she|they|we|i)(?:'s|'re|'m|'ve|'ll|'d)? (?:just|never|always|don't|doesn't|didn't|can't|won't|keeps?|says?|said|thinks?|is|are|was|were|am|not)\b/i;
const subordinates =
  /\b(?:that|when|if|because|while|since|until|before|after|as|how|what|why|where|who|which|whether|though|although|whenever|every time|the (?:way|day|time|moment)|told|tell|tells|said to|says to|asked|asks|show|shows|showed|found out|find out|remind\w*|promise\w*)\b[^,]*$/i;

/** "I do nights his dad does mornings." */
const afterTime =
  /\b(?:nights|days|mornings|evenings|weekends|shifts|today|now|tomorrow) (?:his|her|my|their|our|the) \w+ (?:does|is|was|has|goes|says|said|did|keeps|never|won't|doesn't)\b/i;

/** "My mates are buying houses one of them has a dog", "I'm testing it anyway my daughter put it on". */
const anew =
  /\b(?:long|fine|ridiculous|awful|terrible|bad|good|nice|hard|silly|stupid|daft|rubbish|great|mad) (?:i've|we've|they've) (?:not|never|got|been|had|just)\b|\b(?:weren't|wasn't|isn't|aren't|not) (?:even |really |that |very )?[a-z]+ (?:i|we|he|she|they) (?:used to|always|never|only)\b|(?<!\b(?:if|when|whether|that)\b.*)\b(?:fine|ridiculous|awful|terrible|bad|good|nice|no|about) (?:it's|she's|he's|i'm) (?:the|an?|only|just|not|what|my|\d+)\b|\b(?:isn't|not|aren't|wasn't) (?:even |that |really )?(?:worried|bothered|fussed) (?:he's|she's|they're) (?:got|just|always|never)\b|(?<!\b(?:and|but|or|that|because|where|when|if|of|with|to|for|only|even|one|as|is|was|it's|not)|,) one of (?:them|the|my|his|her|our) (?:\w+ )?(?:has|is|was|said|says|had|got|goes|went|does|keeps|wants)\b|\w anyway (?:my|he|she|they|i|it|the) \w+|\bor (?:anything|something|nothing|whatever) (?:it's|he's|she's|i'm|they're|i|he|she|they)\b|\b(?:years|months|weeks|days|yrs) never (?:had|been|once|missed|got|a)\b/i;

export const isRunTogether = (text: string): boolean => {
  if (afterTime.test(text) || anew.test(text)) return true;
  const day = afterDay.exec(text);
  if (day && day.index > 0 && !subordinates.test(text.slice(0, day.index))) return true;
  const object = afterObject.exec(text);
  if (object && object.index > 0 && !subordinates.test(text.slice(0, object.index))) return true;
  const second = ownObject.exec(text) ?? justSecond.exec(text);
  if (
    second &&
    second.index > 0 &&
    !leadsIn.test(text.slice(0, second.index + second[0].indexOf(" "))) &&
    !/\b(?:and|but|or|so|,)$/i.test(text.slice(0, second.index + second[0].indexOf(" ")))
  )
    return true;
  const match = collides.exec(text);
  return (
    match !== null &&
    match.index > 0 &&
    !leadsIn.test(text.slice(0, match.index + match[0].indexOf(" ")))
  );
};
