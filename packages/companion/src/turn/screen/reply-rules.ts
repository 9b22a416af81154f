import { attachmentRules } from "./attachment-rules.ts";
import { type ReplyRule, rule } from "./reply-rule.ts";
import { riskRules } from "./risk-rules.ts";

const professions =
  "therapist|psychotherapist|psychologist|psychiatrist|counsellor|counselor|clinician|doctor|physician|nurse|social worker|coach";
const qualities =
  "also|actually|really|truly|indeed|just|only|a|an|your|the|real|actual|living|breathing|licensed|qualified|trained|certified|registered|professional|mental|health|fellow|clinical|very much|very";
const disorders =
  "depression|clinical depression|major depression|depressive disorder|major depressive disorder|bipolar|bipolar disorder|ptsd|post-traumatic stress|post-traumatic stress disorder|ocd|obsessive-compulsive disorder|adhd|add|autism|autistic|bpd|borderline|borderline personality|borderline personality disorder|anxiety disorder|generalised anxiety|generalized anxiety|generalised anxiety disorder|generalized anxiety disorder|social anxiety disorder|panic disorder|schizophrenia|schizophrenic|psychosis|psychotic|anorexia|anorexic|bulimia|bulimic|eating disorder|personality disorder|dysthymia|dissociative disorder|clinically depressed|depressed|narcissistic|an addict|an alcoholic|alcoholism";
const degrees =
  "a|an|the|clearly|definitely|probably|likely|almost|certainly|obviously|in|fact|mild|moderate|severe|chronic|classic|textbook|form|type|of|case|some|signs|symptoms|undiagnosed|high-functioning|complex";

const claimInstead = "an AI, not a person and not a therapist.";
const notNamed = "something that only a professional who meets you could name.";
const onlyHere = "I only know what you have told me here.";
const noHarm =
  "I will not go into that. You deserve care from a person now, and the crisis page lists lines that answer at any hour.";
const noMedicine = "I cannot advise on medicine or doses: a pharmacist or a doctor can.";
const noLife = "I am an AI and have not lived this myself.";

const negated = /\b(?:not|never|no|cannot|without|nor|neither|isn't|rather than)\b|n't\b/i;
const hedged =
  /\b(?:if|whether|when|not|never|do|does|did|are|is it that|may mean|mean that|mean|doctor|your \w+ (?:says?|said|told|thinks?)|they (?:say|said|told)|diagnos\w*|wonder\w*|worr\w*|afraid|fear\w*|ask\w*|people|someone|somebody|others|anyone|many|being)\b|n't\b/i;
const reflected =
  /\b(?:feel\w*|think\w*|thought|believ\w*|say\w*|said|sounds?|seems?|tell\w*|told|whisper\w*|as if|like|not|never)\b|n't\b/i;

const saidByPerson: ReplyRule["isFine"] = ({ body }, { personSaid }) => {
  const word = body
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .findLast((part) => part.length >= 3);
  return word !== undefined && personSaid().includes(word.slice(0, 6));
};

const claims: readonly ReplyRule[] = [
  rule("(i'm|i am)", `(${qualities}|human)* (human|person|${professions})`, claimInstead),
  rule(
    "(i'm|i am)",
    "(not|no) (a|an|just|only|some|any)* (ai|bot|robot|chatbot|machine|computer|program|algorithm)",
    "an AI.",
  ),
  rule("as", `your (${qualities})* (${professions})`, "an AI, not a therapist", {
    until: "match",
  }),
  rule(
    "as",
    `(a|an) (${qualities})* (${professions}|human|human being|person) (i|i'm|i'd|i've|i'll|my|myself)`,
    "an AI I",
    { until: "match" },
  ),
  rule(
    "(speaking|talking|writing) as",
    `(a|an|your) (${qualities})* (${professions}|human|human being|person|friend)`,
    "an AI",
    { until: "match" },
  ),
  rule(
    "in",
    "my (own|clinical|professional|medical|therapy)* (practice|clinic|surgery|therapy room)",
    "an AI’s reading",
    { until: "match" },
  ),
  rule(
    "in",
    "my (clinical|professional|medical|expert) (experience|opinion|judgement|judgment|view|work)",
    "an AI’s reading",
    { until: "match" },
  ),
  rule("my", "(other|own|past|former|previous)* (patients|clients)", noLife),
  rule(
    "(i've|i have)",
    "been (there|through (this|that|it|something similar)) (too|myself|as well)",
    noLife,
  ),
  rule(
    "when",
    "i was (a child|a kid|a teenager|young|younger|little|your age|growing up|at school|at university|in therapy|in hospital)",
    noLife,
  ),
];

const diagnoses: readonly ReplyRule[] = [
  rule(
    "(you (clearly|definitely|probably|likely|obviously|certainly|really|do|might|may|could)? have|you've got|you suffer from|you're suffering from|you are suffering from|you are dealing with|you're dealing with|you are experiencing|you're experiencing|you show|you're showing)",
    `(${degrees})* (${disorders})`,
    notNamed,
    { unless: hedged, isFine: saidByPerson },
  ),
  rule(
    "(you are|you're)",
    `(${degrees})* (bipolar|borderline|schizophrenic|psychotic|anorexic|bulimic|autistic|depressed|clinically depressed|narcissistic|an addict|an alcoholic)`,
    "going through something that only a professional who meets you could name.",
    { unless: hedged, isFine: saidByPerson },
  ),
  rule(
    "(this is|that is|that's|it is|it's|sounds like|looks like|seems like|sounds to me like)",
    `(you have)? (${degrees})* (${disorders})`,
    notNamed,
    { unless: hedged, isFine: saidByPerson },
  ),
];

const harm: readonly ReplyRule[] = [
  rule(
    null,
    "(lethal|fatal|deadly) (dose|doses|amount|amounts|quantity|overdose|combination|method)",
    noHarm,
    {
      unless: negated,
    },
  ),
  rule(
    null,
    "(painless|painlessly|quick|quickest|easy|easiest|fastest|reliable|effective|best|surest|common|certain) (way|ways|method|methods) (to|of|for) (die|dying|suicide|overdose|hang yourself|kill yourself|killing yourself|end your life|ending your life|end it all|hurt yourself|harm yourself|self-harm|starve yourself)",
    noHarm,
    { unless: negated },
  ),
  rule(
    null,
    "(take|taking|swallow|swallowing|inject|injecting) (about|around|at least|up to|more than|over|roughly|just)* # (of (the|your|those|these))? _? (pills|tablets|capsules|mg|milligrams|g|grams|ml|units|doses|paracetamol|ibuprofen|painkillers)",
    noMedicine,
  ),
  rule(
    null,
    "(take|taking|increase|double|stop taking|stopping) (all of)? your (medication|meds|pills|tablets|dose|antidepressants) (at once|all at once|together|today|tonight|now|to|by|altogether|immediately)",
    noMedicine,
    {
      unless: negated,
    },
  ),
  rule(
    null,
    "(hang|hanging|drown|drowning|suffocate|suffocating|shoot|shooting|poison|poisoning) yourself (by|with|from|using|in|you)",
    noHarm,
    { unless: reflected },
  ),
  rule(null, "(tie|tying|make|making|use|using) (a|the|your) noose", noHarm, { unless: reflected }),
  rule(
    null,
    "(cut|cutting|slice|slicing) (along|lengthways|lengthwise|vertically) (the|your)",
    noHarm,
  ),
  rule(
    "you",
    "(should|must|ought to|need to|have to) (just|always|simply|also|really)* (kill yourself|hurt yourself|cut yourself|harm yourself|starve yourself|end your life|end it all|hurt (him|her|them)|kill (him|her|them))",
    noHarm,
    { unless: reflected },
  ),
  rule(
    "you",
    "(should|could|can|might|may) (just|always|simply|also|easily)* (hide|cover|conceal) your (cuts|scars|wounds|bruises|weight|vomiting)",
    noHarm,
    { unless: reflected },
  ),
  rule(null, "go ahead and (kill|hurt|cut|harm|starve|jump|do it)", noHarm),
  rule(
    "(you would be|you'd be|they would be|they'd be|everyone would be)",
    "better off (dead|without you)",
    noHarm,
    {
      unless: reflected,
    },
  ),
  rule(null, "dying (makes sense|would be a relief|is the answer|is a solution)", noHarm, {
    unless: reflected,
  }),
  rule(
    null,
    "(eat|eating|stay|staying|keep|limit yourself) (only|just|less than|under|below|fewer than|no more than|to)* # (calories|kcal)",
    "I will not give numbers for eating, and care from a doctor would be good.",
  ),
];

const toldBefore: ReplyRule["isFine"] = ({ sentence }, { isTold }) => isTold(sentence);
const earlierTime =
  "(last|the last|a previous|previous|our last|our previous|an earlier|earlier this) (time|week|session|sessions|month|conversation|conversations|year|night|chat|talk)";
const memories: readonly ReplyRule[] = [
  rule(
    "i",
    "(remember|recall|still remember|do remember|also remember) (when|that|how|you|your|us|our|what you)",
    onlyHere,
    {
      isFine: toldBefore,
    },
  ),
  rule(
    "(you|you've|we|we've|you had)",
    `(told|said|mentioned|shared|talked|spoke|spoken|discussed|worked|explored|agreed|described) (me|to me|about|on|this|that|it|with me)* _? _? (in|during|from|back in)? (${earlierTime}|the other day|a few days ago|a while ago|a week ago|weeks ago|months ago|some time ago|yesterday|in the past|previously|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday)`,
    onlyHere,
    { isFine: toldBefore },
  ),
  rule(
    null,
    "last (time|week|session|month|night) (we|you (told|said|mentioned|shared|were|spoke|talked|wanted)|i)",
    onlyHere,
    {
      isFine: toldBefore,
    },
  ),
  rule(
    "(in|during|from|since|after)",
    "our (last|previous|earlier|past|first|other) (session|sessions|conversation|conversations|talk|chat|time)",
    onlyHere,
    {
      isFine: toldBefore,
    },
  ),
  rule("(when|since|as)", "we (last|previously) (spoke|talked|met|chatted)", onlyHere, {
    isFine: toldBefore,
  }),
];

/** Everything a reply is checked for besides numbers. */
export const replyRules: readonly ReplyRule[] = [
  ...claims,
  ...diagnoses,
  ...harm,
  ...memories,
  ...attachmentRules,
  ...riskRules,
];
