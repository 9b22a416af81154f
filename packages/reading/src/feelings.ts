import type { Text, Token } from "./text.ts";

const pleasantFamilies = ["happy", "relieved", "proud", "grateful", "calm", "hopeful"] as const;
const feelingFamilies = [
  "sad",
  "low",
  "hopeless",
  "anxious",
  "afraid",
  "overwhelmed",
  "angry",
  "frustrated",
  "guilty",
  "ashamed",
  "lonely",
  "hurt",
  "jealous",
  "numb",
  "tired",
  "stuck",
  "confused",
  "disappointed",
  "unsure",
  "bored",
  ...pleasantFamilies,
] as const;
type FeelingFamily = (typeof feelingFamilies)[number];

const pleasant: ReadonlySet<FeelingFamily> = new Set<FeelingFamily>(pleasantFamilies);

/** The words people use, gathered under the feeling they point to. */
const feelingWords: Readonly<Record<FeelingFamily, string>> = {
  sad: "sad sadness unhappy tearful heartbroken devastated miserable crying cried cry tears weepy heartache sobbing gutted mourning grieving grief broken-hearted distraught upset",
  low: "depressed depressing depression down low flat gloomy blue awful terrible dreadful rubbish crap shit shitty horrible bleak rotten",
  hopeless: "hopeless despairing despair pointless doomed defeated helpless powerless hopelessness",
  anxious:
    "anxious anxiety nervous worried worry worrying uneasy restless jittery panicky panicking panic dread dreading edgy apprehensive paranoid overthinking tense",
  afraid: "afraid scared frightened terrified terrifying fear fearful petrified scary",
  overwhelmed:
    "overwhelmed overwhelming stressed stress stressful swamped drowning frazzled snowed pressured pressure",
  angry:
    "angry anger furious mad livid rage raging enraged pissed seething resentful resentment bitter",
  frustrated:
    "frustrated frustrating frustration irritated irritable annoyed annoying fed-up exasperated impatient",
  guilty: "guilty guilt remorse remorseful selfish",
  ashamed:
    "ashamed shame embarrassed embarrassing embarrassment humiliated humiliating humiliation disgusted mortified pathetic cringe",
  lonely: "lonely alone loneliness isolated lonesome unwanted left-out friendless invisible",
  hurt: "hurt hurting hurts wounded betrayed rejected abandoned unloved used unappreciated insulted crushed stung",
  jealous: "jealous jealousy envious envy",
  numb: "numb empty emptiness hollow nothing-inside detached disconnected dead-inside emotionless blank",
  tired:
    "tired exhausted exhausting drained worn weary burnt-out burned-out burnout knackered shattered fatigued wiped sleepy",
  stuck: "stuck trapped cornered paralysed paralyzed frozen",
  confused: "confused confusing lost torn conflicted unsettled muddled",
  disappointed: "disappointed disappointing disappointment deflated disheartened discouraged",
  unsure:
    "insecure inadequate unsure self-conscious vulnerable inferior worthless useless unworthy",
  bored: "bored boring boredom meh unmotivated",
  happy:
    "happy joy joyful glad delighted cheerful thrilled excited ecstatic wonderful over-the-moon chuffed elated amazing",
  relieved: "relieved relief lighter",
  proud: "proud accomplished",
  grateful: "grateful thankful blessed touched",
  calm: "calm calmer peaceful relaxed content settled better okay fine good great",
  hopeful: "hopeful optimistic encouraged confident motivated inspired",
};

/** Words that are feelings only when somebody says that they feel them. */
const onlyWhenFelt: ReadonlySet<string> = new Set([
  "empty",
  "down",
  "low",
  "flat",
  "blue",
  "mad",
  "used",
  "worn",
  "better",
  "okay",
  "fine",
  "good",
  "great",
  "lost",
  "touched",
  "cry",
  "blank",
  "content",
  "settled",
  "shit",
  "crap",
  "rubbish",
  "awful",
  "terrible",
  "horrible",
  "rotten",
  "dreadful",
  "wonderful",
  "amazing",
  "alone",
  "hate",
  "pressure",
  "lighter",
  "stress",
  "confident",
  "mourning",
  "frozen",
  "worry",
  "nothing-inside",
  "bitter",
  "tense",
  "broken",
  "cringe",
  "invisible",
  "useless",
  "pathetic",
  "selfish",
  "annoying",
  "boring",
  "blessed",
]);

export type NamedFeeling = {
  family: FeelingFamily;
  /** The person's own word. */
  word: string;
  isStrong: boolean;
  isPleasant: boolean;
  owner: "own" | "other";
};

const families = new Map<string, FeelingFamily>();
for (const [family, list] of Object.entries(feelingWords) as [FeelingFamily, string][]) // Object.entries widens the keys
  for (const word of list.split(" ")) families.set(word, family);

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const strong = set(
  "so really very extremely completely absolutely totally incredibly unbearably utterly deeply terribly such constantly too",
);
const strongWords = set(
  "devastated heartbroken terrified desperate despair hopeless exhausted humiliated furious distraught sobbing gutted shattered crushed mortified worthless livid petrified miserable",
);
const negations = set(
  "not never no without isn't wasn't don't didn't aren't can't won't hardly nor neither doesn't less wouldn't shouldn't",
);
const own = set("i i'm i've i'd i'll me my myself we we're us im");
const others = set(
  "he she they he's she's they're he'd she'd they'd everyone everybody people him who you you're his her their mum mom dad sister brother boss wife husband partner boyfriend girlfriend friend son daughter manager mother father",
);
const felt = set(
  "feel feeling feels felt am i'm im was be been being so really very get getting got become too bit little pretty quite makes made just totally completely still more and also utterly",
);

const ownerOf = (tokens: readonly Token[], at: number): NamedFeeling["owner"] => {
  for (let back = at - 1; back >= 0 && at - back <= 8; back -= 1) {
    const token = tokens[back];
    if (!token || token.sentence !== tokens[at]?.sentence) break;
    // "my sister is sad": the sister is met first
    if (own.has(token.word)) return "own";
    if (others.has(token.word)) return "other";
  }
  return "own";
};

/** Feelings that were named, with whose they are. What is denied is left out. */
export const namedFeelingsIn = ({ tokens }: Text): NamedFeeling[] => {
  const found: NamedFeeling[] = [];
  for (const [index, { word }] of tokens.entries()) {
    const family = families.get(word);
    if (!family) continue;
    const before = tokens.slice(Math.max(0, index - 3), index).map((token) => token.word);
    if (before.some((one) => negations.has(one))) continue;
    if (
      onlyWhenFelt.has(word) &&
      tokens.length > 2 &&
      !before.slice(-2).some((one) => felt.has(one))
    )
      continue;
    found.push({
      family,
      word,
      isStrong: strongWords.has(word) || before.some((one) => strong.has(one)),
      isPleasant: pleasant.has(family),
      owner: ownerOf(tokens, index),
    });
  }
  return found;
};
