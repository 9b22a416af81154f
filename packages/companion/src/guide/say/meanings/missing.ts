import type { Meaning } from "./meaning.ts";

/** Somebody who left, who died, or who is slowly lost. */
export const missingMeanings: readonly Meaning[] = [
  {
    id: "misses-the-closeness",
    cue: /\bi (?:just |really |still |do |so |find i )*miss (?:him|her|them|us|my (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)|my best|my old (?:friend|mate)s?|my friends|my mates|the old us|having my|how we|the way (?:we|he|she|my)|what we had|the lads|the girls|his (?:stories|laugh|company|voice)|her (?:stories|laugh|company|voice|terrible)|talking)\b|^(?:really |just )?miss (?:him|her|them|us|my (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)|how we|the old us)\b|\bmiss talking\b|\bwe used to (?:be (?:so |really )?(?:close|the|inseparable|best)|talk|laugh|go|do|bake|get on|tease|tell|ring|see|share|speak|chat|hang out|have such)\b|\bused to be (?:so |really |very )?(?:close|easy between|inseparable|best (?:friends|mates))\b|\bwere (?:so close|inseparable|thick as thieves)\b|\bwant (?:us|my best friend|my friend|my mate|my sister|my brother|her|him) back\b|\bclose again\b|\b(?:back|go back) to how (?:it|we|things) (?:was|were)\b/,
    not: /\b(?:died|dead|passed away|passed|late (?:husband|wife|mum|dad)|funeral|alive|widow\w*)\b|\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:the dog|my dog|cat|my own flat|empty seat|facebook|most when|made up|like old times|cooking|peaceful|happy as we are|all those years|can't wait|don'?t miss)\b|\bmiss(?:es|ed)\b|\b(?:his|her) (?:mum|dad)\b[^.]{0,20}\b(?:week|weekdays|weekends?)\b|\bband'?s\b|\bmiss my (?:mum|nan|gran|grandad|baby|rabbit|hamster)\b|\b(?:don'?t|not) (?:know|sure) if i miss\b/,
    limit: 0.2,
    say: [
      "It hurts that things have changed between you.",
      "What you had together meant a lot.",
      "That closeness is hard to be without.",
    ],
  },
  {
    id: "was-left",
    cue: /\b(?:he|she|they|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|other half|ex|missus)|(?:bf|gf|wife|husband)(?: of [^.]{1,12})?)(?:'s|s| has| have| just| is| suddenly| then)* (?:left me(?! (?:in|the|a|an|his|her|to|with|on|some|alone)\b)|dumped me|dumping me|moved out|walked out|broke up with me|broken up with me|breaking up with me|broke it off|ended it|ended things|ended our|wants a divorce|wants out|finished with me|finished it|split up with me|leaving me|divorcing me|divorced me|packed a bag|doesn'?t love me|does not love me|gone back to (?:his|her) ex|called it off)\b|\b(?:got|been|was|getting|being) (?:dumped|broken up with|left by my)\b|\b(?:doesn'?t|does not|didn'?t) love me (?:any ?more)\b|\b(?:wasn'?t|isn'?t|not) in love with me\b|\bdivorce papers\b|\b(?:left|leaving) me for\b|\bhe (?:left|said he was leaving)(?: on (?:a )?\w+)?\s*(?:$|\.)/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:i ended|i left|parents|dream\w*|flatmate|lodger|tenant|neighbour|left for work|scared|afraid|might|if (?:he|she)|worried|years ago|best friend's|friend's|sister's|daughter'?s|mum'?s|left him with|engaged now|threaten\w*|hairdresser|friends with|annexe|years on|since 19\d\d|in (?:19|200)\d+)\b|\bmy (?:son|daughter|lodger|brother|sister|flatmate|mum|dad)\b[^.]{0,20}\bmoved out/,
    limit: 0.15,
    say: [
      "Being left like that hurts.",
      "That is a lot to lose.",
      "It was not your choice, and you have to live with it.",
      "An ending like that is hard to take in.",
    ],
  },
  {
    id: "i-ended-it",
    cue: /\bi(?:'ve| have| just| finally| also)* (?:ended (?:it|things|a (?:good|friendship)|my (?:relationship|marriage|engagement)|our|the (?:relationship|engagement|marriage))|broke up with|broken up with|broke it off|left (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|other half|ex|missus)|my marriage)(?! (?:on the|in the|in charge|with|a|the|to|there|at the)\b)|dumped (?:him|her|my)|finished (?:it )?with (?:him|her|my)|called (?:it|things) off|called off the (?:engagement|wedding)|asked for (?:the|a) divorce|walked (?:away|out) (?:from|on) (?:him|her|my|the marriage|us)|split up with)\b|\bit was me who (?:left|ended|walked|broke|finished)\b|\bi was the one who (?:ended|left|filed|broke|finished|walked)\b|\btold (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|other half|ex|missus)) (?:it'?s|it was|that it was) over\b|^(?:broke up with|dumped|finished with|split up with|left) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|other half|ex|missus))\b|\bi left\. i\b|\bgave the ring back\b|\bmy choice to leave\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:regret it for|don'?t regret|no regrets|thinking (?:about|of)|call because|with me|ibiza|gym|so happy|years ago|happier|free at last|if i (?:leave|left|end|ended)|should i)\b|\bmy (?:mum|dad|daughter|son|friend|sister|brother) (?:left|broke|ended)/,
    limit: 0.15,
    say: [
      "It was your decision, and still it hurts.",
      "Ending it has not been easy for you.",
      "That choice weighs on you.",
      "Being the one who leaves is hard too.",
    ],
  },
  {
    id: "cannot-let-go",
    cue: /\bi? ?(?:still|always) (?:love (?:him|her)|in love with|check(?:ing)? (?:his|her)|hop(?:e|ing)|wear (?:the|his|her|my) (?:ring|wedding)|wait(?:ing)? for (?:him|her)|think (?:about|of) (?:him|her)|want (?:him|her) back|look(?:ing)? at (?:his|her))\b|\bcan'?t (?:seem to )?(?:stop (?:looking at (?:his|her)|thinking about (?:him|her|my ex)|checking (?:his|her))|delete (?:his|her)|let (?:him|her|go of (?:him|her))|let go$|get over (?:him|her|my ex)|move on)\b|\bnot over (?:him|her|my ex)\b|\bkeep (?:hoping|waiting for) (?:he|she|him|her)\w*|\bkeep (?:checking|looking at|rereading) (?:his|her|our|my ex'?s) (?:profile|photos?|pictures?|insta\w*|messages|texts|page|facebook|last seen)\b|\b(?:check|checking|look at|stalk\w*|scroll\w*)[^.]{0,20}\b(?:his|her|my ex'?s) (?:profile|insta\w*|whatsapp|stories|story|last seen|facebook|page|messages)\b|\b(?:think|hope|thought) it'?s (?:him|her)\b|\bdrive past (?:his|her) house\b|\breread our messages\b|\bi (?:just |still )?(?:keep|can'?t stop|always|still) (?:check|look|stalk|scroll|reread|refresh)\w*\b[^.]{0,30}\b(?:online|profile|instagram|insta|facebook|page|stories|story|messages?|photos?|last seen|status|texts?)\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:lucky|after \w+ years|applying|plumber|deleted|cold|keeps messaging|wish he would stop|invit\w+|linkedin|not still|died|dead|passed)\b|\bmy (?:mate|friend|sister|brother|daughter|son)\b|\bstill love my\b/,
    limit: 0.15,
    say: [
      "Your heart has not let go yet.",
      "You still care so much.",
      "Letting go of somebody you love is hard.",
      "A feeling like that does not simply stop.",
    ],
  },
  {
    id: "feels-nothing",
    cue: /\bfe(?:el|lt) (?:absolutely |just )?nothing\b|\b(?:don'?t|do not|can'?t|didn'?t|haven'?t|not) (?:really )?(?:feel|felt|feeling) (?:anything|a thing|sad|much)\b|\b(?:i'?m|im|i am|feel|feeling|felt|just|so|gone|completely|been) (?:\w+ ){0,2}(?:numb|hollow|dead inside)\b|^(?:just )?(?:numb|empty|hollow)\b|\b(?:feel|just) (?:so |totally )?blank\b|\b(?:i feel|feeling|i'?m|just feel|just|so) (?:so |just |completely |totally )?empty(?: inside)?\s*(?:$|[.,!])|\b(?:can'?t|cannot|couldn'?t) (?:even )?cry\b|\bautopilot\b|\b(?:i'?m|im|i am|i feel|feel)(?: \w+)? (?:like )?a robot\b|\bbehind glass\b|\bnot a flicker\b|\bhaven'?t (?:cried|shed)\b|\bshould be crying\b|\bnothing gets through\b|\bgoing through the motions\b|\bnot (?:actually|really) in any of it\b|\bwaiting for it to hit me\b|\beven music does nothing\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:arms?|legs?|foot|feet|hands?|fingers?|toes?|face|lips?|mouth|bum|dentist|tooth|tyre|fridge|tank|stomach|wallet|heating|thermostat|tesla|plane|used to feel|moved on|coming back|nothing but|feel nothing for|is it normal|hungry|page|house|exam|my turn|gone blank|went blank|multiple choice)\b|\bmy (?:\w+ )?(?:friend|mate|sister|brother|daughter|son|husband|wife|mum|mother|dad|father|aunt|auntie|uncle|cousin|neighbour|colleague|boss|partner|boyfriend|girlfriend)\b[^.]{0,15} (?:seems|is|feels)\b/,
    limit: 0.15,
    say: [
      "Nothing really reaches you just now.",
      "It is strange when the feelings do not come.",
      "Being so far from your own feelings is hard.",
      "That is an empty place to be.",
    ],
  },
  {
    id: "it-comes-in-waves",
    cue: /\bset me (?:right )?off\b|\b(?:it|grief|that) (?:just )?(?:hits?|comes?|came|gets?)\b[^.]{0,15}\bout of nowhere\b|\bfloors me\b|\b(?:hits|hit) me (?:all over|again|out|like|when|every|so hard)\b|\bcomes? (?:back )?in waves\b|\bour song (?:came|comes|was|just|is)\b|\b(?:smelt|smelled|caught|one whiff of|whiff of|smell of) (?:his|her|my (?:mum|dad|nan|gran)'?s?|pipe)\b|\b(?:found|came across|heard|saw|seeing|had on) (?:an? [^.]{0,20}of )?(?:his|her|my (?:\w+ )?(?:mum|dad|nan|gran|grandad|mother|father|brother|sister|husband|wife)'?s|mum'?s|dad'?s|nan'?s|gran'?s|grandad'?s) (?:\w+ )?(?:handwriting|perfume|aftershave|voice|mug|writing|shopping list)\b|\b(?:mum'?s|dad'?s|nan'?s|gran'?s) perfume\b|\b(?:song|radio|played|heard|smell\w*|smelt|perfume|same cough)\b[^.]{0,60}\bhad to (?:pull over|get off|leave|sit down|go outside)\b|\b(?:song|smell\w*|radio|played|saw (?:his|her)|found (?:his|her|a)|photo|flat cap)\b[^.]{0,60}\b(?:in bits|in pieces|lost it|burst into tears|bawling|i wept|and wept)\b|\bfine (?:all day|one minute|for weeks)\b[^.]{0,20}\bthen\b|\bstraight back in that\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:pain|hip|cramps?|nausea|headache|smile|smiled|dance|alarm|sneez\w+|laugh\w*|ended it|broke up|dumped|tapped my foot|walls|boss|row|argument|lost it at|lost it with)\b|\bmy (?:mum|dad|sister|brother|husband|wife) (?:still )?(?:cries|cried|gets)/,
    limit: 0.15,
    say: [
      "It takes so little, and it is all there again.",
      "The loss is still very close.",
      "That goes straight to your heart.",
      "Moments like that are hard to get through.",
    ],
  },
  {
    id: "misses-who-died",
    cue: /\bi? ?(?:just |really |still |do |so |don'?t half )*miss (?:him|her|them|you|my (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)|our (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)|mum|dad|nan|gran|grandad|his|her)\b|\bmiss (?:you|him|her|my (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)|our (?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad))(?: so| more|,|$)|\b(?:my|our|me) (?:\w+ )?(?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)(?: \w+)? (?:died|passed|passed away)\b|^(?:mum|mam|dad|nan|nana|gran|grandad|grandma|granny)(?:'s)? (?:died|passed|passed away|been gone|gone)\b|\bsince (?:my |our )?(?:mum|mam|dad|nan|nana|gran|grandad|grandma|\w+) (?:died|passed)\b|\b(?:he|she) (?:died|passed|passed away) (?:in (?:jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|spring|the spring|summer|the summer|autumn|winter|19|20)\w*|last|two|three|four|five|(?:\w+ ){1,2}ago|when i was|at christmas|\d+ )|\b(?:lost|we lost) my (?:\w+ )?(?:mum|mam|mom|mother|mama|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|uncle|aunt|auntie|sister|brother|husband|wife|partner|son|daughter|friend|best friend|mate|best mate|dog|cat|rabbit|hamster|horse|stepdad|stepfather|stepmum|neighbour|cousin|twin|baby|abuela|lad)\b[^.]{0,30}(?:to |in |last|years|ago|this)|\b(?:mum|mam|dad|nan|gran|grandad|grandma|husband|wife|mother|father|brother|sister) would(?:'ve| have| of|ve) (?:loved|been|laughed|liked|hated)\b|\b(?:he|she)(?:'d| would)(?:'ve| have| of) been \w+\s*(?:$|[.,]|today|this)|\bwould (?:have|of) been (?:our|his|her|\d+)\b|\b(?:he|she|my \w+|nan|mum|dad)(?:'s| has)? been (?:gone|dead)\b|\b(?:he|she)'s gone (?:\w+ ){1,2}years\b|\bwant my (?:nan|mum|dad|gran|grandad|dog|cat) back\b|\bwent to ring (?:mum|dad|nan|my|him|her)\b|\bput (?:our|my) (?:old )?(?:dog|cat) (?:down|to sleep)\b|\bburied (?:our|my) (?:old )?(?:dog|cat)\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:seeing \w+|manage (?:very )?well\. i|don'?t miss|didn'?t miss|never close|never knew|before i was born|episode|film|series|phone died|ex\b|sitting there|in the next room|the one person i can'?t|don'?t know if i'?m going|got through it|away in|cooking|in it somewhere|missed|put it off|(?:i'?ll|will|gonna|going to) miss|couldn'?t stand|on holiday|move[ds]? (?:to|out)|split|divorc\w+|broke up|friends from|while (?:he|she)'?s|relie\w+|glad|happy)\b|\b(?:neighbour|friend) lost\b|\bi wasn'?t there\b|\bmiss (?:her|his) birthday\b/,
    limit: 0.2,
    say: [
      "All that love is still there.",
      "It hurts to miss somebody so much.",
      "That place in your life cannot be filled.",
      "Such a loss stays with you.",
    ],
  },
  {
    id: "empty-place",
    cue: /\b(?:house|flat|home|place|kitchen)(?:'s| is| was| feels| felt)? (?:now )?(?:so |too |very |dead |awfully |just |really |far too )+(?:quiet|silent|empty|big)\b|\b(?:house|flat|place)(?:'s| is| feels) (?:quiet|silent|empty|weird|strange)(?: now| without| since|\.|$)|\bso quiet (?:i can|now|here|without|i leave)\b|\bhow quiet (?:a|the|it|my) (?:house|home|is)\b|\bdead silent in here\b|\b(?:cook|cooking|cooked|shop|shopping|laid|lay|set|poured|made)\b[^.]{0,15}\b(?:for two(?! hundred| weeks| days| hours)|two plates|two cups|two coffees|two teas)\b|\b(?:his|her|mum'?s|dad'?s|nan'?s|the dog'?s|grandad'?s) (?:chair|toothbrush|coat|room|bed|side of the (?:bed|wardrobe)|place at the table|bowl|lead|slippers)(?:'s| is|s)?(?: just| exactly| still| sitting| empty)\b|\b(?:his|her|dad'?s|mum'?s|grandad'?s|nan'?s) (?:empty )?chair\.|\bbed is (?:far |so |much )?too big\b|\bstill sleep on (?:the|my) (?:left|right|side)\b|\bempty (?:chair|bed|room|house|hall|nest|flat)\b|\b(?:radio|telly|tv) on for (?:the )?(?:noise|company|voices)\b|\bno one to (?:shout|say) (?:hello|goodnight)\b|\bkeep stepping over where\b|\bno paws\b|\bi keep buying too (?:much|many)\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:bliss|asleep|finally|boxes|best thinking|peace|lovely and|kids are in bed|to let|removal|train|renovat\w+|neighbours?|street|party|working from home|love living|exam|froze|majorca|on holiday|girlfriend can)\b|\bmy (?:mother|mum|sister|friend|dad) says\b/,
    limit: 0.2,
    say: [
      "You keep noticing who is missing.",
      "An emptiness like that is hard to live with.",
      "It is not the same there any more.",
      "A gap like that hurts.",
    ],
  },
  {
    id: "first-time-without",
    cue: /\b(?:first|1st) (?:\w+ )?(?:christmas|xmas|birthday|easter|mother'?s day|mothers day|father'?s day|fathers day|anniversary|holiday|summer|winter|spring|autumn|new year'?s?|eid|diwali|passover|ramadan|thanksgiving|halloween|hanukkah|valentine'?s(?: day)?|wedding|snow|season)(?: \w+){0,3} (?:without|since|apart|as just me|on my own|alone|after (?:he|she|mum|dad|we lost)|(?:and )?she'?s not|(?:and )?he'?s not|with no)\b|\b(?:first|1st) (?:birthday|christmas|xmas|one) (?:since|without)\b|\bfirst (?:time|year|one|day)(?: \w+){0,2} without (?:him|her|mum|dad|my|them|nan|gran|grandad)\b|\bfirst (?:birthday|christmas|anniversary) after\b|\b(?:christmas|new year|birthday|easter) without (?:him|her|mum|dad|my|them|nan|gran|grandad)\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would|why)\b[^.!]{0,120}\?\s*$|\b(?:baby'?s first|excited|loved it|right laugh|in-laws|plane|new flat|parents|sugar|alcohol|drink\w*|booze|smok\w*|cigs?|sober|meat|car|pain|tablets|help|since (?:i|we) (?:moved|retired|started|got)|since (?:school|covid|lockdown|uni|the op\w*)|went to marks|in weeks|in years|in ages|proud|did it|managed)\b|\bmy (?:friend|neighbour|mate) is\b/,
    limit: 0.15,
    say: [
      "The first time is especially hard.",
      "It cannot be the way it always was.",
      "This brings the loss very close.",
    ],
  },
  {
    id: "guilt-about-a-death",
    cue: /\b(?:wasn'?t|was not|weren'?t|not) there when (?:he|she|they|my \w+|mum|dad|nan|gran|grandad|it happened) (?:died|passed|went)\b|\bwasn'?t there (?:at the end|for (?:him|her) at the end)\b|\bshould(?:'ve| have| of|ve) (?:\w+ )?(?:noticed (?:he|she|mum|dad)|rung|called (?:him|her)|been there|known (?:he|she)|visited|made (?:him|her)|taken (?:him|her)|stayed|gone (?:to see|that night)|saved)\b|\b(?:why didn'?t i|if i'?d|if i had|if only i)\b[^.]{0,60}\b(?:doctor|vet|ambulance|still be (?:here|alive)|him|her)\b|\blast (?:thing|words) (?:i (?:ever )?said|to (?:him|her|my))|\bmissed (?:his|her) last call\b|\bdied alone\b|\bswitched (?:the machine|it|him|her) off\b|\bturned off the machine\b|\bi never (?:got to |even )?(?:say|said) (?:goodbye|i love you|sorry)\b|\bmy fault (?:that )?(?:he|she|mum|dad)(?:'s)? (?:died|dead|gone)\b|\bblame myself (?:for|every)\b[^.]{0,30}\b(?:death|died|him|her)\b|\bput (?:down|to sleep)\b[^!]{0,30}\b(?:too soon|too early|guilt\w*|wrong)\b|\bi slept through it\b|\bsigned the form\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|^(?:how|what|when|where|who|which|is it|are|do|does|did|can|could|should|would)\b[^.!]{0,120}\?\s*$|\b(?:milk|plants?|houseplants|made my peace|used to blame|aunt blames|thankful|thinking about|time to think|hamster|not your|interview|exam|party|job)\b/,
    limit: 0.15,
    say: [
      "You carry the loss, and the guilt as well.",
      "That is a heavy thing to live with.",
      "It hurts that there is no going back.",
      "Thoughts like that do not leave you in peace.",
    ],
  },
  {
    id: "relief-with-guilt",
    cue: /\b(?:reliev\w+|relief|glad|free|lighter|thank god)\b[^!?]{0,90}\b(?:guilt\w*|asham\w*|awful|bad person|feel bad|horrible|hate (?:that|myself)|wicked|terrible|evil|traitor|forgive|fraud|monster|selfish)\b|\b(?:guilt\w*|asham\w*|awful|is it bad|horrible|hate that|wicked|terrible|evil|shouldn'?t be|selfish)\b[^.!]{0,50}\b(?:relieved|relief|glad|free|lighter)\b|\bpart of me (?:was|is|feels|felt) (?:\w+ )?(?:glad|relieved|free)\b|\bno more hospital\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|\b(?:clear|biscuit|not ashamed|no guilt|no relief|exams?|party|free (?:time|ticket|sample|day)|cousin said|i'd be|would be|can you|feel free to|for free|gluten|free school)\b/,
    limit: 0.15,
    say: [
      "Relief and guilt together are a lot to carry.",
      "That is not easy to say out loud.",
      "The relief does not sit easily with you.",
      "Both feelings are there, and both are real.",
    ],
  },
  {
    id: "fond-memory",
    cue: /\b(?:my|our|me|mi) (?:\w+ )?(?:mum|mam|mom|mother|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|stepfather|great[- ]aunt|aunt|auntie|uncle|abuela|late (?:husband|wife|brother|sister))(?: \w+)? (?:used to|always|would(?!n'?t|'ve| have| be\b)|kept|smelled|smelt|sang|taught|ran|restored|called|let us|made|prayed|danced|cheated|dressed|grew|wore|polished|never learned|had (?:a|one|this)|proposed|told everyone|mended|sold)\b|(?:^|[.,] )(?:on [^.]{0,25})?(?:mum|mam|dad|nan|nana|gran|granny|grandma|grandad|granddad|grandpa|granda|uncle \w+|auntie \w+|old bess)(?:'s \w+)? (?:used to|always|would(?!n'?t|'ve| have| be\b)|kept|smelled|smelt|sang|taught|danced|had|cheated|labelled)\b|\bi (?:still )?remember (?:(?:my|our) (?:\w+ )?(?:mum|mam|mom|mother|dad|da|father|papa|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|stepfather|great[- ]aunt|aunt|auntie|uncle|abuela|late (?:husband|wife|brother|sister))|how (?:he|she|my|mum|dad)|when (?:he|she|my|mum|dad|nan|gran))\b|\b(?:he|she) taught me\b|\b(?:he|she) (?:always|used to) (?:call(?:ed)?|say|sing|sang|bring|brought|make|made|kept|keep|burnt|wave|give|gave|hid|steal|do all)\b|\b(?:he|she|they)'?d (?:always|wave|sing|ring to tell|rise|have (?:found|loved|laughed|hated|been tickled))\b|\bwould(?:'ve| have) laughed\b|\bin my (?:uncle|grandad|dad|gran|nan|granddad)'?s\b|\bmy grandparents\b|\bour gran\b|\bscatter(?:ed|ing)\b|\blike he used to\b|\blike she used to\b/,
    not: /\b(?:lol|lmao|haha\w*|hehe|bliss|hooray|hurray|yay|best thing|best decision)\b|\?\s*$|\b(?:bastard|misery|lock(?:ed)? (?:me|my)|hit|beat (?:me|us|her|my)|shout\w*|drunk|drank|cruel|hurt|resented|furious|terrible memory|not good|behind a paper|afraid|hated (?:me|us)|never spoke|never talked about it, |miss (?:him|her|you|my)|got out of the habit|set me off|wept|cried|weep|was like (?:that|this)|youre just like|care home|hospice|hospital|ashes in|the home|never right|ill\b|rang to say|rota|bad time on|nervous|well that's what|my manager|at work|chiropodist|fever)\b|\bmy (?:husband|wife|friend) likes\b|\bhis (?:gran|grandad|grandmother|grandfather)|\bwould (?:have|of) loved\b/,
    limit: 0.22,
    say: [
      "What a lovely thing to remember.",
      "There is such affection in the way you tell it.",
      "That memory is dear to you.",
      "It is full of warmth.",
    ],
  },
];
