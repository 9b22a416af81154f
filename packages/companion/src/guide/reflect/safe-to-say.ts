/** Words that must not be said back: risk, slurs, sex, and talk addressed to the companion. */
export const neverSaidBack =
  /\b(?:(?<!thank )you|your|yours|yourself|u|let's|suicid\w*|kill|killing|killed|die|dying|dead|cutting(?! (?:a|the|his|her|my|our|their) (?:hedges?|grass|lawn|cake|hair|toenails|nails|bread|wood|roses))|overdose|hang|rape|raped|molest\w*|fuck\w*|shit\w*|cunt|bitch\w*|bastard|asshole|arsehole|whore|slut|cock|dick|twat|porn|retard\w*|faggot|nigg\w*|psycho|monster|bot|chatbot|ai)\b|\bcry me a river\b/i;
/** Anything but plain writing, or a long number, is left where it was. */
export const notWords =
  /(?<!\S)'\w|[^\p{L}\p{N}\s'’,.%£€$&/:-]|https?:|\d{5,}|\.\.|(?<!\S)[^\p{L}\p{N}\s]+(?!\S)/u;

/** Spoken at home; written back it looks like mockery. */
export const homeSpeech =
  /(?<!\S)(?:t|th|o|wi|an)'\p{L}*|\b(?:tha|thi|thee|thou|thissen|nobbut|allus|yer|ken|aye|nae|tae|fae|wisnae|mardy|ginnel|naw|oot|aboot|telt|eejit|yin|feller|abeg|lah|leh|siao|sian|jialat|kena|aiya)\b|\ba(?:'ll|'m|'ve|'d)\b|\b(?:how|if|when|that|so|and|because) a (?:was|am|say|did|had|can|know|think|feel|will|do|got)\b|\bit's no (?:even|the|that|about|an?|like|just|my|really|as|so)\b|\bthem (?:years|days|weeks|months|nights|hours)\b|n't (?:\w+ ){1,2}(?:nothing|nobody|nowhere)\b(?! (?:but|like|to do)\b)|\b(?:see|seen|show|showed|wash|washed|handed|lost|lose|got|get|have|had|take|took|put|shut|broke|on|off|by|hold|held|keep|kept|under|over) me (?:face|stick|hands?|feet|legs?|eyes|head|handbag|bag|coat|hat|shoes|purse|keys|money|mouth|nose|arms?|teeth|glasses|notice|boots|wages|stuff|things)\b/iu;

/** The short words of English; a shorter one that is not among them is another language or a dialect. */
const shortWords = new Set(
  "a b c i am an as at au fri thu mon be by do go he if in is it me my no of on or so to up us we ok oh hi ex id pm op pa tv pc vs bi ace act add ads age ago aid aim air ale all and ant any ape app apt arc are ark arm art ash ask ate awe axe bad bag ban bar bat bay bed bee beg bet bib bid big bin bit bob bog boo bot bow box boy bra bud bug bun bus but buy bye cab can cap car cat cop cot cow coy cry cub cue cup cut dab dad dam day deb den dew did die dig dim din dip doc doe dog dot dry due dug dye ear eat ebb egg ego elf elm end era eve ewe eye fab fad fag fan far fat fax fed fee few fib fig fin fir fit fix flu fly fob foe fog for fox fry fun fur gag gap gas gay gel gem get gig gin god got gum gun gut guy gym had ham has hat hay hem hen her hey hid him hip his hit hob hoe hop hot how hub hue hug hum hut ice icy ill imp ink inn ion ish its ivy jab jam jar jaw jet jig job jog jot joy jug keg key kid kin kit lab lad lag lap law lay led leg let lid lie lip lit log loo lot low lug mac mad mam man map mat max may men met mid min mix mob mom mop mow mud mug mum nab nag nan nap net new nil nip nit nod non nor not now nub nun nut oak oar oat odd off oil old one opt orb ore our out owe owl own pad pal pan par pat paw pay pea peg pen per pet pew pic pie pig pin pip pit pod pop pot pro pub pug put rad rag ran rap rat raw ray red rev rib rid rig rim rip rob rod rot row rub rug rum run rut sad sap sat saw say sea see set sew sex she shy sin sip sir sit six ski sky sly sob sod son sow soy spa spy sub sue sum sun tab tag tan tap tar tax tea ten the tie til tin tip toe tog ton too top toy try tub tug two uni ups use ute van vat veg vet vow wad wag war was wax way web wed wee wet who why wig win wit woe wok won wow yes yet yew you zip zoo amp hmm mrs kg km cm mm ml lb hr".split(
    " ",
  ),
);

/** "Cannot sleep po", "at ma mas": a small word that is no English is not said back. */
export const hasStrangeWord = (text: string): boolean =>
  (text.match(/(?<![\p{L}\p{N}'’.-])[a-z]{1,3}(?![\p{L}\p{N}'’-])/gu) ?? []).some(
    (word) => !shortWords.has(word),
  );
