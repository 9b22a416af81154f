import { loosePattern } from "./loose-pattern.ts";

const wares =
  "(pills?|meds|xanax|xans?|adderall|oxy(codone|contin)?|valium|viagra|cialis|weed|cannabis|carts?|vapes?|shrooms|mushrooms|lsd|mdma|ecstasy|cocaine|ketamine|steroids|research chemicals|benzos?|opioids?|percs?|codeine|followers|likes|views|accounts?|crypto|bitcoin|btc|tokens?|nfts?|signals|courses?|e ?books?|coaching|subscriptions?|memberships?|supplements?|cbd|gummies|sneakers|watches|bags|replicas?|insurance|loans?|essays?|assignments?|readings?|spells?|massages?|escorts?|merch|planners?|software|hosting|seo|leads|tickets|puppies|kittens|fake (ids?|passports?|documents|diplomas?)|diplomas?|certificates?|products?|services|content|customs?)";
const kinds =
  "(cheap|cheapest|best|quality|high quality|real|legit|original|authentic|top|discount(ed)?|premium|fresh|new|pure|safe|wholesale|affordable|discreet|handmade|private|professional|online|exclusive|custom)";
const reach =
  "(dm|pm|inbox|message|msg|text|whats ?app|telegram|tg|wickr|email|e mail|contact|hmu|hit me up|ping|snap|kik)";

const phrases: readonly string[] = [
  `(buy|order|get|grab|shop|purchase|cop) (your |ur |my |our |the |some |any |all |more |${kinds} )*${wares} (here|now|today|online|from (me|us|our)|at|for (only|just|as)|without|with (no|free|fast|discreet)|cheap|discreet|no prescription|via|in bulk)`,
  `${kinds} (${kinds} )*${wares} (available|for sale|here|shipped|delivered|online|in stock|now|dm|prices?|overnight|to your door|near you)`,
  `(i am|we are|im|were|i|we) (now )?(selling|sell|offering|offer|providing|provide|supply|supplying|giving away|hiring|recruiting) (${kinds} |free |my |paid |remote )*(${wares}|clients|sales reps|investors|brand ambassadors|distributors|part time workers)`,
  `(selling|wts|for sale)( my| some)? (${kinds} |brand new |used )*${wares}( ~)? (dm|pm|price|cheap|\\d|obo|offers|message|inbox|hmu|hit|text|call|shipping|pickup|cash|serious)`,
  `${wares} (for sale|in stock|on sale|half price|available now|back in stock|at (low|best) prices?)`,
  `${reach} (me |us |my |our |now |today |asap )*(for|to|if you want( to)?) (your |a |the |more |my |some |our |free |buy |order |get )*(prices?|price list|pricing|menu|deals?|details|info|more info|rates?|purchase|quote|quotes|bookings?|readings?|spells?|${wares}|catalogue|samples?|link|discount|sign up|invest|earn|start earning|collab|promo|promotion|business opportunity|opportunity|consultation|orders?|slots?|buy|order|join my)`,
  "(use|enter|apply|with) (my |the |our |promo |discount |coupon |referral |invite )+(code|coupon|voucher|link)",
  "use code ~",
  "(promo|discount|coupon|referral|affiliate|voucher) (codes?|links?)",
  "(link|links|details|info|shop|site|pics|more) (is |are |it )?(in|on) (my |the )?(bio|profile|comments|description)",
  "(click|tap|follow|visit|hit) (on )?(the|this|my|our) (link|links|site|website|page|channel|store|shop|url|button)",
  "click (here|below|now)",
  "(visit|check out|browse) (my|our) (shop|store|site|website|page|channel|etsy|only ?fans|patreon|podcast|blog|course|book|products?|profile|youtube|link|links|music|single|album|merch|app|services|coaching|stream|twitch|new (shop|site|song|single|video|book|course|product|channel|app|album|collection))",
  "(subscribe|sub) (to )?(my|our|me|us|for|now)",
  "(check|see|look at|look in|tap|visit) (out )?(my|the) (bio|profile|link|links)",
  "follow (my|our) (insta|instagram|ig|tiktok|twitter|youtube|twitch|page|account|channel|blog|facebook|journey on)",
  "(get rich|easy money|quick cash|fast cash|free money|passive income|financial freedom)( ~)? (dm|message|text|inbox|pm|contact|ask) (me|us)",
  "follow (me|us) (on|back|for|at) (insta|instagram|ig|tiktok|twitter|youtube|twitch|more|daily|tips|follow|facebook)",
  "(f4f|l4l|follow for follow|sub for sub|like for like)",
  "join (my|our|the|us on|us in|this|now|free|me on|me in) (free |new |private |vip |telegram |discord |whatsapp |trading |crypto |investment |exclusive |paid |facebook )*(channel|server|discord|telegram|webinar|course|masterclass|academy|mastermind|membership|newsletter|downline|waitlist|trading group|vip group|telegram group|whatsapp group|crypto group|investment group|team and earn)",
  "(only ?fans|fansly|patreon|gumroad|ko ?fi|cash ?app|venmo|paypal|go ?fund ?me) (link|in bio|page|below|free|now|me|sub|account|\\d|for|dm|please|is (free|open|live))",
  "(my|our) (only ?fans|fansly|cam show|content page)",
  "(?<!(i|to|we|cant|dont|he|she|they|wont) )(earn|make|get paid|getting paid) (up to |over |easy |fast |quick |free |extra |real |passive |an? |some |big |usd )*([$£€els]?\\d[\\d.,]*k?|money|cash|income|thousands|profits?|bitcoin|btc|crypto) ?([$£€]|usd|dollars|pounds|euros|k|bucks)? ?(a |per |every |each |in )?(day|daily|week|weekly|month|monthly|hour|hourly|online|from home|fast|easily|working from home|without|from your phone|while you sleep|at home|with (this|no|me|us|our|zero))",
  "(i|we) (made|make|earn|earned|get) (up to |over )?[$£€els]?\\d[\\d.,]*k? ?([$£€]|usd|dollars|pounds|euros|k|bucks)? (a|per|every|each|in (a|my first|one|just)) (day|week|month|hour)( |$)(from|with|working|online|and you|ask|dm|doing|thanks|by|using|trading)",
  "work(ing)? from home (and (earn|make)|job available|opportunity|earn|make|dm|no experience|start today)",
  "(passive|residual) income (opportunity|stream|dm|system|with|now|today|guaranteed|for you)",
  "(financial freedom|be your own boss|quit your (9|job|day job)|get rich|easy money|quick cash|fast cash|free money)( |$)(dm|now|today|ask|opportunity|join|click|here|message|link|start|available|inbox|awaits|with (me|us|our|this))",
  "(guaranteed|instant|risk free|100) (profits?|returns?|income|approval|loans?|cash|payout|winnings?|weight loss|roi|daily)",
  "(invest|trade) (with|now|today|just|as little as|only|in (crypto|bitcoin|forex|our|my)) (me|us|now|today|and|dm|our|\\d|bitcoin|crypto|forex|earn|get|mrs?|signals|with|here)",
  "(invest|investment|trading) (opportunity|platform|expert|company|signals|mentor)( |$)(dm|now|available|join|with|guaranteed|contact|here|who|helped|today)",
  "(forex|crypto|bitcoin|binary|fx) (signals?|trader|trading|expert|mentor|investment|platform|mining|doubler|giveaway|recovery|coach|account manager)( |$)(dm|available|join|group|vip|free|here|now|platform|helped|call|text|contact|guaranteed|with (me|us))",
  "(double|triple|multiply) (your|ur) (money|bitcoin|btc|crypto|savings|income|investment|followers)",
  "grow your (followers|instagram|business|income|account|channel)",
  "no credit check",
  "(get|apply for) (a |an |your |quick |fast |instant |cash |payday |personal |urgent )*(loans?|cash advance|mortgage)( |$)(dm|now|today|apply|contact|click|fast|here|approved|within|at|with no|we)",
  "(payday|instant|quick) loans?( |$)(available|dm|now|no|apply|here|approved)",
  "(casino|betting|sports ?book|slots?|poker) (bonus|site|tips|free spins|offer|deposit|signals?|jackpot|odds|vip|welcome)",
  "(free spins|fixed matches|sure odds|betting tips|deposit bonus|no deposit)",
  "(\\d{1,3} ?(%|percent|pct)|half price|huge|massive|mega) (off|discount|cashback|sale)( |$)(today|now|everything|all|on|code|only|with|sale|ends|use|dm|store|orders|my|our|sitewide|until|for)",
  "\\d{1,3} ?(%|percent|pct) off",
  "(flash|mega|clearance|black friday|closing down) sale",
  "(buy|get) (one|1|two|2) get (one|1|two|2)",
  "(free|fast|discreet|worldwide|overnight|same day|next day|express|stealth) (shipping|delivery|trial|sample|samples|quote|consultation|webinar|masterclass|iphone|robux|v ?bucks|gift ?cards?) (on|available|worldwide|today|now|for|with|click|dm|included|offer|order|here|link|when you|if you|guaranteed|and)",
  "(free|fast|worldwide|discreet) shipping",
  "(limited|special|exclusive) (time )?(offer|deals?|price|prices|stock|spots|slots|promo)",
  "(best|amazing|hot|crazy) (offer|deals?|prices?) (now|only|today|dm|on|available|for you|hurry|guaranteed|online|here|in town)",
  "(order|shop|buy|act|hurry|enrol|enroll) now",
  "(call|text|book|apply|register|sign up|download|install) (now|today) (and (get|save|earn|start|win)|to (get|claim|start|save|earn|win|order)|for (a )?(free|your|only|just)|while|before|limited|at|on|link)",
  "(while stocks? lasts?|limited stock|selling fast|satisfaction guaranteed|money back guarantee|cash on delivery|price negotiable|serious buyers( only)?|bulk orders?|wholesale prices?|lowest prices?|unbeatable prices?|prices? start(s|ing)? (at|from))",
  "(my|our) (new )?(course|program(me)?|e ?book|book|coaching|webinar|app|single|album|podcast|track|product|service|workshop|masterclass|newsletter|video|channel|merch) (is |are |just |now |has )*(out now|available|on sale|launched|dropping|dropped|half price|on (amazon|spotify|etsy|youtube)|will help you|can help you|helps you|teaches you|shows you)",
  "(contact|consult|hire|text|whatsapp|email) (dr|doctor|priest|prophet|chief|baba|this hacker|a hacker|our experts?|our team|spell caster|the spell) ~ (for|to|via|at|on|he|she|today|now|helped)",
  "(love|black magic|voodoo|binding|money|marriage|reunion|lottery|lost love) (spells?|spell caster|ritual|magic) (that work|caster|dm|available|dr|real|bring|expert|contact|cast|online|now|for sale)",
  "(bring|get|win) (back )?(your|ur) (ex|lost lover|lover|husband|wife|boyfriend|girlfriend)( lover| back| husband| wife)* (in|with|within|by|using|through|today|fast|guaranteed)",
  "(psychic|tarot|palm|astrology|angel card|medium|oracle) readings?( |$)(dm|available|for|\\d|only|free|by|online|now|today|bookings?|offers?|message|[$£€el]\\d)",
  "(recover|retrieve|hack|spy on|get back) (your |ur |any |into |lost |stolen |scammed |cheating |an? )*(funds?|bitcoin|crypto|money|account|phone|partners?|spouse|whatsapp|instagram|facebook|snapchat|wallet|credit score)( |$)(contact|with|dm|expert|services?|hacker|remotely|fast|text|here|by|without)",
  "(lose|drop|burn|shed) (\\d+|weight|belly fat|fat|pounds|kilos|up to)( ~)? (pills?|tea|dm|ask me|guaranteed|keto|gummies|supplements?|click|link|in (just )?\\d|our)",
  "(message|dm|inbox|pm|text|ask) me for (details|info|more info|the link|prices?|a link|rates?|my menu|customs?|pics|content)",
  "ask me how (to|i) (earn|make|made|lose|lost \\d|got rich|quit my)",
  "(dms? (are )?open for|open for (commissions|orders|bookings)|taking (orders|commissions|bookings))",
  "(dm|pm|hmu|inbox) (me )?(for|to) (prices?|buy|order|collab|promo|rates?|details|info|business|menu|link|content|customs?|join|earn|deals?|trade|bookings?)",
  "sugar (daddy|daddies|mommy|mummy|baby|babies|momma) (wanted|needed|looking|here|available|dm|pay|who|allowance|weekly|needs|seeking)",
  "(escort|escorts|massage|call ?girls?|cam ?girls?|incall|outcall) (services?|available|in|near|dm|rates?|tonight|outcall|incall|agency|girls|with happy)",
  "(get|gain|buy|free|boost) (more |your |\\d+k? |real |instagram |ig |tiktok |youtube |twitter |free |organic |cheap )*(followers|likes|subscribers|views|streams|reviews)( |$)(fast|cheap|now|today|here|free|dm|instantly|on|at|guaranteed|from|\\d|click)",
  "(essay|assignment|homework|thesis|dissertation) (writing |help |writers? )+(services?|available|dm|cheap|pay|prices?|contact|online|\\d)",
  "(we|i|ill|i will|pay me to|pay us to) (do|write|complete|handle) (your|ur) (essays?|homework|assignments?|exams?|thesis|online classes?)",
  "(donate|send|gift|tip) (to |me |us |a |some |your |via |on )*(my |our )?(go ?fund ?me|cash ?app|paypal|venmo|btc|bitcoin|wallet|campaign|fundraiser|ko ?fi|patreon)",
  "(vote|stream|share|retweet|repost|like and share|like and subscribe|comment) (for |and |on |this |my |our |to )+(song|video|post|page|channel|single|entry|subscribe|giveaway)",
  "like and (share|subscribe|follow)",
  "(giveaway|raffle|sweepstakes?|prize draw)( |$)(enter|click|win|join|link|now|follow|dm|live|here)",
  "claim (your|ur|a|an|this|free|my) (free |new |brand new |exclusive |[$£€]?\\d+ )*(prize|iphone|gift ?cards?|bonus|reward|airdrop|voucher|robux|ps5|macbook|cash|trial|sample|copy|spot|discount|crypto|btc|tokens?)",
  "(win|get|receive) (your|ur|a) free (new |brand new )*(iphone|gift ?cards?|bonus|airdrop|voucher|robux|ps5|macbook|trial|sample|copy|quote|vbucks|crypto|btc|tokens?|ebook|consultation)",
];
const patterns = phrases.map(loosePattern);

/** Whether it offers something, or asks people to come and buy. Telling of one's own buying and selling is not that. */
export const isSelling = (view: string): boolean => patterns.some((pattern) => pattern.test(view));

/** For preparing them before the first text comes. */
export const sellingPatterns: readonly RegExp[] = patterns;
