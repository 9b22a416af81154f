import type { Understanding } from "../understanding/understand.ts";

/** Where somebody lives and works, how old they are: what a story is set in, and not what it is about. */
const setting =
  /^(?:so |well |right |ok |hello |hi |hiya )*(?:(?:i've |i have )?got an? \d+[ -]?(?:yo|year|yr)|(?:i am|i'm|i was|we are|we're|she is|she's|he is|he's) (?:now |only |also |still )?(?:\d+(?: years old)?(?=$|,)|\w+, (?:\d|dad|mum|mother|father)|[a-z]+(?:-[a-z]+)? years old|an? (?!(?:bit|lot|mess|wreck|failure|burden|bad|terrible|grandad|grandma|nan|gran|dad|mum|carer)\b)|from|in my|on my (?:break|lunch)|at uni|married|divorced|single|retired|the oldest|in (?!(?:love|trouble|two|debt|pain|bits|tears|an?|the wrong)\b)|\w+-speaking|\w{3,}(?:ian|ish|ese)\b|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b|(?:i|we) (?:work|live|run|drive|drove|sing|teach|taught|cook|clean|study|share|do|play|own|pick|haul|have (?:two|three|four|five|\d) (?:kids|children|boys|girls|brothers|sisters)|have an? (?:good )?(?:job|room|degree|wife|husband|marriage)|have been living|came here|moved here) ?\b(?!.*\b(?:too much|alone|no more|not enough)\b)|(?:been|i've been|i have been) (?:a|an|driving|teaching|working|living|doing|married|going to \w+ \w+ years)\b|my (?:name|course|degree|job|age) (?:is|was)\b|(?:my|our) (?:baby|son|daughter|boy|girl|lad|little one|kids|twins|wife|husband|mum|dad|nan|gran|dog|cat)(?:'s| is| are) (?:only |just |nearly )?\d+(?: (?:years|months|weeks|yrs)(?: old)?)?$|(?:my [\w-]+ and i|we|i)(?:'ve| have| are|'re) (?:been )?(?:married|together)\b|(?:\d+|[a-z]+) years? (?:at|in|with|old)\b|(?:retired|former|part[- ]time|parked up|sat in the) )/i;
/** About the talk itself: how somebody came by it, that they are new to it, that it will be long. */
const aboutTalk =
  /\b(?:uses it|(?:put|got) (?:this|it) on (?:my|the|me)\b|never done (?:one of these|this (?:before|kind)|anything (?:like|of) this)|(?:try|want|going) to be brief|i won't be$|by voice|voice to text|comes out (?:weird|wrong|funny)|with one finger|brace yourself|this is (?:petty|silly|daft|stupid|embarrassing)|let me guess|(?:want|wanted|fancied|for) a chat|hold with talking|(?:my )?problem is (?:tiny|small|silly|nothing)|(?:thanks|thank you) for (?:last time|listening|the other)|it (?:really )?helped$|anyone (?:see|read) this|one of these things|help (?:with )?writing an? (?:message|text|email|letter)|(?:speak|talk|ask|write) (?:to you )?about something|don't ask me how|downloaded|this app|asked me to try|try(?:ing)? (?:it|this|you)|this thing|another app|typing this|what this is|on here|to be here|this will be long|quick one|rant|nothing much|not much to|where to start|don't know if this|if you don't mind|hear me out|living the dream|another monday|is stupid|sounds stupid|sounds? daft|(?:have|got|some) good news$|a question|need (?:an? |some )?advice|got (?:me|it|that) (?:a (?:bit|little) )?wrong|not what i meant|misunderstood me|my english(?: is| not| isn't| bad| so bad| poor| no good)|i am writing|i'm writing|to you|help with an? (?:message|text|email)|help me|write me|a big problem|have a problem|hot take|i'm here because|real answer|from you|need to vent|want to (?:talk|vent|complain)|have a moan|had to tell)\b|^(?:are you|what (?:are you|exactly|is this)|is (?:it|there|this|that)|how (?:do|does|can)|why (?:do|does|am)|should|does|do (?:i|you)|not fishing|i want to (?:say something|ask)|just want to (?:say|ask)|can (?:i|you)|could you|hello|hi|hiya|hey|(?:bad|rough|hard|weird|mixed) day$|salut|boa|bonjour|hola|ciao|hallo|good (?:morning|afternoon|evening))\b/i;

/** What is only quoted tells nothing by itself. */
const quotation = /^["“][^"”]*["”]?$/;

export const isAboutTalk = (clause: string): boolean =>
  aboutTalk.test(clause) || quotation.test(clause);
/** "I am Rahul, 34": who is speaking. */
const introduction = /^(?:[Mm]y name(?:'s| is) |I(?:'m| am) )\p{Lu}\p{Ll}+(?:$|,)/u;
/** Whether a clause only says what the story is set in. */
export const isSetting = (clause: string): boolean =>
  setting.test(clause) || introduction.test(clause);

/** Asks for words to send or to say, and tells what they are to be like. */
export const isForWords = ({ request }: Understanding): boolean =>
  request !== null && /^(?:draft|redraft|recap|speech)$/.test(request);
