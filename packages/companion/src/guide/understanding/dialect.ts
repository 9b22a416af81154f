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
  give: "given",
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
    .replace(/(?<![\p{L}'-])wi (?=\p{L})/gu, "with ")
    // "ma van" is "my van" wherever a thing or somebody of one's own follows
    .replace(
      /\bma (?=(?:brother|sister|wife|husband|mum|da|dad|boy|girl|son|daughter|van|car|house|job|head|work|boss|mates?|pals?|phone|dinner|pocket|bed|back|life|own)\b)/g,
      "my ",
    )
    .replace(
      /\b(it'?s|that'?s|he'?s|she'?s|they'?re|i'?m) no (?=(?:even|the|about|just|really|well|sure|happy|bothered|going|saying|that|like|as|ready)\b)/gi,
      "$1 not ",
    )
    // "me best mate" at the beginning of what is said
    .replace(
      /(^|[.!?,] |\b(?:and|but|because|so|that|when|if) )me (?=(?:best |old |own |eldest |youngest |little |big |late )?(?:mum|mam|mom|dad|mates?|nan|gran|missus|wife|husband|brother|sister|kids|son|daughter|lad|lass|boss|neighbour|knees?|back|hands?|legs?)\b)/gi,
      "$1my ",
    )
    // "so I have" at the end only underlines
    .replace(
      /,? so (?:i|ah|he|she|they|it|we) (?:have|has|am|is|are|did|does|do|will|was|were)[.! ]*$/i,
      "",
    )
    .replace(/\bah'?m\b/g, "I'm")
    .replace(
      /(?<!\b(?:if|wish|wishes|wished|though|like|as|than) |\bif my )\b(he|she|it) were(n'?t)?\b(?! (?:to|me)\b)/gi,
      "$1 was$2",
    )
    .replace(/\bdid(?:n'?t)? used to\b/gi, (all) =>
      /n'?t/i.test(all) ? "didn't use to" : "used to",
    )
    .replace(
      /\b(go|goes|went|going|gone) (?:(?:the )?(pub|gym|shops|doctors|toilet|match)|(work|uni|church|school))\b(?! (?:out|off|on|through|down|up|wrong|well)\b)/gi,
      (_, verb: string, the: string | undefined, bare: string | undefined) =>
        the ? `${verb} to the ${the}` : `${verb} to ${bare}`,
    )
    .replace(
      /\bof an? (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:morning|evening|night)\b(?= (?:i|we|he|she|they)\b|[,.]|$))/gi,
      "on a ",
    )
    .replace(
      /\b(love|loved|like|miss|hate|of|with|for|about|all|see|to|in|on|like|feed|watch) them (?=(?:children|kids|people|lads|girls|boys|days|things|dogs|cats|birds|words|stairs|forms|pills|tablets|steps|plants|roses|photos|letters)\b)/gi,
      "$1 those ",
    )
    // "felt that guilty I drove up there"
    .replace(
      /\b(felt|feel|was|were|am|i'?m|got|get|looked|looks|sounded) that (?=(?:small|thin|old|ill|pale|lost|tiny|young|guilty|tired|ashamed|angry|embarrassed|busy|bad|upset|worried|nervous|cross|proud|happy|cold|scared|knackered|fed up)\b)/gi,
      "$1 so ",
    )
    .replace(
      /(^|[.!?] |\b(?:and|but|because|so) )(neighbour|mum|dad|sister|brother|boss|mate|flatmate|landlord|husband|wife)s (?=(?:kids?|dog|cat|son|daughter|house|car|garden|fence|party|birthday|boyfriend|girlfriend|mum|dad|baby|wedding|funeral)\b)/gi,
      "$1my $2's ",
    )
    // "I've knitted that many hats the cat's got one"
    .replace(/\bthat (many|much) (?=\p{L}+ (?:the|i|he|she|they|we|it|my)\b)/giu, "so $1 ")
    .replace(/\b(never|not|\p{L}+n'?t)\b(.{3,60}?) neither(?=\s*(?:[.,!?]|$))/giu, "$1$2 either")
    // "I don't talk about nothing"
    .replace(
      /(?<!\b(?:it|that|this) )\b(don'?t|doesn'?t|didn'?t|can'?t|couldn'?t|won'?t|ain'?t|isn'?t|aren'?t|wasn'?t|haven'?t|never) ((?:\w+ ){1,3})(nothing|nobody|nowhere)\b(?! (?:but|else matters|to do with)\b)/gi,
      (_, not: string, between: string, none: string) =>
        `${not} ${between}any${none.slice(2).toLowerCase()}`,
    )
    .replace(/\b(not|n'?t|never) (\w+(?: \w+){0,3}) or nothing\b/gi, "$1 $2 or anything")
    .replace(
      /\b(in|of|on|with|to|for|at|from|and|all|off|lost|broke|hurt|got|put|did|do|doing|by) me (?=(?:life|own|head|house|bed|back|hands?|feet|legs?|eyes|heart|room|garden|job|pension|car|knees?|hip|tea|coat|pockets?|phone|kitchen|chair|age|shed|allotment|mind|self|feelings|hair|teeth|tablets|shopping|washing|dinner|breakfast|nerves|temper|granddaughter|grandson|neighbour|manager|boss|friends?|dog)\b)/gi,
      "$1 my ",
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
      /(?<!\b(?:my|the|our|his) )\b(mr|mrs|ms) ([a-z])([a-z]+)/g,
      (_, title: string, first: string, rest: string) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)} ${first.toUpperCase()}${rest}`,
    )
    .replace(/\b(the|my|a|our|another) drs?\b/gi, "$1 doctor")
    .replace(
      /\b(haven'?t|hasn'?t|hadn'?t|have|has|had|i've|we've|they've|he's|she's) (give|took|went|ate|broke|spoke|wrote|drove|gave|fell|forgot|chose)\b/gi,
      (_, helper: string, past: string) => `${helper} ${participles[past.toLowerCase()] ?? past}`,
    )
    .replace(
      /, i don'?t know, (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a hundred)[.!]?$)/gi,
      " about ",
    )
    // "I feel so, I don't know, flat"
    .replace(/\b(so|really|just|very|a bit|kind of), i don'?t know, (?=\p{L}+[.!]?$)/giu, "$1 ")
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
