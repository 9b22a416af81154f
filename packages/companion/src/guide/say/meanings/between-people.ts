import type { Meaning } from "./meaning.ts";

/** What goes wrong between people, and what is left unsaid. */
export const betweenPeopleMeanings: readonly Meaning[] = [
  {
    id: "trust-was-broken",
    cue: /\b(?:lied|lying|lies|lie) (?:to me|to my face|to us)\b|\b(?:he|she|they|(?:my|our) (?:\w+ )?(?:mum|mam|mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|bf|gf|sister|brother|son|daughter|kids|children|family|friends?|mates?|boss|manager|flatmates?|housemates?|cousin|aunt|uncle|nan|gran|ex|colleagues?|neighbours?|best mate|best friend|mother.in.law|father.in.law|in.laws|team|supervisor|teacher|coach|grandson))(?:'s|'ve|'d| has| have| had| was| is)? (?:been |just )?(?:lied|lying|cheated|cheating|betrayed|deceived|having an affair|had an affair|slept with|stole|stolen|sleeping with|seeing someone else|seeing someone|seeing her|seeing another)\b|\b(?:cheated on|betrayed|deceived|stole from|used|stabbed) (?:me\b|us\b)|\bbehind my back\b|\bin confidence\b|\b(?:told|tells|telling) (?:everyone|everybody|them all|people|the whole \w+|him|her|mum|dad) (?:my secret|what i told|what i'?d|what i said)\b|\b(?:she|he|they)(?:'s|'d| has)? (?:told|went and told) (?:everyone|everybody|the whole \w+)\b|\b(?:broke|broken|breaks|went back on) (?:his|her|their|a|the|every|my) (?:promises?|word|trust)\b|\b(?:he|she|they|dad|mum|(?:my|our) (?:\w+ )?(?:mum|mam|mom|mother|dad|father|parents|husband|wife|partner|boyfriend|girlfriend|bf|gf|sister|brother|son|daughter|kids|children|family|friends?|mates?|boss|manager|flatmates?|housemates?|cousin|aunt|uncle|nan|gran|ex|colleagues?|neighbours?|best mate|best friend|mother.in.law|father.in.law|in.laws|team|supervisor|teacher|coach|grandson)) (?:had )?(?:promised|swore)\b[^?]{0,50}\b(?:but|and then|never|didn'?t|hasn'?t|hadn'?t|and today|(?:he|she)'?d stopped)\b|\bi trusted (?:him|her|them|my)\b|\beverything (?:he|she) (?:told me|said) was\b/,
    not: /\bdelighted\b|\bthrilled\b|\bcheated at\b|\bplanning\b|\b(?:and|then) (?:he|she|they) did\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bi(?:'ve| have| had|'d)? (?:lied|cheated|betrayed|promised|swore|stole)\b|\b(?:i was|i'?m|i am|i'?ve been) (?:lying|cheating)\b|\bkept (?:his|her|their) (?:promise|word)\b|\b(?:friend|sister|mate|cousin|neighbour|colleague|mum|daughter|brother|son)'?s (?:husband|wife|boyfriend|girlfriend|partner|fella|bloke)\b|\b(?:cheated|cheating) on (?:her|him|them|a test|my|the|his)\b|\b(?:weather|app|scales?|satnav|oven|recipe|clock|mirror|calendar|forecast)\b|\bi'?m glad\b|\blying (?:down|in|on|there|awake|around|about (?:on|in))\b|\b(?:bike|shed|parking)\b|\bbeen seeing (?:a|someone) (?:new|lovely|nice|therapist|counsellor|physio)|\bseeing someone (?:about|for|new)\b|\bif (?:he|she|they|u|you) (?:were |was |is |are )?l(?:ied|ying)\b|\bno one (?:lied|cheated)\b|\b(?:hasn'?t|never|not|didn'?t) (?:been )?(?:cheat|lie|lied)|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "You trusted, and that is what was hurt.",
      "Being let down like that goes deep.",
      "That is a painful thing to find out.",
      "What you gave in good faith was not looked after.",
    ],
  },
  {
    id: "nobody-sees-the-work",
    cue: /\b(?:not even a|without a|never a|never any|not so much as a) (?:single |word of |bloody )?(?:thank you|thanks|thank.you)\b|\bnot (?:even )?a (?:single )?(?:thank you|thanks|thank.you)\b|\b(?:he|she|they|boss|manager|someone|colleague|else)(?: \w+)? (?:took|takes|taking|got|gets|take) (?:all )?(?:the )?credit\b|\b(?:presented|passed off|pitched|used) my (?:idea|work|slides|report|project)\b|\b(?:nobody|no one|noone|he|she|they|boss|manager)(?: \w+)? (?:ever |even |never |doesn'?t |don'?t |didn'?t )+(?:notices?|noticed|thank(?:s|ed)?|sees?|appreciates?|acknowledged?)(?: what i| how (?:much|hard)| anything i| the work| all| any)\b|\b(?:nobody|no one|noone) (?:ever |even |here |really )?(?:notices?|noticed|thanks|thanked|appreciates?|sees) (?:what i|how (?:much|hard)|the work|anything|any of it|all)\b|\b(?:take|takes|taken|taking) me for granted\b|\bi(?:'m| am| feel| get| was|'ve been) (?:just |so )?taken for granted\b|\bonly notice when\b|\b(?:i'?m|im|i am|i feel|feel|feeling|felt|so) (?:\w+ )?(?:invisible|unappreciated|undervalued|unnoticed)\b|\bno one said well done\b|\b(?:silence|nothing)\b[^.]{0,25}\bthen \w+ says it\b|\b(?:took|takes|taking|steals?|stole) (?:all )?(?:the )?credit\b|\bnobody (?:ever |even )?(?:says?|said) (?:thanks|thank you)\b|\bnever (?:once )?(?:says?|said|got|get) (?:a )?(?:thanks|thank you)\b|\b(?:takes?|taken|taking) (?:me )?for granted\b/,
    not: /\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bi (?:never|don'?t|should) thank\b|\bdon'?t need anyone\b|\b(?:his|her|phone) credit\b|\b(?:my (?:mum|mother|wife|dad|husband)) works so hard\b|\bno thanks\b|\bhardly did\b|\bwish i (?:was|were) invisible\b|\bnobody noticed\W*$|\bthank god\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "You put so much in, and it goes unseen.",
      "It hurts to be overlooked like that.",
      "All that effort deserves to be noticed.",
      "No wonder that leaves you disheartened.",
    ],
  },
  {
    id: "not-fair",
    cue: /\b(?:it'?s|its|it is|it was|so|just|really|that'?s|thats|isn'?t|is not|not|how is (?:that|it|this)|it all seems|feels|seems) (?:just |so |really |very |all |bloody |totally )*(?:unfair|not fair|unjust)\b|\b(?:it'?s|its|that'?s|thats|it is|just|isn'?t|is not) (?:just |so |really )?(?:not )?fair (?:that|on me|how|to me|when)\b|\b(?:it|that|this|life)(?:'s| is|s)? (?:just |really )?(?:not|isn'?t|ain'?t) fair\W*$|\b(?:i|me)(?:'m| am| got| get| was|'ve been|'s)? (?:being |always |the one |getting |who )*(?:blamed|punished|told off|in trouble|accused|penalised|scapegoat\w*) (?:for|when|because|and|of)\b|\b(?:blamed|blames|blaming|blame|accused|accuses) me\b|\bone rule for\b|\b(?:passed|overlooked) (?:me )?over(?: (?:for|again))\b|\bi (?:was|got|'ve been) (?:passed over|overlooked)\b|\b(?:gets|getting|got) away with (?:it|everything|murder)\b|\b(?:decided|settled|arranged) (?:it )?(?:without (?:me|asking me|us|asking us)|over (?:my|our) heads?)\b|\b(?:nobody|no one) (?:even |ever )?(?:asked|consulted|thought (?:of|to) ask\w*) (?:me|us)(?: first| about| what we| what i| if i|\W*$)|\bwasn'?t (?:even )?(?:me|my fault)\b[^.]{0,30}\b(?:blame|trouble|pay|got|told)\b/,
    not: /\b(?:they'?ll|he'?ll|she'?ll) blame\b|\bof cheating\b|\bdon'?t hold it\b|\bbetter than me\b|\bas they say\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:fair enough|to be fair|funfair|fairground)\b|\b(?:daughter|son|kids?|he|she|they) (?:says|said|say|thinks)\b[^.]{0,20}\b(?:fair|unfair)\b|\bi blamed\b|\b(?:not|isn'?t|unfair|not be) ?fair (?:on|to) (?:him|her|them|my|the|anyone|everyone)\b|\bunfair (?:on|to|of me)\b|\bi don'?t blame\b|\b(?:don'?t|can'?t|wouldn'?t|doesn'?t|didn'?t|never) blame\b|\bmy (?:friend|sister|brother|son|daughter|wife|husband) was (?:passed|blamed)\b|\?\s*$|\bam i being unfair\b|\bi(?:'m| am| was|'ve been) (?:being )?(?:so |really )?unfair\b|\bnobody asked me to\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "That is hard to swallow.",
      "You are the one who has to live with it.",
      "It hurts to come off worst like that.",
      "No wonder you are upset.",
    ],
  },
  {
    id: "put-down",
    cue: /\b(?:called|calls|calling|call) me (?:a |an |the |such a |so |lazy|")?(?:\w+ )?(?:cow|bitch|idiot|stupid|lazy|useless|pathetic|fat|ugly|weird|freak|loser|failure|thick|dumb|selfish|crazy|mad|mental|names|worthless|embarrassing|fridge|slow|boring|dramatic|liar|cheap|disgusting|moron|waste|a joke|immature|unprofessional)\b|\b(?:laughed|laughing|laughs|laugh|sneered|smirked|snapped|sniggered) (?:at|in) (?:me\b|my (?:face|accent|clothes|body|hair|work|idea|voice|english|name|weight|question|stammer|shoes))|\b(?:someone|everyone|they|he|she|they all) laughed when i\b|\b(?:made|makes|making|make|poke[sd]?|poking) fun of (?:me|my|how i)\b|\b(?:mock|mocks|mocked|mocking|bully|bullies|bullied|bullying|belittle[sd]?|belittling|humiliate[sd]?|humiliating|insulted|insults|ridicule[sd]?) (?:me|my|the way i)\b|\bi(?:'m| am| was| get| got|'ve been| keep getting) (?:being |always )?(?:bullied|mocked|humiliated|belittled|laughed at|shouted at|yelled at|screamed at|picked on)\b|\b(?:yelled|yells|yelling|shouted|shouts|shouting|screamed|screams|screaming|swore|swears|had a go|has a go|having a go|spat) (?:at|in) (?:me\b|my face\b)|\b(?:told|tells|telling) me (?:that )?(?:i'?m|im|i am|i was|i'?d|i look|i'?ll)(?: just| so| too| a| an| never| such a| being)* (?:useless|stupid|lazy|fat|ugly|pathetic|worthless|failure|disappointment|idiot|embarrassment|rubbish|waste|selfish|amount|thick|dumb|weak|crazy|not good)\b|\b(?:he|she|they|mum|mom|dad|boss|my \w+|my mother.in.law) (?:says?|said|thinks) (?:that )?(?:i'?m|im|i am|i was|i look)(?: just| so| too| a| an| such a| being| like a)* (?:useless|stupid|lazy|fat|ugly|pathetic|worthless|failure|disappointment|idiot|embarrassment|rubbish|thick|dumb|selfish|sack|hopeless)\b|\bclicked (?:his|her|their) fingers at me\b|\b(?:did|does|do|doing) (?:an? )?(?:impression|imitation) of me\b|\b(?:talks?|talked|spoke|speaks) (?:down to me|to me (?:like|as if|as though) (?:i'?m|i was|i were))|\b(?:takes?|taking|took) the (?:piss|mick|mickey) (?:out of|of) (?:me|my)\b|\b(?:puts?|putting) me down\b|\b(?:he|she|they) meant it (?:nasty|nastily|to hurt)\b/,
    not: /\bputting me down (?:for|as)\b|\bin a nice way\b|\bself.?checkout\b|\bsat ?nav\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bi (?:shouted|screamed|called|laughed|yelled|snapped|mocked)\b|\b(?:praised|proud|cheered|helpful|but it was fair|best feeling|deaf|bless him|bless her)\b|\bdon'?t care (?:now|any ?more)\b|\b(?:toddler|baby|cat|dog|parrot|seagull|three.year.old|gull|goose|kettle)\b|\blaughed at my joke|\bput me down (?:for|as)\b|\b(?:never|didn'?t|don'?t|doesn'?t|not|hasn'?t|wasn'?t) (?:once |even |ever )?(?:called?|laugh\w*|shout\w*|yell\w*|mock\w*|scream\w*|said i|make fun|made fun)\b|\bas a joke between\b|\bnot at me\b|\bwhat if\b|\b(?:they'?ll|he'?ll|she'?ll|they'?d|would|will) (?:just |all )?(?:laugh|shout|call|mock|yell)\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "It hurts to be made small like that.",
      "Nobody should have to be treated like that.",
      "Keeping your head up after that is hard.",
    ],
  },
  {
    id: "on-eggshells",
    cue: /\beggshells\b|\b(?:never|don'?t|dont) know (?:which|what) (?:version|mood|side|(?:him|her|one) )\b[^.]{0,30}|\b(?:watch|weigh|careful with|mind|think about|check) (?:every|each|all my|what) (?:word|sentence|thing i say|words)\b|\b(?:watch|mind|careful) (?:what|how) i (?:say|speak)\b[^.]{0,30}\b(?:him|her|them|home|around|dad|mum)\b|\b(?:one|the) wrong word\b|\bdepends (?:on )?what (?:kind of )?mood (?:he|she|they)|\b(?:what|which) mood (?:he|she|they|my \w+)(?:'s|'ll|'re| is| will| are)?\b|\b(?:he|she) (?:can|could|might) (?:flip|blow|explode|kick off|turn|go off|snap) (?:at )?(?:any|over)\b|\b(?:tiptoe|tip.toe|tiptoeing|creep|creeping) (?:a?round) (?:him|her|them|my|each)\b|\bset (?:him|her) off\b|\bnever know (?:what|when) (?:will |he'?ll |she'?ll |it'?ll |he'?s |she'?s )(?:set|turn|going|gonna|kick|be like|explode)|\bi daren'?t (?:say|ask|tell|mention)\b/,
    not: /\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:my (?:sister|friend|mate|mum|brother|daughter)) (?:walks|tiptoes|has to)\b|\bdon'?t have to\b|\baround me\b|\b(?:used to|no longer|weather|boiled|relief|toddler|dog|cat|car|alarm|baby)\b|\bwhat mood (?:you|i)\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "Being on guard like that is exhausting.",
      "Never knowing what is coming is hard.",
      "So much of your attention goes into keeping the peace.",
      "It is hard to feel at ease that way.",
    ],
  },
  {
    id: "cannot-say-no",
    cue: /\bi(?:'ve| have| just| always)? (?:can'?t|cannot|could ?n'?t|never|can never|don'?t know how to|find it hard to|struggle to|didn'?t know how to|daren'?t|am unable to) (?:ever |really |bring myself to |just |seem to )?(?:say no|said no|refuse|turn (?:him|her|them|people|anyone) down)\b|\b(?:can|could) never say no\b|\bcan'?t say no to (?:her|him|them|my|people|anyone|anybody|work)\b|\bi (?:said|say|always say|just said) (?:yes|sure|ok|okay|of course|no problem|i'?d be honoured)(?: again| anyway| because| but| even though| and (?:now|then|i)|\. (?:i )?(?:didn'?t|don'?t))|\b(?:heard myself say(?:ing)?|found myself saying) \W?(?:yes|of course|sure|no problem|ok|okay|lovely|fine)\b|\bwhy did i (?:agree|say yes)\b|\bpeople.pleas(?:er|ing)\b|\b(?:i'?m|im|i am) (?:just |always |far |way )?too (?:nice|soft) (?:to|for|with|\W*$)|\b(?:i'?m|im|i am|such|like|being|be|me) (?:just |always )?a (?:bit of a |total |complete )?(?:doormat|pushover)\b|^doormat\b|\bi (?:always|just|keep) (?:give|giving|gave|cave|caving) in\b|\b(?:haven'?t|didn'?t have) the heart to\b|\bi(?:'ve| have)? ?(?:haven'?t|have not|'?ve not|not) told (?:him|her|them) (?:no|straight)\b|\bi (?:ended up|end up) (?:agreeing|saying yes|doing it)\b|\bi agreed (?:to|and|because|even|but)\b[^.]{0,60}\b(?:hate|don'?t want|didn'?t want|dread|regret|wish|don'?t like)\b/,
    not: /\blawn\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:chocolate|cake|biscuit|crisps|cheese|dessert|pudding|wine|dog|puppy)\b|\b(?:married|engaged|proposed|propose)\b|\bsaid no to (?:her|him|them)\b[^.]{0,10}today|\bmy (?:wife|husband|mum|sister|friend|brother) (?:can'?t|never|is)\b|\bnever had a problem\b|\bin (?:spanish|french|german|italian)\b|\bnot a (?:doormat|pushover|people)|\b(?:used to|no longer|not any ?more)\b|\bi (?:actually |finally )?said no\b|\bnever say no to (?:a|tea|coffee|food|free)\b|\bdoormat (?:says|outside|is|by)|\b(?:a|the|new) doormat (?:says|from|at)|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "Saying no is hard for you.",
      "What you want gets left behind.",
      "That yes is costing you something.",
      "Going along with it does not feel right to you.",
    ],
  },
  {
    id: "line-crossed",
    cue: /\b(?:went|goes|going|gone|go|looked|looks|snoops?|snooped|snooping|reads?) (?:through|at|in|into)? ?my (?:phone|messages|texts|diary|journal|emails?|drawers|things|stuff|bag|room|post|letters|bank)\b|\b(?:opened|opens|opening) my (?:post|mail|letters|parcels?)\b|\b(?:lets?|letting) (?:herself|himself|themselves) in\b|\b(?:never|don'?t|doesn'?t|didn'?t|without) (?:even |ever )?(?:knock|knocks|knocking)\b|\bi (?:said no|told (?:him|her|them) (?:no|not to|to stop)|asked (?:him|her|them) (?:not to|to stop))\b[^.]{0,40}\b(?:and|but|then) (?:he|she|they|still|carried|did)\b|\b(?:he|she|they|mum|dad) (?:just |still )?(?:did|does|do) it anyway\b|\b(?:decides?|decided|deciding|choose|chooses|chose) (?:\w+ )?for me\b|\b(?:tells?|telling) me what to (?:wear|do|eat|say)\b|\b(?:orders?|ordering|bosses|bossing) me (?:about|around)\b|\b(?:he|she|they|mum|dad|my \w+)(?: just|'s|'ve| has| have| keeps?)? (?:moved|booked|changed|putting|put|gave|gives|took|takes|invited|invites|decided|posted|told|rang|came|comes|threw|sold|signed|uses|used|borrows|borrowed)\b[^.]{0,40}\bwithout (?:even )?asking(?: me)?\b|\bwithout my (?:permission|consent|say|knowledge)\b|\b(?:turned|turns|turning|shows?|showed|comes?|came) (?:up|round|over) (?:\w+ )?(?:uninvited|unannounced|unasked|without asking)\b|\b(?:rearranged|rearranges|rearranging) my\b|\bmy location\b[^.]{0,30}\bcheck|\bchecks? my (?:phone|location)\b|\b(?:doesn'?t|don'?t|won'?t|never) (?:respect|listen to) (?:my (?:no|boundaries|wishes|space|privacy)|when i say no)\b|\bwants? (?:all )?my passwords?\b/,
    not: /\bpath out\b|\bswapped\b|\bspoons\b|\bi snapped\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bi (?:read|went through|opened|looked|checked|snooped|let myself)\b|\b(?:friend|sister|mate)'?s (?:mum|dad|mother|husband|boyfriend)\b|\b(?:cat|dog|fox|squirrel|robin|toddler|pigeon|seagull|hen)\b|\bhow do i stop\b|\bi like it when\b|\b(?:you|can you|could you|zoki)\b[^.]{0,20}\b(?:tell me what to|decide|choose|read my|my messages)\b|\b(?:nobody|no one|not|don'?t need|never|doesn'?t|nobody'?s) (?:\w+ )?(?:to )?tell(?:s|ing)? me what to\b|\b(?:go|going|went) through my (?:things|stuff|drawers|bag|messages|emails?)\b[^.]{0,3}\bmyself\b|\bi(?:'m| am|'ve been|'ll)?(?: just| been)? (?:going|go|gone|looking) (?:through|into|in|at)\b|\?\s*$|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "That went too far for you.",
      "What you wanted was not respected.",
      "It should have been yours to decide.",
      "No wonder that upsets you.",
    ],
  },
  {
    id: "had-a-row",
    cue: /\b(?:i|we|me and \w+(?: \w+)?|and (?:i|me)|^|just|yesterday|again)\W*(?:'ve |have |just |both |then |all )*(?:had|having|have) (?:a|an|another|this|our|the) (?:\w+ ){0,2}(?:row|fight|argument|bust.?up|falling.out|shouting match|quarrel|blow.?up|barney|screaming match)\b|\bhad (?:a|an|another) (?:\w+ )?(?:row|fight|argument|falling.out|bust.?up|quarrel|shouting match) with (?:my|him|her|them|mum|mom|dad|the)\b|\bwe(?:'re| are| just| always| both| keep|'ve been)* (?:fight|fought|fighting|argued|arguing|argue|rowed|rowing|shouted|screamed|yelled|fell out|quarrelled|quarreled|fallen out)\b|\b(?:i|and i|me)(?:'ve| have)? (?:just )?(?:argued|fought|rowed|quarrelled|fell out|fallen out|had words) with (?:my|him|her|them|mum|mom|dad)\b|^(?:had words|fell out|fought|argued|huge fight|big (?:fight|row|argument)|massive (?:fight|row)) (?:with|last|over|about|today|this)\b|\b(?:and|n|&) (?:i|me|mum|dad|him|her|my \w+) (?:are|keep|were|'re)(?: always)? (?:fighting|arguing|not speaking)\b|\bscreamed at each other\b|\bshouted at each other\b|\byelled at each other\b/,
    not: /\b(?:we'?re fine|fine now|we'?ve talked|came back|sausage)\b|\bbut only about\b|\b(?:parking space|pigeon|a woman|a man|next door|nurse)\b|\bthen (?:they|we|he|she) (?:brought|ate|found|hugged|made)\b|\b(?:peace|that was that|nothing happened|made it up|only thing we|typical|since (?:19|20)\d\d)\b|\bprettiest\b|\bthe one row\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:nearly|never|almost|don'?t|didn'?t|without|haven'?t|used to|hardly) (?:\w+ )?(?:got|had|have|having|fight|fought|argue|argued|row|rowed|fell|shout)|\bstranger\b|\bmade up\b|\bhugged\b|\blaughed about\b|\bmy parents (?:had|were|are|fight)|\bgoing to be a\b|\bthe (?:kids|cats|dogs|boys|neighbours)\b[^.]{0,15}\b(?:fight|argu|row)|\b(?:for (?:our|my) (?:rights|country|lives)|fight (?:for|off|it|cancer|fires|back))\b|\bfight(?:ing)? (?:for|the|cancer|against|over who (?:pays|gets))\b|\bargu(?:ed?|ing) (?:about|over) (?:whether a|biscuit|scones|jam)|\?\s*$|\byears ago\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "A row like that leaves you sore.",
      "It is hard with that hanging between you.",
      "Quarrelling with somebody who matters hurts.",
    ],
  },
  {
    id: "i-lost-my-temper",
    cue: /\bi(?:'ve| have)? (?:just |really |properly |absolutely |totally |completely |actually |then |only |then just |literally )*(?:snapped|shouted|yelled|screamed|roared|hissed|bellowed|barked)(?: (?:back )?at| her head| his head|\W*$|\. | so| and)|(?:\bi |^|\band |\bthen )(?:snapped|shouted|yelled|screamed|roared|swore) at (?:my|the (?:kids|children|boys|girls|baby|dog|poor|lad|girl|boy)|him|her|them|mum|mom|dad|a kid|everyone|a (?:child|customer|colleague))\b|\bi(?:'ve| have)? (?:just |really |absolutely |totally |completely |properly )*(?:lost it|lost my (?:temper|rag|patience|cool)|exploded|blew up|flipped out|flew off|went off on|kicked off at|lashed out)\b|\bi (?:slammed|threw) (?:a|the|my) (?:door|phone|plate|bib|cup)\b|\bi (?:was|'ve been|have been) (?:so |really |very |a bit |pretty |absolutely |just )*(?:horrible|nasty|mean|unkind|awful|vile|short|rude|harsh|cruel|snappy|horrid|spiteful|a (?:right )?cow) (?:to|with)\b|\bi said (?:something|some|such|really|a lot of) (?:\w+ )?(?:nasty|horrible|awful|cruel|unkind|mean|spiteful|hurtful|unforgivable)\b|\bi (?:bit|snapped) (?:his|her|their|my \w+'?s) head off\b|\b(?:i |^)took it out on\b/,
    not: /\b(?:said|says) i was\b|\bin case i\b|\bself.?checkout\b|\bcyclist\b|\bgot a merit\b|\bscreamed so loud\b|\bscared i'?ve lost it\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:nearly|almost|wanted to|could have|didn'?t|never|used to|want to|'d have|would have|feel like) (?:even |just )?(?:snap|shout|scream|yell|lost|lose)|\b(?:he|she|they|boss|dad|mum|husband|wife|mother|father|teacher|manager|man|woman|who|everyone) (?:just |then )?(?:snapped|shouted|screamed|yelled|lost it)\b|\bdon'?t regret\b|\bnot sorry\b|\bdeserved it\b|\b(?:laughing|with joy|goal|for joy|excited|happy|won)\b|\b(?:spider|mouse|rat|wasp|telly|tv|ref|referee|computer|printer)\b|\bis it (?:bad|wrong|ok|normal)\b|\b(?:snapped|broke) (?:my|the|a) (?:wrist|ankle|leg|string|key|photo|picture)|\blost it (?:in|on|at) the\b|\blost it (?:down|somewhere)\b|\bcrying with laughter\b|\bshort with cash\b|\bwas (?:horrible|mean|nasty) to me\b|\b(?:twelve|child|kid myself|years ago)\b(?=[^.]{0,10}\bbut i was\b)|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "You would take it back if you could.",
      "That is not how you want to be.",
      "It weighs on you now.",
      "Regret like that is hard to carry.",
    ],
  },
  {
    id: "said-nothing",
    cue: /\bi(?:'ve| just| sat there and| stood there and| actually| still| completely| of course| smiled and)* (?:said nothing|didn'?t say (?:anything|a (?:word|thing)|nothing)|did not say (?:anything|a word)|kept (?:quiet|silent|my mouth shut)|stayed (?:quiet|silent)|froze|didn'?t speak up|let it happen|bit my tongue|swallowed it)\b|^(?:and |so |but )?(?:i )?(?:just )?(?:said nothing|didn'?t say (?:anything|a word|a thing)|froze|kept quiet|bit my tongue|completely froze)\b|^(?:and |so |but )?(?:i )?just (?:stood|sat) there\W*(?:$|\beveryone|\blike)|\bi (?:just )?(?:sat|stood) there (?:like an? (?:idiot|lemon|fool|statue)|with my mouth|and (?:said nothing|smiled|nodded|took it|let))|\bi should(?:'ve| have|ve) (?:said something|spoken up|said no|told him|told her|stood up|stuck up|defended)\b|\bi wish i(?:'d| had) (?:said something|spoken up|said no|told him|told her|stood up|answered back)\b|\bwhy didn'?t i (?:say|speak|stand|stick)\b|\b(?:couldn'?t get a word out|nothing came out|no words came|words wouldn'?t come|my mind (?:just )?went blank)\b|\bi (?:just )?(?:smiled|nodded|laughed) and (?:said nothing|clapped|nodded|let it go|said thank)/,
    not: /\bonce at school\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bi'?m glad\b|\bglad i\b|\b(?:he|she|they|mum|dad|husband|wife|friend|people|nobody|we)(?: just| both)? (?:said nothing|didn'?t say|never says|kept quiet|froze|stayed quiet)\b|\b(?:pipes?|freezer|computer|screen|laptop|frost|ice) |\bshould i say\b|\bsaid nothing (?:but|about|wrong|of the)\b|\bi froze (?:the|some|a|half|them|it|my)\b|\bfroze (?:half|some|the (?:rest|soup))\b|\bdidn'?t say (?:anything|a word|nothing) (?:like|wrong|bad)\b|\bexam\b|\bi (?:did(?:n'?t)? say that|didn'?t say that)\b|\bdidn'?t say a word about\b|\bi said something\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "What was not said stays with you.",
      "You wish it had gone differently.",
      "Staying silent did not mean that you did not mind.",
      "That is hard to look back on.",
    ],
  },
  {
    id: "replaying-it",
    cue: /\bi(?:'m| am)? (?:just |still |always )?(?:keep|kept|keeps) (?:on )?(?:going (?:over|through|back (?:to|over))|replaying|re.?reading (?:my|the|his|her|their|our) (?:\w+ )?(?:messages?|texts?|emails?|chats?)|re.?living|rerunning|hearing (?:it|the|his|her|what)|thinking (?:about|of|over|back to) (?:what (?:he|she|they|i) (?:said|did)|how (?:i|he|she)|that (?:conversation|day|moment|night|call|meeting|look|one)|the (?:conversation|argument|meeting|look|moment))|turning it|running (?:it|through))\b|\b(?:^|just |still )keep (?:going (?:over|through|back)|replaying|rereading|reliving)\b|\b(?:can'?t|cannot|couldn'?t) stop (?:thinking (?:about|of) (?:what|how|that|it|the (?:way|look|thing))|replaying|going (?:over|back)|hearing|seeing (?:his|her|their|it))|\bover and over(?: again)?(?: in my (?:head|mind)|\W*$)|\b(?:can'?t|cannot|won'?t|couldn'?t) (?:get|shake) (?:it|that|this|the (?:image|picture|words?|look|conversation|sound)|his|her|what (?:he|she|they) said)(?: \w+){0,3} out of my (?:head|mind)\b|\b(?:on (?:a )?(?:loop|repeat)|round and round) (?:in my (?:head|mind)|all night)\b|\bplays? on a loop\b|\bit (?:all |just )?(?:goes|keeps going|is going)(?: round)+(?: and round)? in my (?:head|mind)\b|\breplay(?:ing|ed|s)? (?:it|that|the (?:conversation|moment|scene|day|call|meeting|whole)|every|everything|what)\b|\bmy (?:brain|mind|head) (?:won'?t|keeps|can'?t) (?:let (?:it )?go|drop|going back|replaying|stop going)|\bi(?:'ve| have) (?:gone|been) (?:over|through) it (?:\w+ ){0,3}times\b/,
    not: /\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:song|tune|jingle|melody|music|album|match|film|essay|recipe|happy|excited|lovely|smiling|real)\b|\b(?:used to|no longer|don'?t think about it)\b|\bmy (?:wife|husband|mum|sister|friend) keeps\b|\bcan we\b|\bcan you\b|\bhearing (?:aid|test|about|good|from|noises|the (?:boiler|fridge|neighbours?))|\bkeep thinking (?:about|of) (?:the|that) (?:sandwich|cake|dog|holiday)|\bthe (?:job|offer|email)\b[^.]{0,10}\breal\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "Something about it has not come to rest.",
      "Going over it so often is tiring.",
      "It will not leave you in peace.",
      "You keep having to live through it again.",
    ],
  },
  {
    id: "dreads-the-talk",
    cue: /\b(?:dreading|dread)\b[^.]{0,30}\b(?:call|meeting|talk|conversation|telling|seeing (?:him|her|them|my)|visit|appraisal|review|interview|hearing|session)\b|\b(?:call|meeting|talk|conversation|appraisal|review|interview|hearing|session|have to tell|tell (?:him|her|them))\b[^.]{0,40}\b(?:dreading|dread) it\b|\bi(?:'?m| am|m)? (?:so |really |a bit |just |feel |too )*(?:scared|nervous|terrified|anxious|frightened|worried|afraid|sick) (?:about|of|to|at the thought of) (?:\w+ )?(?:tell(?:ing)?|talk(?:ing)?|see(?:ing)?|meet(?:ing)?|call(?:ing)?|ring(?:ing)?|ask(?:ing)?|fac(?:e|ing)|speak(?:ing)?)\b|\bi(?:'ve| have|ve|'m gonna have| will have|'ll have|'d have| need|'ve got| have got|'m going to have|'d need| got) ?(?:got )?to (?:tell|break it to|confront|face|come out to|speak to|sit (?:him|her|them) down) (?:him|her|them|my|the|mum|mom|dad)\b|\b(?:gotta|got to|have to|need to|still have to|going to have to|need to) tell (?:him|her|them|my|the|mum|mom|dad)\b[^.]{0,40}\b(?:tomorrow|tonight|i'?m|i |that|about|before|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|somehow)|\bwe need to talk\b|\b(?:said|texted|says|wants) (?:")?(?:can )?we (?:need to )?talk\b|\b(?:called (?:in)?to hr|disciplinary)\b/,
    not: /\b(?:i'd|id|had) been dreading\b|\bi was (?:worried|nervous|scared|afraid|dreading)\b|\bscared to ask\b[^.]{0,5}\?|\bscared of (?:seeing|meeting) (?:a|the) (?:spider|dentist)|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\b(?:surprise|can'?t wait|looking forward|excited|wonderful|good news|went fine|it went)\b|\bmy (?:son|daughter|sister|brother|friend|wife|husband) (?:has|is|'s)\b|\bi don'?t (?:have|need) to\b|\bdon'?t have to\b|\btalk to you\b|\b(?:nice|thank|love her|love him|proud)\b|\bwhat should i\b|\b(?:used to|was scared|was dreading)\b|\b(?:i keep|always) hav(?:e|ing) to tell\b|\bhow (?:do|can|should) i\b|\b(?:have|had|need) to tell (?:him|her|them|my \w+) (?:to|every|twice|again|off|three|what|which|where)\b|\bi had to\b|\b(?:the )?(?:dentist|exam|test|weather|winter|drive|flight)\b|\bgo(?:nna| to) tell you\b|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "A lot hangs on it for you.",
      "Not knowing how it will go is hard.",
      "It has not happened yet, and already it weighs on you.",
      "No wonder you are nervous.",
    ],
  },
  {
    id: "cannot-find-the-words",
    cue: /\b(?:don'?t|do not|dunno|didn'?t|wouldn'?t|idk|no idea|no clue|not sure|never know|not know|unsure)(?: (?:really|even|actually|honestly|just))*(?: know)?(?: (?:really|even|actually))? how (?:to|i'?d|i would|i can|you|i'?m going to|i'?m supposed to|do i|one)(?: even| possibly| really| ever)* (?:tell|say|put|explain|start|begin|word|phrase|describe|bring|write|answer|talk about|ask|express)\b|\b(?:don'?t|do not|dunno|didn'?t|wouldn'?t|idk|no idea|not sure|never know)(?: (?:really|even|actually|honestly))*(?: know)?(?: (?:really|even))? what (?:to|i'?d|i would|i should|i can|you'?re supposed to|one is supposed to)(?: even| really)* (?:say|write|reply|answer|tell|put|text)\b|\bhow (?:do|would|could|can) (?:i|you) even (?:tell|say|start|begin|put|explain|bring)\b|\bhow do you tell (?:your|a|someone|somebody)\b|\bwhat (?:do|would|could|can) i even (?:say|write|tell|put)\b|\bwhere do i even (?:start|begin)\b|\bdon'?t (?:even )?know where to (?:start|begin)\W*$|\b(?:i can'?t|cannot|can'?t|couldn'?t|can not) (?:really |even |quite |just )?(?:find the (?:right )?words|explain (?:it|how|what|why|this)|put (?:it|this|that) into (?:words|any)|describe (?:it|how|what)|get the words out)\b|\b(?:hard|difficult|impossible|tricky|not easy) to (?:put (?:it )?into words|explain(?: it| this| how| what| why|\W*$)|describe|find the words|say out loud|put in words)|\b(?:no|not|haven'?t (?:got )?|don'?t have )(?:got )?(?:the |any )?words for (?:it|this|that|how)\b|\b(?:there'?s|there is|there isn'?t|theres) (?:no|really a|a) word (?:for|like)\b|\bhow do i (?:bring it up|say something|say it) without\b|\b(?:i (?:want|should like|wanted|'?d like) to write (?:her|him|them|something))\b[^.]{0,40}\b(?:but|isn'?t|don'?t|not)\b|\bit (?:all )?comes out (?:all )?wrong\b|\bevery ?time i try to (?:say|write|explain|tell)\b/,
    not: /\bdidn'?t know (?:what|how)\b|\b(?:haha|lol|lmao|joking|just kidding|surprise party|surprise for)\b|\bnothing (?:much )?to say\b|\b(?:crossword|flatpack|seven.letter|surprise|spell|spanish|french|essay|cv|cover letter)\b|\bfound the (?:right )?words\b|\b(?:he|she|they|my \w+) (?:can'?t|doesn'?t|didn'?t|don'?t) (?:\w+ )?(?:say|explain|know (?:how|what)|find)\b|\b(?:so happy|amazing|thank you|thanks|lovely|kind)\b|\byou (?:actually )?say\b|\bwhat should i\b|\bcan you\b|\bdon'?t know how to explain it but\b|\bwork\b[^.]{0,10}\bto people here\b|\bhow (?:do|would) i know\b|\bhow to (?:start|begin) (?:the|a|my) (?:car|engine|boiler|mower|garden|novel|sourdough|seeds)|^[\s\S]{281}/,
    limit: 0.15,
    say: [
      "This is a hard thing to put into words.",
      "It matters to you to say it right.",
      "Being stuck for words is frustrating.",
      "Here you can take your time with it.",
    ],
  },
];
