import { firstNames } from "@app/reading/word-lists";
import { dialect } from "./dialect.ts";
import { fromDialect } from "./dialect-words.ts";
import { withMarks } from "./left-out-marks.ts";
import { fixSpelling } from "./spelling.ts";
import { typos } from "./typos.ts";

export type NormalisedMessage = {
  /** The words, with straight quotes and known slips put right. */
  text: string;
  /** The same in lower case, for matching. */
  lower: string;
  /** Only the words that carry meaning, counted. */
  wordCount: number;
  /** Written in capitals throughout. */
  shouted: boolean;
  emoji: readonly string[];
};

const emojiPattern =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const asciiFaces: Readonly<Record<string, string>> = {
  ":(": "😞",
  ":-(": "😞",
  ":'(": "😢",
  "</3": "💔",
  ":)": "🙂",
  ":-)": "🙂",
  ":D": "😀",
  "<3": "❤️",
  ":/": "😕",
  ":|": "😐",
};
const asciiPattern = /(?<=^|\s)(?::'\(|:-?\(|<\/3|:-?\)|:D|<3|:\/|:\|)(?=\s|$)/g;

const days =
  /\b(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|eid|ramadan|diwali|english|london|england|scotland|ireland|wales|portugal|spain|france|germany|italy|poland|romania|india|pakistan|china|america|canada|australia|nigeria|ghana|kenya|brazil|mexico|africa|europe|paris|berlin|dublin|manchester|leeds|bristol|cardiff|liverpool|birmingham|sheffield|newcastle|nottingham|leicester|belfast|brighton|oxford|cambridge|prague|rome|dubai|amsterdam|lisbon|madrid|barcelona|tenerife|ibiza|majorca|magaluf|benidorm|greece|egypt|thailand|vietnam|japan|durham|exeter|coventry|norwich|plymouth|portsmouth|lancaster|sussex|essex|wolverhampton|bradford|blackpool|swindon|luton|croydon|cyprus|malta|croatia|jamaica|toronto|sydney|melbourne|southampton|aberdeen|swansea|devon|cornwall|yorkshire|syria|ukraine|turkish|spanish|german|italian|snapchat|youtube|spotify|glasgow|edinburgh|tesco|asda|aldi|lidl|whatsapp|netflix|instagram|facebook|tiktok)\b/g;

const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (letters.length < 8) return false;
  const upper = letters.replace(/[^\p{Lu}]/gu, "").length;
  return upper / letters.length > 0.75;
};

/** A map, since a record would know "constructor" as well. */
const slips = new Map(Object.entries(typos));

const fixWord = (word: string, message: string): string => {
  // in capitals it is a nurse, and no haste
  if (word === "RN") return word;
  const known = slips.get(word.toLowerCase()) ?? fromDialect(word.toLowerCase(), message);
  if (known !== undefined) return known;
  if (word === "i") return "I";
  const [name = "", ending = ""] = word.split(/(?='s$)/);
  if (firstNames.has(name)) return name.charAt(0).toUpperCase() + name.slice(1) + ending;
  const owner = word.endsWith("s") && word.length > 4 ? word.slice(0, -1) : "";
  if (firstNames.has(owner) && !firstNames.has(word) && word !== "jeans")
    return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}'s`;
  const fixed = fixSpelling(word);
  return slips.get(fixed) ?? fixed;
};

const correct = (text: string): string =>
  dialect(withMarks(text))
    .replace(/\b(should|could|would|must|might) of\b/gi, "$1 have")
    .replace(/\b(don'?t|do not|dont) no\b(?= (?:what|wat|how|why|if|who|where)\b)/gi, "$1 know")
    .replace(
      /\b(?:idk|(?:i )?dunno|i don'?t know),? (?:(?:man|dude|bro|mate),? )?(?=(?:i|i'm|im|he|she|they|it|it's|my|just|maybe|feeling|been|kind of|everything|nothing|work|we|the|a|lots|that's|that feels|that sounds|that would|since|about|like|for) )/gi,
      "",
    )
    .replace(
      /(^|[,.] |\b(?:ok|okay|and|then|maybe|so|guess|think|well|but|hope|yeah|yes|fine|scared|afraid|worried|terrified|sure|know|that|if) )ill (?=(?:block|say|send|put|make|buy|find|stop|apologi[sz]e|delete|book|email|pop|sort|wait|pay|fail|lose|mess|forget|end|regret|panic|try|do|go|see|be|call|text|ask|tell|talk|think|give|start|have|get|take|just|write|let|leave|come|ring|message|speak|keep|never|always|probably) ?)/gi,
      "$1I'll ",
    )
    .replace(
      /\b(scared|afraid|worried|think|hope|know|sure|maybe|because|but|if|says?|guess|bet) (s?he)ll (?=be|get|say|do|go|leave|think|have|just|never|hate|come|make|tell|be)/gi,
      "$1 $2'll ",
    )
    .replace(
      /\b(\p{L}+) (s?he)d (?=(?:make|say|never|be|probably|just|kill|go|tell|think|hate|have|get|worry|freak|ask|want|only|ring|call|cry|leave|know|love|laugh|find|blame|feel)\b)/giu,
      (_, before: string, who: string) =>
        /^(?:know|think|that|bet|said|if|because|and|but|wish|so|sure|when|what|how|or|then|guess|hope|says|thought|worried|scared|afraid)$/i.test(
          before,
        )
          ? `${before} ${who}'d `
          : `${before}, ${who}'d `,
    )
    .replace(/\b[A-Z]{2,}(?: [A-Z]{2,})+\b/g, (words) => words.toLowerCase())
    // one word shouted in a calm sentence is said back calmly
    .replace(
      /\b(?:[A-Z]{5,}|ONLY|EVERY|THAT|THIS|WHAT|HATE|LOVE|VERY|MUCH|MORE|HER|HIM|HIS|SHE|THEY|THEM|NOT|ALL|NOW|ONE|TWO|TEN|OUT|OFF|OLD|NEW|YES|KNOW|WANT|NEED|JUST|EVEN|SUCH|WHEN|THEN|WITH|HAVE|WILL|WONT|DONT|CANT|SAID|TOLD|GONE|DONE|ALSO|BACK|OVER|MINE|YEAR|FOUR|FIVE|NINE|ONCE|BEEN|DOES|KEEP|LAST|NEXT|SAME|BEST|GOOD|HARD|LONG|REAL|WHO|WHY|HOW)\b/g,
      (word) => word.toLowerCase(),
    )
    .replace(
      /\b(i)ts (?=(?:a|an|the|not|just|all|so|really|always|never|been|ok|okay|fine|nothing|hard|my|like|too|over|normal|easy|going|getting|about|because|only|still|probably|pretty|kind of|weird|stupid|silly|awful|bad|good|sad|true|what|how|why|when|that|this|me|him|her)\b)/gi,
      "$1t's ",
    )
    .replace(
      /\bits (?=(?:not|been|got|just|so|too|really|always|never|like|all|a|an|the|my|his|her|hard|getting|gone|over|fine|ok|okay|only|because|about|anxiety|making|driving|ruining|affecting|been|stupid|silly|weird|bad|good|worse|better|difficult|nothing|everything|probably|due|happening|already|gone)\b)/gi,
      "it's ",
    )
    .replace(
      /\b(say|said|saying|think|know|that|when|because|cos|so) were (?=fine|ok|okay|all|both|going|not|just|getting|moving|having|doing|broke|skint)/gi,
      "$1 we're ",
    )
    .replace(
      /\b(think|scared|hope|know|guess|suppose|maybe|and|but|then|so|that|if|bet|sure|worried|afraid|say|said|reckon) ill (?=(?:sleep|miss|be|go|get|have|never|do|try|just|lose|fail|end|cry|need|forget|regret|always|ever|still|see|say|tell|look|fall|make|take|keep|start|stop|find|give|ask|ring|text|call)\b)/gi,
      "$1 I'll ",
    )
    .replace(/, like,? (?=(?:at all|ever|properly|literally)\b)/gi, " ")
    // "but like she's so loud": said while looking for the words
    .replace(
      /\b(but|and|because|so|cos) (?:just )?like,? (?=(?:i|i'?m|i'?ve|he|he'?s|she|she'?s|it'?s|they|they'?re|we|we'?re|my|the|nobody|everyone)\b)/gi,
      "$1 ",
    )
    .replace(/\bits (?=\d)|(?<=\d )its (?=[a-z])/g, "it's ")
    .replace(/\bsomethings (?=up|wrong|going|happened|off|not|got)/gi, "something's ")
    .replace(
      /\b(and|but|because|cos) its (?=(?:\w+ ){1,3}(?:tomorrow|today|tonight|next|on \w+day))/gi,
      "$1 it's ",
    )
    // "guilty cause other people have it worse"
    .replace(
      /(?<=[a-z] )(?<!\b(?:a|an|the|my|good|root|main|no|any|this|that|one|his|her|real|to|can|will|could|might|would|may|they|it|which|who|[a-z]+s) )'?cause (?=(?:i|i'?m|i'?ve|i'?d|he|he'?s|she|she'?s|they|they'?re|we|we'?re|it'?s|other people|everyone|nobody|of (?:my|him|her|the))\b)/gi,
      "because ",
    )
    .replace(/\b(when|because|cos|if|that|and|but|as|think|since) its (?=[a-z]+ed\b)/gi, "$1 it's ")
    .replace(
      /\bits (?=[a-z]+ing\b)(?!(?:own|meaning|beginning|ending|king|thing|ring|spring|feeling|closing|opening|spelling|setting|building|timing|funding|training|heating|painting|pricing|rating|parking|wedding)\b)/gi,
      "it's ",
    )
    .replace(
      / shell (?=(?:go|be|get|say|think|tell|do|never|just|kill|freak|want|make|hate|cry|know|find|come|ask|leave|worry)\b)/gi,
      ", she'll ",
    )
    .replace(
      /(?<!\b(?:feel|feels|felt|look|looks|sound|sounds|seem|seems|is|was|it's|that's|just|be|am|i'm|are)) like (?=(?:all|every|everyone|everybody|everything|half|most of|the whole|a million|nobody|no one|twice|never|literally)\b)/gi,
      " ",
    )
    .replace(
      /\b(spent|spend|cost|costs|paid|took|takes|waited|slept|lost|owe|earn) like (?=(?:\w+ )?(?:hundred|thousand|quid|pounds|hours|days|grand|weeks|months)\b|[£\d])/gi,
      "$1 about ",
    )
    .replace(/\bill be\b/gi, "I'll be")
    .replace(/\ba[- ]levels?\b/g, (level) => `A${level.slice(1)}`)
    .replace(/\bgcses?\b/g, (exam) => `GCSE${exam.slice(4)}`)
    .replace(/\b(how|where|what|when|why) were (?=going to |gonna )/gi, "$1 we're ")
    .replace(/\b(my|his|her|our) (mum|mom)s (?=\p{L})/giu, "$1 $2's ")
    .replace(
      /\b(my(?: late| little| big| older| younger| best)?|his|her|our) (daughter|son|sister|brother|wife|husband|dad|boyfriend|girlfriend|(?:best )?friend|(?:best )?mate|partner|boss|uncle|aunt|nan)s (?=(?:gf|bf|godmother|godfather|house|birthday|wedding|school|teacher|room|phone|party|funeral|boyfriend|girlfriend|husband|wife|friends?|car|dog|name|death|kids|place|flat|family|graduation|job|mum|mom|dad|garage|shop|van|farm|pub|garden|kitchen|bed|stuff|things|old)\b)/gi,
      "$1 $2's ",
    )
    .replace(
      /\b(my|his|her|our) (wife|husband|dad|mum|boyfriend|girlfriend|partner|boss|nan|landlord|manager)s (?=(?:\p{L}{2,}ing|not|always|never|just|really|so|being|gone|got|been)\b)/giu,
      "$1 $2's ",
    )
    .replace(
      /\b(my|his|her|our) (cousin|flatmate|neighbour|landlord|manager|nephew|niece|grandson|granddaughter|roommate|housemate|colleague)s (?=(?:house|birthday|wedding|room|phone|party|funeral|boyfriend|girlfriend|husband|wife|car|dog|cat|kids?|flat|baby|brother|sister|extension|fence|garden)\b)/giu,
      "$1 $2's ",
    )
    .replace(
      /\b(at|round|to|from|near) (my|his|her|our|their) (mum|mom|dad|nan|gran|boyfriend|girlfriend|ex)s(?=[.,!?]|$| (?:for|on|till|until|this|last|all|in|every|and|tonight|tomorrow)\b)/gi,
      "$1 $2 $3's",
    )
    .replace(
      /\b(my|his|her|our) (mate|friend|sister|brother|son|daughter|cousin|kid|flatmate|neighbour)s (?=been\b)/gi,
      "$1 $2's ",
    )
    .replace(
      /\b(my|his|her|our|the) (hair|back|head|heart|car|phone|boiler|house|job|life|dog|cat|baby|knee|stomach|chest|company|school|heating|laptop|flat|washing|rent|train)s (?=(?:\p{L}{2,}ing|not|gone|broken|been|really|so|just|all)\b)/giu,
      "$1 $2's ",
    )
    .replace(
      /\b(this|that|the other) ones (?=(?:\p{L}{2,}ing|not|gone|broken|been|really|so|just|all|an?|the|married|better|worse|different|fine|good)\b)/giu,
      "$1 one's ",
    )
    .replace(
      /\b(my|his|her|our|their) parents (?=(?:money|house|place|car|garden|home|wedding|anniversary|divorce|room|bedroom|spare)\b)/gi,
      "$1 parents' ",
    )
    .replace(
      /(^|[.,!?] )(s?he)ll (?=make |say |be |get |go |never |just |think |tell |come )/gi,
      "$1$2'll ",
    )
    .replace(/\bi'(m|ve|d|ll)\b/g, "I'$1")
    .replace(/[\p{L}']+/gu, (word) => fixWord(word, text))
    .replace(
      /\bI (feel|felt|was|am) (?:like )?(?:,? ?like,? )(?=(?:really|so|totally|just|literally|kind of)\b)/g,
      "I $1 ",
    )
    .replace(
      /\b(is|was|are|were|am|I'm|it's|he's|she's|they're),? like,? (?=(?:really|so|totally|just|literally)\b)/gi,
      "$1 ",
    )
    .replace(/\b(\p{L}+)( \1\b(?!'))+/giu, (whole, word: string) =>
      /^(that|had|very|really|so|no|bye|ta|never|long|far|friends|friend|work|home)$/i.test(word) ||
      (/^\p{Lu}\p{Ll}/u.test(word) && whole === `${word} ${word}`)
        ? whole
        : word,
    );

/** Small words at the end of a spoken sentence. */
const spokenTail =
  /(?<=\S+ \S+)(?:, (?:mind|mind you|like|mate|man|pet|hen|bro)| (?:innit|eh|ken|lol|haha|tho|tbh|ngl|x+|but whatever|but anyway|or whatever)|(?<=\b(?:day|days|time|times|fridays?|now|hard|easy|good|bad|me|it)) mind|(?<=\b(?:work|day|home|night|week|morning|time|tea)) like)[.! ]*$/i;

/** Text as the rest of the guide reads it. The person's meaning is kept, their haste is not. */
export const normaliseMessage = (content: string): NormalisedMessage => {
  const straight = content
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E]/g, '"')
    .replace(/[\u2013\u2014]/g, ", ")
    .replace(/\s--?\s/g, ", ");
  const emoji = [
    ...(straight.match(emojiPattern) ?? []),
    ...(straight.match(asciiPattern) ?? []).map((face) => asciiFaces[face] ?? "🙂"),
  ];
  const bare = straight.replace(emojiPattern, " ").replace(asciiPattern, " ");
  const shouted = isShouted(bare);
  const cased = shouted ? bare.toLowerCase().replace(/\bi\b/g, "I") : bare;
  const text = correct(cased)
    .replace(days, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(
      /\b(in|by|since|last|this|next|until|till|early|late|of) (may|march)\b/g,
      (_, before: string, month: string) =>
        `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    )
    .replace(/\bWhatsapp\b/g, "WhatsApp")
    .replace(/\bTiktok\b/g, "TikTok")
    .replace(/[ \t]+/g, " ")
    .replace(/\s+([,.!?])/g, "$1")
    .replace(/^[\s,]+/, "")
    .replace(spokenTail, "")
    .trim();
  return {
    // a laugh alone is taken away as haste, and is still something said
    text: text || cased.trim(),
    lower: (text || cased.trim()).toLowerCase(),
    wordCount: (text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).length,
    shouted,
    emoji,
  };
};
