/** Base, past and past participle of the verbs that do not follow the rule. */
const irregular = `
be was been|ring rang rung|sweep swept swept|swing swung swung|sting stung stung|kneel knelt knelt|hang hung hung|flee fled fled|dig dug dug|
bleed bled bled|bend bent bent|spread spread spread|cling clung clung|overhear overheard overheard|lay laid laid|have had had|do did done|go went gone|get got got|say said said|tell told told|make made made|
know knew known|think thought thought|take took taken|see saw seen|come came come|give gave given|find found found|
feel felt felt|leave left left|put put put|mean meant meant|keep kept kept|let let let|begin began begun|show showed shown|
hear heard heard|run ran run|bring brought brought|write wrote written|sit sat sat|stand stood stood|lose lost lost|
pay paid paid|meet met met|set set set|lead led led|understand understood understood|speak spoke spoken|read read read|
spend spent spent|grow grew grown|win won won|teach taught taught|buy bought bought|send sent sent|build built built|
fall fell fallen|cut cut cut|sell sold sold|drive drove driven|break broke broken|eat ate eaten|drink drank drunk|
sleep slept slept|wake woke woken|fight fought fought|choose chose chosen|hurt hurt hurt|hold held held|forget forgot forgotten|
forgive forgave forgiven|lie lied lied|hide hid hidden|quit quit quit|shut shut shut|catch caught caught|throw threw thrown|
hit hit hit|blow blew blown|fly flew flown|sing sang sung|swim swam swum|wear wore worn|bear bore borne|tear tore torn|
draw drew drawn|rise rose risen|shake shook shaken|steal stole stolen|freeze froze frozen|become became become|
overthink overthought overthought|withdraw withdrew withdrawn|deal dealt dealt|dream dreamt dreamt|learn learnt learnt|
beat beat beaten|bite bit bitten|burst burst burst|cost cost cost|feed fed fed|light lit lit|ride rode ridden|seek sought sought|
sink sank sunk|slide slid slid|spin spun spun|split split split|burn burnt burnt|spill spilt spilt|resit resat resat|retake retook retaken|oversleep overslept overslept|stick stuck stuck|swear swore sworn|weep wept wept|
cheat cheated cheated|upset upset upset|lend lent lent|creep crept crept|shrink shrank shrunk|strike struck struck|undo undid undone|rewrite rewrote rewritten|withhold withheld withheld|mislead misled misled
`;

const regular = `
ask work seem try call need want use like love hate help talk turn start play move live believe happen include continue
change watch follow stop create open walk offer remember consider appear wait serve die expect stay pass reach kill remain suggest
raise decide pull push hope wish miss worry cry laugh smile shout yell scream snap argue apologise apologize blame criticise criticize
judge ignore avoid text message phone email answer reply visit invite cancel finish study fail cheat date marry divorce trust
doubt care carry cope struggle suffer deserve enjoy hurry panic relax breathe rest clean cook wash shop save owe borrow earn
plan manage handle sort fix solve face admit accept refuse agree disagree promise thank explain describe mention notice realise realize
imagine wonder guess suppose assume compare deserve matter bother annoy irritate frustrate disappoint embarrass humiliate insult
attack threaten scare frighten terrify worry stress overwhelm exhaust drain depress confuse distract interrupt support encourage
comfort hug kiss touch push drop pick end mess screw ruin waste spoil destroy damage move pack travel arrive return enter join
graduate apply interview hire fire promote resign retire train practise practice improve learn develop prepare present perform
deal drag slip drift wander stare look listen sound taste smell act behave react respond pretend hide fake force pressure control
manipulate gaslight bully tease mock pick ghost block unfollow post scroll check count measure order clear book pray attend
celebrate mourn grieve heal recover survive exist function operate revolve depend rely lean count last feel overeat starve binge
vomit drink smoke gamble relapse shake tremble sweat ache faint collapse crash burn snore toss replay repeat rehearse obsess ruminate
dwell analyse analyze question figure convince persuade beg plead demand request remind warn inform share reveal confess discover
treat abandon reject exclude include welcome adopt foster raise parent babysit mother father discuss debate complain moan whine rant vent
nag lecture punish reward praise compliment respect admire envy resent regret value appreciate owe pile mount build grow stack
crush suffocate choke drown sink float pause hesitate delay postpone procrastinate skip miss quit close lock knock ring buzz beep
wear dress smile frown sigh yawn nap rest settle adjust adapt commit dedicate contribute donate volunteer care bother mind dislike
loathe detest adore cherish desire crave long ache fancy prefer tend happen occur exist appear disappear vanish fade escape remove
chase hunt follow lead guide point aim target achieve accomplish succeed progress advance climb step jump leap land trip stumble
push shove grab hold squeeze slam bang kick punch slap damage owe cover hover corner clash click connect disconnect separate reconnect
isolate withdraw retreat panic spiral snap lash explode erupt boil simmer calm soothe cool warm melt loosen tighten tense
lack own belong possess contain involve require cause affect influence impact trigger bring result prove
suck stink rock drive age retire move rent mortgage invest budget cost overspend charge bill
diagnose prescribe test scan operate treat cure bleed limp itch swell
nurse slow organise organize adore crack freak crumple stack cancel travel gossip whisper schedule restructure reorganise swap paint draw dance knit bake garden camp hike jog swim climb cycle coach mentor tutor type print photograph film record upload download delete scroll swipe subscribe deliver collect queue park steer brake crawl lift push carry wipe scrub tidy vacuum iron sew mend repair install replace upgrade cough sneeze wheeze vomit faint nod shrug wave point clap cheer boo hiss stutter giggle chuckle grin smirk glare glance peek spy witness testify vote protest march strike rebel obey serve salute worship bless sin repent forgive baptise fast feast dine snack chew swallow sip gulp pour spill stir mix chop slice boil fry roast grill serve taste smell lick bark purr growl scratch pet feed groom adopt rescue shelter house rent lease sublet evict furnish decorate renovate demolish construct design invent imagine dream plan plot scheme cheat bluff gamble wager risk dare challenge compete race train stretch sweat pant recover relapse detox quit taper inject prescribe dose medicate diagnose examine scan screen monitor track log note jot scribble sketch doodle compose edit revise proofread publish submit reject accept approve deny appeal sue settle negotiate bargain compromise mediate argue quarrel bicker squabble feud reconcile apologise patch mend bond connect click hit match pair split part divide separate unite merge join enrol enroll register attend skip miss flunk pass graduate major minor specialise qualify certify retire resign quit sack fire hire recruit interview shortlist employ contract freelance commute relocate transfer migrate emigrate immigrate flee escape return revisit explore discover wander roam stroll limp trip stumble slip fall crash bump collide swerve dodge duck hide seek search hunt chase catch grab snatch steal rob mug burgle vandalise trash wreck ruin shatter smash snap bend twist turn spin roll bounce hop skip jump leap dive sink float drift sail row paddle surf splash soak drench dry melt freeze thaw burn blister bruise bleed heal scar itch throb ache hurt sting numb tingle tremble quiver shiver shudder flinch wince cringe blush pale sob weep wail moan groan grunt sigh yawn snore nap doze rest wake rise stretch shower bathe shave brush comb trim cut dye style dress undress wear layer match accessorise reckon bet dread fear tire tackle lower loosen clutch whisper mumble stammer freeze blush
name sand nick pinch nab iron rehome mouth foster vape stall reorganise reorganize chuck google reread hoard sulk cram hoover mop prune peel overtake sprint crochet flirt cuddle accuse repay juggle
brood preach meditate unwind haul nudge mute stalk supervise delegate micromanage declutter unpack knit mutter retrain repaint descale relearn reapply reschedule rebook redecorate rehome refinance downsize unsubscribe add allow announce assess assist arrange attract attach attempt award base battle blend boost borrow bounce brief calculate camp categorise chair chat cite combine compile complete concentrate conduct confirm confront consult consume contact convert cooperate copy correct cough crowd cure damage decline decrease dedicate defend define demonstrate describe desert detect determine direct disappear disclose dislike display disturb double drill drum earn educate elect emerge emphasise employ enable engage enhance ensure establish estimate evaluate exceed exchange excuse exercise exhibit expand experience explore expose express extend fancy fasten favour fetch fire fish flash flood flow focus form frame frighten fry fund gather generate govern grade grant grip guarantee guard handle harm haunt head heat highlight hire host identify illustrate impress improve increase indicate inspect inspire instruct intend introduce investigate knock label launch lecture license limit link locate lock maintain mark matter melt memorise merge mind model modify motivate multiply murmur neglect note nurse object observe obtain offend oppose organise outline overlook pack pause permit persuade phone place plead please polish position possess predict press pretend prevent process produce promote pronounce propose protect provide publish pump purchase qualify quarrel range rate reach receive recognise recommend reduce refer reflect regard regulate reject relate release relieve remark remind rent reorganise repair report represent rescue research reserve resist respond restore restrict retain reveal reverse review roll ruin rule rush sail satisfy scold secure select separate shape shelter shock shop sign signal slam smell sneeze sniff snore spare specialise spoil sponsor spray sprinkle squash stamp stare state stay step store strengthen stress stretch strip struggle stuff succeed suit supply suspect switch tackle target telephone tempt terrify tie tip tour trace trade trail transform translate trap trouble trust twist unite unlock update vary view warn weigh welcome whistle widen witness wonder worship wrap yell zoom hand sign dump rush pop nip load fetch fill empty spot label colour rate rank list file fold hoover dust weed water mow
joke grumble shriek yelp gasp hum whistle chant recite quote translate pronounce misjudge underestimate overestimate overreact bury cremate inherit
insulate plaster tile drill hammer glue tape varnish polish rinse deposit refund reimburse claim insure renew expire wean crawl burp rock
defer skive honeymoon picnic barbecue potter natter dither faff fuss fiddle fidget ferry escort accompany greet
reassure console pity patronise dismiss belittle undermine scrape graze sprain strain fracture dislocate
`;

/** Helpers of other verbs; `n't` forms are read off them. */
const auxiliaries = new Set(
  "am is are was were be been being have has had do does did can could will would shall should may might must ought need".split(
    " ",
  ),
);
const modals = new Set("can could will would shall should may might must".split(" "));

type Forms = {
  base: Set<string>;
  third: Set<string>;
  past: Set<string>;
  participle: Set<string>;
  ing: Set<string>;
  /** The base of every other form. */
  bases: Map<string, string>;
  /** Every other form with its "-ing". */
  gerunds: Map<string, string>;
};

const vowels = "aeiou";
const doubled = new Set(
  "dig nap slap scan scrub shrug sin sip stir pet plot log jot mug throb sob cancel travel control spiral rebel worship sublet submit quarrel label model signal babysit cram mop knit chat chop grip permit refer regret trap strip pop nip spot trim hum swap chop rip wrap fit rub tap tip zip pat jog rob defer transfer prefer occur refer enrol drum pin plug nod flip stop drop plan chat beg nag slip trip step snap drag shop skip grab slam clap hug cut hit put set sit get let run win quit shut swim spin split admit commit upset regret begin forget bet grin".split(
    " ",
  ),
);
const doubles = (base: string): boolean => doubled.has(base);

const thirdOf = (base: string): string => {
  if (base === "have") return "has";
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/y$/.test(base) && !vowels.includes(base.at(-2) ?? "")) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
};
const edOf = (base: string): string => {
  if (base.endsWith("e")) return `${base}d`;
  if (/y$/.test(base) && !vowels.includes(base.at(-2) ?? "")) return `${base.slice(0, -1)}ied`;
  if (base === "panic") return "panicked";
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};
const ingOf = (base: string): string => {
  if (base === "panic") return "panicking";
  if (base === "lie" || base === "die") return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};

const build = (): Forms => {
  const forms: Forms = {
    base: new Set(),
    third: new Set(),
    past: new Set(),
    participle: new Set(),
    ing: new Set(),
    bases: new Map(),
    gerunds: new Map(),
  };
  const add = (base: string, past: string, participle: string) => {
    forms.base.add(base);
    forms.third.add(thirdOf(base));
    forms.past.add(past);
    forms.participle.add(participle);
    forms.ing.add(ingOf(base));
    for (const form of [thirdOf(base), past, participle, ingOf(base)])
      if (!forms.bases.has(form)) forms.bases.set(form, base);
    for (const form of [base, past, participle])
      if (!forms.gerunds.has(form)) forms.gerunds.set(form, ingOf(base));
  };
  for (const entry of irregular.split("|")) {
    const [base, past, participle] = entry.trim().split(/\s+/);
    if (base && past && participle) add(base, past, participle);
  }
  for (const base of regular.trim().split(/\s+/))
    if (!forms.base.has(base)) add(base, edOf(base), edOf(base));
  for (const extra of [
    "learned",
    "dreamed",
    "lit",
    "slid",
    "cancelled",
    "travelled",
    "spelled",
    "leaned",
    "burned",
  ])
    forms.past.add(extra);
  return forms;
};

const forms = build();

const bareOf = (word: string): string =>
  word.replace(/n't$/, "").replace(/^ca$/, "can").replace(/^wo$/, "will");

export const isAuxiliary = (word: string): boolean =>
  auxiliaries.has(bareOf(word)) || word === "cannot";
export const isModal = (word: string): boolean => modals.has(bareOf(word)) || word === "cannot";
export const isBase = (word: string): boolean => forms.base.has(word);
export const isThird = (word: string): boolean => forms.third.has(word);
export const isPast = (word: string): boolean => forms.past.has(word);
export const isParticiple = (word: string): boolean =>
  forms.participle.has(word) || forms.past.has(word);
export const isIng = (word: string): boolean => forms.ing.has(word) || /^[a-z]{3,}ing$/.test(word);

/** The form a dictionary lists: "told" is a form of "tell"; null for what is no verb. */
export const baseOf = (word: string): string | null =>
  forms.base.has(word) && !forms.past.has(word)
    ? word
    : (forms.bases.get(word) ?? (forms.base.has(word) ? word : null));

/** "giving" for "give", "gave" and "given"; null where the verb is not known. */
export const gerundOf = (word: string): string | null => forms.gerunds.get(word) ?? null;

/** What may stand right after "I", "you" or "they". */
export const isPlainVerb = (word: string): boolean =>
  isAuxiliary(word) || forms.base.has(word) || forms.past.has(word);
/** What may stand right after "she", "it" or a noun in the singular. */
export const isThirdVerb = (word: string): boolean =>
  isAuxiliary(word) || forms.third.has(word) || forms.past.has(word);

export const adverbs = new Set(
  "just really still also always never often sometimes usually only even actually probably maybe perhaps already almost barely hardly simply literally honestly basically totally completely definitely finally suddenly constantly kind sort of then now truly genuinely mostly rarely seriously quite so too ever both all slowly quickly secretly clearly obviously apparently generally normally kindly deeply desperately badly not nearly currently recently lately once again somehow".split(
    " ",
  ),
);

export const everyVerbForm = (): string[] =>
  [forms.base, forms.third, forms.past, forms.participle, forms.ing].flatMap((set) => [...set]);
