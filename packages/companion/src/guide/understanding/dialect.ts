const kin =
  "mum|mom|mam|dad|nan|gran|mates?|missus|wife|husband|brother|sister|kids|son|daughter|boyfriend|girlfriend|partner|ex";

const participles: Readonly<Record<string, string>> = {
  took: "taken",
  went: "gone",
  ate: "eaten",
  broke: "broken",
  spoke: "spoken",
  wrote: "written",
  drove: "driven",
  gave: "given",
  fell: "fallen",
  forgot: "forgotten",
  chose: "chosen",
};

/** What many people say at home, in the grammar in which it is said back. */
export const dialect = (text: string): string =>
  text
    .replace(
      /\b(know|knows|what|think|thinks|like|say|says|said|all|if|and|but|because|where|when|how|that) there (?=[\p{L}]+ing\b(?<!\b(?:something|nothing|anything|everything)))/giu,
      "$1 they're ",
    )
    // the Scots "ah" is "I"; before anything else it is a sigh
    .replace(
      /\bah (?=(?:just |jist |still |really |never |cannae |dinnae |didnae )*(?:feel|have|had|don'?t|can'?t|was|am|want|need|think|know|love|hate|tried|got|get|keep|went|see|wish|cannae|dinnae|didnae|wasnae|should|could|would|told|said|miss)\b)/gi,
      "I ",
    )
    // "so I have" at the end only underlines
    .replace(
      /,? so (?:i|ah|he|she|they|it|we) (?:have|has|am|is|are|did|does|do|will|was|were)[.! ]*$/i,
      "",
    )
    .replace(/\b(we|they|you|i) been\b/gi, "$1've been")
    .replace(/\bi (seen|done)\b/gi, "I've $1")
    .replace(/\b(we|they|you) was(n'?t)?\b/gi, "$1 were$2")
    .replace(/\b(he|she|it) do(?:n'?t| not)\b/gi, "$1 doesn't")
    .replace(
      /\b(he|she|it) ain'?t (?=\w+ed\b|been\b|got\b|seen\b|done\b|had\b|come\b|gone\b|said\b|told\b|spoken?\b|even\b|rung\b)/gi,
      "$1 hasn't ",
    )
    .replace(
      /\b(i|we|they|you) ain'?t (?=\w+ed\b|been\b|got\b|seen\b|done\b|had\b|come\b|gone\b|said\b|told\b|spoken?\b|even\b|rung\b)/gi,
      "$1 haven't ",
    )
    .replace(/\bi ain'?t\b/gi, "I'm not")
    .replace(/\b(we|they|you) ain'?t\b/gi, "$1 aren't")
    .replace(
      /\b(don'?t|doesn'?t|isn'?t|can'?t|ain'?t|never|won'?t) (.{2,40}?) no more\b/gi,
      "$1 $2 anymore",
    )
    .replace(
      /(?<!\b(?:the|a|of|in|as|to|what|like|bloody|living|from|and|hot|go) )\bhell (?=(?:text|call|ring|message|reply|come|leave|be|say|think|never|probably|just|hate|get|have|go|do|find|tell)\b)/gi,
      "he'll ",
    )
    .replace(/\bil (?=[a-z])/g, "I'll ")
    .replace(
      /(?<!\b(?:felt|feels?|seems?|seemed|looks?|looked|sounds?|sounded|was|is|it's|just) )\blike (?=(?:an?|half an|one|two|three|four|five|six|ten|twenty|\d+) (?:hours?|minutes?|mins?|days?|weeks?|months?|years?|times?)\b)/gi,
      "about ",
    )
    .replace(
      /\b(says?|said|thinks?|thought|know|hope|feel|because|but|if|guess|reckons?|bet|means?) its (?!own\b)/gi,
      "$1 it's ",
    )
    .replace(
      /\b(one|some|all) of them (?=(?:old|young|big|little|new|other|posh|fancy)\b)/gi,
      "$1 of those ",
    )
    .replace(
      /\b(has|have|had|got|need|needs) like (?=(?:an?|the|this|my|no|zero|some|loads)\b)/gi,
      "$1 ",
    )
    .replace(
      /\b((?:my|his|her) \p{L}+|he|she|they) goes (?=(?:just|oh|well|no|yeah|what|why|you|come|get|stop|are|do|it's|i|i'm)\b)/giu,
      "$1 says ",
    )
    .replace(
      /\b(mr|mrs|ms) ([a-z])([a-z]+)/g,
      (_, title: string, first: string, rest: string) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)} ${first.toUpperCase()}${rest}`,
    )
    .replace(/\b(the|my|a|our|another) drs?\b/gi, "$1 doctor")
    .replace(
      /\b(haven'?t|hasn'?t|hadn'?t|have|has|had|i've|we've) (took|went|ate|broke|spoke|wrote|drove|gave|fell|forgot|chose)\b/gi,
      (_, helper: string, past: string) => `${helper} ${participles[past.toLowerCase()] ?? past}`,
    )
    .replace(/, i don'?t know, (?=\S+[.!]?$)/gi, " about ")
    .replace(/ though, /g, ", ")
    .replace(/\b(but|and) also like (?=(?:i|i'm|im|not|he|she|it)\b)/gi, "$1 also ")
    .replace(/\b((?:don'?t|not|never|can'?t|won'?t|didn'?t)(?: \w+){1,3}) no ?one\b/gi, "$1 anyone")
    .replace(
      new RegExp(`\\b(my|his|her) (${kin}|boss) don'?t\\b`, "gi"),
      (all: string, whose: string, who: string) =>
        /^(?:kids|mates)$/i.test(who) ? all : `${whose} ${who} doesn't`,
    )
    .replace(
      /\b(tell|told|ask|asked|see|saw|with|from|email|emailed) miss (?!(?:her|him|them|it|my|the|you|that|this|a|out|being|having|me|us|one|any|and)\b)([a-z])([a-z]{2,})/g,
      (_, verb: string, first: string, rest: string) =>
        `${verb} Miss ${first.toUpperCase()}${rest}`,
    )
    .replace(
      /\bits (?=(?:different|difficult|embarrassing|flattering|hilarious|amazing|annoying|boring|exhausting|depressing|ridiculous|impossible|possible|important|funny|scary|horrible|terrible|lovely|nice|great|quiet|loud|cold|late|early|worth|free|cheap|expensive)\b)/gi,
      "it's ",
    )
    .replace(/\bDD\b/g, "my daughter")
    .replace(/\bDS\b/g, "my son")
    .replace(/\bDH\b/g, "my husband")
    .replace(
      /\b(MIL|mil)\b(?= (?:is|has|was|says|said|keeps|thinks|wants|came|comes))/g,
      "my mother-in-law",
    )
    .replace(
      new RegExp(
        `(?<!\\b(?:call|calls|called|calling|tell|told|give|gave|make|made|show|showed) )\\bme (?=(?:${kin})\\b)`,
        "gi",
      ),
      "my ",
    )
    .replace(
      /\bthere (?=(?:own|shifts?|parents|kids|house|mum|mom|dad|phones?|life|lives|jobs?|friends?|minds?|faces?|way|heads?|fault|business|birthday|wedding)\b)/gi,
      "their ",
    )
    .replace(
      /\bits (?=(?:part|time|up to|in|on|at|for|to|your|our|their|no|one|cos|because)\b)/gi,
      "it's ",
    );
