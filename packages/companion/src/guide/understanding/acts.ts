import { brand } from "@app/contract/brand";
import { isLeaving } from "./leaving.ts";
import type { NormalisedMessage } from "./normalise.ts";

/** Things people do with a message besides telling something. */
const acts = [
  "goodbye",
  "thanks",
  "greeting",
  "correction",
  "complaint",
  "stopQuestions",
  "stopEcho",
  "saidAlready",
  "stopFeelings",
  "insult",
  "adviceRequest",
  "decisionRequest",
  "exerciseRequest",
  "yes",
  "no",
  "unsure",
  "nothing",
  "silence",
  "sarcasm",
  "wantsToTalk",
  "stop",
  "done",
  "smallTalk",
  "noAdvice",
  "source",
  "repeatRequest",
  "stepRequest",
  "boundary",
  "apology",
  "lowShort",
  "dismiss",
  "more",
  "laugh",
  "return",
  "sent",
  "windDown",
] as const;
export type MessageAct = (typeof acts)[number];

const goodbye =
  /(?<!\b(?:say|said|saying|says|our|last|a|to) )\b(?:by+e+(?:[- ]?bye)?|cheerio|ta[- ]?ra|i'll let you (?:go|get on)|good ?bye|good ?night|nighty?[- ]night|gotta (?:go|run|sleep)|gtg|g2g|(?:have|got) to (?:go|run|dash)(?:[,. ]+(?:sorry|now|bye|thanks|thank you|thx|ty|ttyl|cheers))*[.! ]*$|(?:i've )?got to (?:go|run|dash)(?=[.,! ])|(?<=^|[.!,] )have to (?:go|run|dash)(?=[.,!])|(?:i|i've|i'd)(?: really| probably)? (?:have|need|got|better|should|must)(?: to)? (?:go|run|get going|head off|head out|leave|log off|sign off)(?= now| soon|[.,!]|$| (?:thanks|thank|talk|bye))|(?<!\b(?:often|when|because|while|days|that|if|since|why|time) )i'm (?:off|heading off|logging off|signing off)(?: now| to bed)?(?=[.,!]|$)|(?:going|off|heading) to (?:bed|sleep)(?: now)?(?=[.,!]|$)|that's (?:all|it|enough) for (?:today|now|tonight)|(?:talk|speak) (?:to you )?(?:later|soon|tomorrow|again)|see (?:you|ya|u)(?: later| soon| tomorrow| around| next \w+)?(?=[.,!]|$)|ttyl|cya|(?:i'll leave|i'm leaving|leaving) it (?:there|here)|let's (?:stop|end|leave it)(?: it)?(?: here| there| for)|can we (?:just |please )?(?:leave (?:it|this)|stop|end)(?: it| this)?(?: here| there| for (?:today|now|tonight))|(?:i'm|i am) done for (?:today|now|tonight)|end (?:the |this )?(?:session|conversation|chat)|i (?:need|want|should) (?:to )?(?:stop|sleep|rest) now|i (?:need|have|should|ought) (?:to )?(?:try (?:to|and) )?(?:get some )?sleep(?=[.,!]|$)|i go to (?:sleep|bed)(?: now)?(?=[.,!]|$)|i'll (?:try (?:to|and) |go to |get some )?(?:sleep|bed)(?: now)?(?: i think| then)?(?=[.,!]|$)|i(?:'ll| will| am going to|'m going to) (?:go|turn in|head) ?(?:to bed|up|off|now)?(?: now)(?: i think| then)?(?=[.,!]|$)|(?:better|gonna|going to) (?:go|head|get) (?:to bed|off|back to (?:it|work))(?=[.,!]|$)|(?<=^|[.,!] |\b(?:ok|okay|right|well) )(?:i'm )?(?:going|heading|off) in(?: now| there)?(?=[.!]|$)|au revoir|adi[oó]s|hasta luego|tsch[uü]ss|auf wiedersehen|do widzenia|arrivederci|laters|tara(?: then)?(?=[.,!]|$)|toodle\w*|catch you later)\b|^that's (?:all|it)[,. ]+(?:i )?just wanted to\b|(?:^|[.,!] ?|\b(?:ok|okay|right|anyway|well) )night(?: night| all| then)?(?: x+)?[.! ]*$/;

const opener = /^(?:(?:no|nope|nah|hmm|hm|well|sorry|um|uh|er|actually|but)[,.!\s]+)*/;
const correctionPattern = new RegExp(
  `${opener.source}(?:(?:that's|that is|it's|this is|you're|you are|that isn't|that wasn't|it isn't) (?:not (?:it\\b|like that\\b|what i|quite (?:it|right)|right\\b|true\\b|exactly (?:it|right)|really (?:it|what))|wrong|incorrect|n't it)|not (?:quite|exactly|what i (?:said|meant)|that)\\b|i didn't (?:say|mean) (?:that|it|this|so)(?=[.,!]|$)|i didn't say (?:i|he|she|they|we|it|my)\\b|who said (?:anything|i)\\b|i never (?:said|mentioned|told you)\\b|that's not (?:what i|how i)|you(?:'ve| have)? (?:misunderst\\w+|got (?:it|that|me) (?:a bit |all |completely |totally |quite |slightly )?wrong|misread|missed the point|mixed|got the wrong (?:end|idea|impression|person))|that(?:'s| is) not (?:it|what)|i never said|wrong\\b|(?:no|nope|nah)[,. ]+it(?:'s| is) not|that isn't (?:it|what|right)|(?:that|it)(?:'s| is) not the (?:problem|issue|point|thing|reason)\\b|not my [\\w' -]{2,30}[,;.] (?:it's |it was |i mean |i meant )?my |(?:it's |i mean )?(?:she|he|they|her|him),? not (?:he|she|they|him|her)\\b|not [a-z]+[,.;] (?:just |only )?[a-z]+[.! ]*$|look,? i (?:said|told you)\\b|i (?:meant|mean|was talking about|said) my \\w+[,.]? not )`,
);
const complaintPattern =
  /^(?:wow|oh)?,? ?(?:how )?(?:groundbreaking|genius|so helpful|very helpful|how original|how insightful|thanks for nothing|wow,? thanks|thanks,? (?:genius|einstein|sherlock)|no shit|no kidding|obviously|duh)\b|\byou (?:keep|always|just keep) (?:making|turning|going|coming|bringing|missing|twisting|changing)\b|(?<!\b(?:can|could|will|would|should|did) )\byou(?:'re| are)? (?:keep|already|just|always|only) (?:saying|said|asking|asked|repeat\w*|parrot\w*|tell\w*|say|ask|copy\w*)|\byou(?:'re| are) (?:not|n't) (?:listening|helping|helpful|making sense|understanding)|\byou (?:don't|didn't|do not|never) (?:understand|get it|get me|listen|help|know (?:me|anything|what it's like))|\b(?:this|that|it) (?:is|was)(?:n't| not)(?: really)? (?:helping|helpful|working)|^(?:(?:no|but|hmm|well|sorry|ok)[, ]+)*(?:it|that)'s not (?:really )?(?:helping|helpful|working)|^(?:can i be honest|to be honest|honestly|tbh)?[,. ]*(?:i think )?this (?:thing |app )?is (?:a bit |kind of |pretty |really )?(?:rubbish|useless|crap|shit|pants|a waste of time)[.! ]*$|(?<!\bsay )(?<!\bsaid )\b(?:this|that)(?:'s| is| was) (?:useless|pointless|stupid(?! but\b)|a waste of time|generic|rubbish|bullshit|not helpful|a cliché|meaningless)|\b(?:are you (?:even|really|actually)|do you even) (?:listening|listen|reading|understand)|^are you listening(?: to me)?[?! ]*$|\byou sound like (?:a|an)|\bstop (?:repeating|parroting|copying)|\b(?:what kind of|that's a) (?:answer|stupid answer|weird answer)|\b(?:stock|generic|canned|vague|textbook) (?:answers?|phrases?|advice|responses?|stuff|replies)|\byou(?:'re| are) (?:useless|no help|repeating)|\b(?:angry|mad|furious|annoyed|disappointed|upset|frustrated) (?:at|with|in) you\b|\bi hate you\b|\bthat makes no sense|^that(?:'s| is| was) a (?:stupid|dumb|daft|silly|ridiculous|weird|bad) (?:question|thing to (?:ask|say))|\byou(?:'re| are)? (?:make|making) it sound\b|\bwhat an? (?:useless|stupid|rubbish|crap|terrible|dumb|generic|awful|pointless) (?:reply|answer|response|question|thing to (?:say|ask))\b|\bi told you\b.{4,80}\band you (?:just )?(?:asked|said|gave|told)\b|\blast time\b.{0,50}\byou (?:told|said|suggested|made)\b.{0,80}\b(?:shit|crap|awful|useless|rubbish|worse|(?:didn't|did not) (?:help|work))\b|\b(?:give|tell) me (?:just )?(?:your|an) (?:honest |real )?(?:opinion|view)\b|\b(?:a|an) (?:real|proper|straight|actual|honest) answer\b(?! (?:from|out of) (?:him|her|them|my))|\byou (?:didn't|did not|never|haven't|still haven't) (?:really |actually )?(?:answer|tell me|told me|say|said|answered)\b|^(?:(?:so|ok|okay|but|well|and)[, ]+)*(?:am i|is it|was i|was it|do i|should i|is that|yes)(?:,? or (?:not|no|aren't i))\?*$/;
const stopQuestionsPattern =
  /\b(?:stop (?:asking|with the questions|questioning)|(?<!\bi have |\bi've got |\bi had )(?:so|too) many questions|no more questions|not questions|no questions(?: please)?(?=[.,!]|$)|without (?:all the |any )?questions|(?:fewer|less) questions(?! than)|don't ask (?:me )?(?:any|more|so|questions)|just listen|(?:just )?let me (?:say it|finish|talk|get it out)|(?:stop|don't|quit) (?:telling|tell) me (?:what|how) i(?:'m)? (?:feel\w*|think\w*|am)|i (?:just )?(?:want|need) (?:you|someone|somebody) to (?:just )?listen|you ask too)\b/;
/** "You keep repeating what I say." */
const stopEchoPattern =
  /\b(?:you (?:just |only )?(?:keep|are|'re) (?:just )?(?:repeat\w*|parrot\w*|echo\w*|copy\w*|saying (?:back )?what i|saying the same)|you(?:'re| are) (?:just |only )?(?:repeating|parroting|echoing|copying)|you just repeat\w*|(?:stop|quit) (?:repeating|parroting|echoing|copying|saying (?:back )?what i)|(?:i know|that's (?:just )?) what i (?:just )?said|you (?:just )?said (?:back )?what i (?:just )?said)\b/;
/** "You said that already." */
const saidAlreadyPattern =
  /\byou(?:'ve| have)? (?:already |just )*(?:said|asked|told me) (?:me )?(?:that|this|it)(?: already| before| twice| a minute ago)?[.!?]*$|\b(?:same|that) question again\b|\bi(?:'ve)? (?:already |just )+(?:told you|said(?: that| so)?|answered that)[.!]*$/;
/** "Stop asking how I feel." */
const stopFeelingsPattern =
  /\b(?:don't|do not) want to (?:talk|speak) about (?:my |the )?feelings\b|\b(?:stop|quit|enough|don't|do not|no more|sick of (?:you|being)|instead of) (?:asking|asked|ask|with)\b.{0,14}\b(?:how (?:i|that|it|this)|about my|what) (?:\w+ ){0,3}(?:feel\w*|felt|like for me)\b|\b(?:everyone|you) (?:always |keeps? )?ask\w* (?:me )?how (?:i feel|(?:that|it) makes me feel)\b/;
const insultPattern =
  /\b(?:fuck (?:you|off)|f\*+k you|(?<!\b(?:didn't|couldn't|wouldn't|never|to|not|and|won't|can't|don't|didnt|will|would|told (?:him|her|them|me) to) )shut up|piss off|go to hell|you suck|(?<!the )(?:stupid|dumb|useless|shitty|fucking|idiotic) (?:bot|ai|machine|robot|program|app)|(?:this|the) (?:app|bot|thing|ai|chat) is (?:a joke|shit|useless|stupid|rubbish|crap)|you(?:'re| are) (?:an idiot|stupid|dumb|pathetic|a joke|shit|trash|garbage)|screw you)\b/;
const noAdvicePattern =
  /\b(?:(?:don't|do not) (?:tell me to|suggest|recommend|offer me|send me|give me (?:the|that|a|your)|say (?:it gets|time heals))|(?:don't|do not) (?:want|need|give me)(?: any| your| more| a| another| the)? (?:advice|tips|suggestions|exercises?|solutions|pep ?talks?|lectures?|platitudes|sympathy)|not (?:looking|asking) for (?:advice|tips|solutions)|not asking you to (?:fix|solve|do)|no (?:advice|tips|exercises|breathing)|don't (?:try to )?fix|(?:better not|don't|do not) (?:you )?(?:dare )?(?:give|start|tell|hit|send)\b.{0,20}\b(?:breath\w*|meditat\w*|mindful\w*|yoga|that crap)|i don't want (?:to do )?(?:an? |any |another |your )?(?:\w+ )?exercises?|don't tell me to breathe|(?:don't|do not|not going to|won't) (?:want to |wanna |need to )?(?:breathe|do (?:any |your |a )?(?:breathing|mindfulness|meditation)|meditate|count to ten|calm down|journal))\b/;
const sourcePattern =
  /\b(?:where (?:is|does|did) (?:that|this|it) (?:come )?from|what(?:'s| is) (?:the|your) source|is there (?:any )?(?:evidence|research|proof|science)|who says|says who|based on what|does (?:that|it|this) (?:actually|really) work|according to)\b/;
const advicePattern =
  /\bwhat (?:to|do i|should i|can i) say (?:when|if) (?:people|they|someone|somebody|everyone|anyone|he|she) asks?\b|\bhow do (?:you|i) (?:even |actually |ever )*(?:tell|explain to|say to|break it to) (?:an?|my|your|someone|somebody|him|her|them) \w|\b(?:i(?:'d| would)? (?:like|need|want)|what i(?:'d| would)? (?:like|need|want) is|(?:can|could) you|(?:give|make|write) me)\b[^.?!]{0,24}\b(?:check)?list of (?:questions|things|what|everything|all)\b|^(?:so |and |but |then )?what (?:i|we) (?:can|could|should|must) (?:do|say|try)[?. ]*$|\b(?:how (?:do|did|can) (?:people|others|other people|you) (?:actually |ever |usually |even )?(?:meet|find|make|afford|quit|stop|cope|manage|deal|do it|get|give|start|sleep|relax|handle)|is there (?:anything|something|a way)(?: that| which| else)? (?:really |actually )?(?:helps?|would help|could help|can help|works|to help|to stop|to get)|is there any(?:where| help| support| way)\b|give me (?:one|a|an|some|any|just one) (?:[\w-]+ ){0,2}(?:tips?|ideas?|suggestions?|techniques?|tricks?)\b(?! (?:to|for) (?:calm|relax|breath))|(?:is there )?(?:anything|something) (?:i|a person|one|we|you|somebody|someone) (?:can|could) (?:actually |really |even |possibly |still )?(?:do|try)\b(?! with my)|how would you (?:\w+)|what do you (?:even )?(?:talk about|say to them|say then)|what do you (?:say|tell|write) to (?:someone|somebody|him|her|them|people|a)|how should i\b|what can (?:one person|anyone|anybody) (?:actually |really |even )?do|what (?:would|might|could) make (?:it|this|that) (?:a bit )?(?:easier|better)|what can be done|what (?:can|could|should) i (?:actually |really )?(?:change|improve|do differently)|what (?:do|can) (?:people|others|other (?:people|parents|women|men|families|students))(?: (?:usually|even|normally|in my \w+|like me|my age))* do\b|what (?:do|should|can) (?:people|other people|you|others|women|men|parents) (?:usually |even )?(?:do|say|try) (?:when|if|about|with|to|in|for|instead)|how does (?:one|anyone|anybody|a person)\b|where (?:do|would|should|can) i (?:even )?(?:start|begin|turn)|(?:an?y|actual|real|some|practical) tips|what (?:should|can|could|do|would|am) i (?:actually |even |really |possibly |supposed to |to )?(?:do|say|try|tell|be doing)|anything (?:that |which )?(?:actually |really )?(?:works|helps)|any (?:actual |real |good |practical |proper )(?:advice|tips|ideas|suggestions?)|(?:any|some|your|give me|need|want|got|have) (?:advice|tips|suggestions?|ideas)|any (?:advice|tips|suggestions?|ideas)|(?<!(?:know|idea|sure|see|understand|wonder) )how (?:do|can|should|could|would|am) (?:i|one|we|someone)(?: even| possibly| supposed to| ever)? ?(?!when\b|if\b|with\b)\w+|can you help(?: me)?|(?:please )?(?<!\b(?:to|that|helps|did|would|will|could|who) )help me\b|what would you (?:do|suggest|recommend|advise|say|ask|tell)|what do you (?:suggest|recommend|advise|think i should)|do you have (?:any |an |some )?(?:advice|tips?|suggestions?|ideas?)(?! (?:what|how|why|who|that))|(?:tell|show) me what (?:to do|(?:i|we) (?:should|can|could|ought to) do)|i need (?:some )?(?:help|advice)\b(?! (?:from|paying|around))|(?<!(?:know|sure|idea) )what (?:helps|works|might help|could help|would help)|i (?:just |really )?(?:want|need|wanted|would like) to know (?:what|how) to|so what (?:do|should) i do|(?:just )?(?:give|tell) me (?:something|one thing|a tip|an idea)|advise me|(?:can|could|would) you (?:just |please |maybe )?(?:tell me how|suggest|recommend|give me|think of)|tell me how (?:to|i can|i could)|do you know (?:how|what))\b/;
/** "How can I say that to anyone, they all think we're lucky" asks for nothing. */
const saidToNobody =
  /\bhow (?:can|could|do) i (?:even )?(?:say|tell|explain)\b[^?]*\b(?:anyone|anybody|people|everyone)\b[^?]*$|\bi(?:'ve| have)? (?:got|have) (?:\w+ ){0,4}(?:ideas|tips|advice)\b|, what (?:would|could|can|am) i (?:even |supposed to |meant to )*(?:say|do|tell (?:him|her|them))[.! ]*$|\b(?:not|n't) going to tell me\b|\b(?:always|just|keep|keeps|everyone|they|he|she) (?:tells?|telling) me what to do\b/;
const decisionPattern =
  /(?<!\b(?:what|how|when|where|who|why) )\b(?:should (?:i|we)|how (?:do|can|should|would) (?:i|we) (?:decide|choose)|help me (?:decide|choose)|do you think (?:i|we) should|(?<=^|so |but |and )do i (?:tell|leave|stay|go|say|ask|call|text|quit|keep|report|take)|am i right to|is it (?:okay|ok|wrong|right) (?:to|if i|that i)|would it be (?:wrong|bad|okay|ok) (?:to|if))\b/;
const exerciseNames =
  /\b(?:breathing|breathe|grounding|ground (?:me|myself)|(?:feel|get|be) (?:more )?grounded|relax(?:ation|ed)?|exercises?|calming|meditat\w*|mindful\w*|5-?4-?3-?2-?1|calm(?:ing)? (?:me |myself )?down|thought record|worry time|problem[- ]?solv\w*|values|self[- ]compassion|muscle|(?<!(?:study|studying|revision|revising|memory|learning|work|cooking|time[- ]management|interview|sales|running|swimming|good|other) )techniques?|stop skill|plan (?:my|an|some) (?:day|activit\w*)|activity plan\w*)\b/;
const exerciseAsk =
  /\b(?:can we|could we|can you|could you|let's|i(?:'d| would) like|i want to|show me|guide me|walk me|take me|teach me|do you have|give me|try|do|start|another|want|need|help me|how about|maybe|please)\b/;
/** Whoever tells of a class asks for none. */
const doesIt =
  /^(?:i|we|he|she|they|my \w+) (?:do|did|does|go to|went to|teach|used to do) (?:a|an|my|some|the|these|those|chair|our) /;
const nowCalm =
  /\b(?:give me|tell me|need|want) something (?:to do |i can do )?(?:right )?now\b|^(?:(?:yes|yeah|ok|okay|sure|maybe)[, ]+)*(?:let's|lets|can we|could we) (?:try|do) something(?: now| together| like that| calming)?[.!? ]*(?:like .{0,30})?$|\b(?:help me (?:to )?(?:calm|breathe|relax|ground)|(?:take|walk|talk|guide|lead|bring) me through (?:something|one|an?|it|that|this)\b|(?:having|in the middle of) a panic attack|panicking (?:right )?now|panic attack (?:right )?now|can't breathe (?:right )?now|i need to calm down)\b/;

const yesPattern =
  /^(?:no,? )?(?:you're|you are|ur) right\b.{0,24}$|^(?:(?:ok|okay|yeah|hm+)[,. ]+)*(?:good|fair) (?:point|enough)[.! ]*$|^(?:oh |um |well |i think |mm+ |i guess )*(?:yes|aye(?: right enough)?|yeah|yea|yep|yup|ye|ya|sure|ok|okay|okey|of course|definitely|absolutely|please|i do|i am|i did|i have|i would|it is|it does|it did|they do|she does|he does|true|right|exactly|correct|that's (?:right|true|it|exactly it|correct)|mhm|mm+|uh[- ]?huh|totally|k|kk|alright|all right|sounds good|(?:let's|lets) (?:do it|try|go|do that|try it|try that)|go on|go ahead|i think so|probably|very much|a lot|always|spot on|you got it|i'd like that|i would like that|happy to|why not|ready|i'm ready|fine)(?:[ ,.!]+(?:please|thanks|thank you|yes|yeah|it is|i do|i am|sure|ok|okay|let's do it|let's try(?: it| that)?|that sounds (?:good|nice)|sounds good|a bit|a little|kind of|sort of|sometimes|probably|maybe|i think so|exactly|it does|that's it|that's right|why not|i guess|i suppose|go ahead|true|very))*[.! ]*$/;
const noPattern =
  /^(?:oh |um |well |hmm )*(?:no|nope|nah|not really|no thanks|no thank you|not now|not today|not right now|i don't|i didn't|i'm not|i haven't|never|not at all|i'd rather not|maybe later|not yet|i can't|don't want to|i don't want to|not particularly|not much|none|pass)(?:[ ,.!]+(?:no|not really|thanks|thank you|i don't|not now|sorry|not at all|i'm not|i can't|i don't think so|never))*[.! ]*$/;
const unsurePattern =
  /^(?:um+ |uh |hmm+ |well |honestly |oh )*(?:i (?:really |just |honestly |still )?(?:don't|do not) (?:really |even )?know(?: (?:really|anymore|why|what to say|how to (?:say|explain|answer)|where to start|tbh|yet|what i feel|how i feel|either|exactly))?|don't know|not sure|i'm not (?:really )?sure|no idea|hard to (?:say|explain|tell)|it's hard to (?:say|explain)|can't say|who knows|maybe|perhaps|i guess(?: so)?|i suppose(?: so)?|kind of|sort of|depends|it depends|hmm+|possibly|i can't explain(?: it)?|idk|dunno|i dunno|um+|uh+|er+|errm*|not certain|good question|sometimes|a bit|a little)[.,! ]*(?:i guess|maybe|really|sorry|i don't know|ok|okay|whatever)?[.! ]*$/;
const nothingPattern =
  /^(?:nothing(?: (?:at all|to say))?|just (?:bored|checking|testing|looking|curious)|test(?:ing)?|i have nothing to say)[.! ]*$/;
const silencePattern = /^[\s.…?!-]*$/;
const thanksPattern =
  /\b(?:thank yo+u+|thanks|thank u+|thx|ty|merci|gracias|danke|grazie|obrigad[oa]|cheers|much obliged|much appreciated|ta(?= for| very| mate| pal| love|[.!,]|$)|appreciate (?:it|that|this|you)|grateful (?:to|for) (?:you|this))\b/;
/** Kind words for the companion do what thanks do. */
const praisePattern =
  /^(?:(?:haha|lol|well|ok|you know what)[, ]+)*(?:you're|you are) (?:way |much |a lot |so much )?(?:better|nicer|kinder|more helpful|easier to talk to)\b[^.?]{0,20}\bthan (?:my|most|any|the|some)\b[^.?]{0,30}[.! ]*$|^(?:(?:ok|okay|oh|well|huh|ha|right|actually)[,. ]+)*(?:that|this|you|it) (?:actually |really |has |have |did )*help(?:ed|s)?(?: me)?(?: a (?:lot|bit|little))?(?:, (?:actually|thanks|thank you))?[.! ]*(?:i )?(?:(?:didn't|did not|wasn't|never) expect\w*[^.?]*)?[.! ]*$|^(?:oh |ok |ha )*that's (?:rather |quite |really |very )?(?:simple|good|nice|clever|helpful|lovely|useful)[,. ]*(?:i like (?:that|it))?[.! ]*$|^(?:(?:ha|haha|oh|yes|yeah|ok|okay|hm+|right)[,. ]+)*i (?:really |quite |do )?like (?:that|it|this)(?: one| bit)?(?: actually| a lot)?[.! ]*$|^(?:(?:haha|well|actually|you know what|aw|ok|okay|hey)[, ]+)*(?:you're|you are|ur) (?:actually |really |quite |pretty |so |surprisingly |a )*(?:alright|all right|good(?: at this| listener)?|ok|okay|nice|helpful|kind|not (?:so |that )?bad|great|sweet|lovely)(?: at this)?(?: you know| actually| really)?[.! ]*$/;
/** Thanks that were said to, or missed from, somebody else. */
const reportedThanks =
  /["“'][^"”']*\b(?:thank|thanks|cheers|ta)\b[^"”']*["”']|\b(?:thanks|thank you|cheers|ta),? (?:dad|mum|mom|nan|nana|gran|grandma|grandad|mate of|boss|brain|life|universe|body|sis|bro|god|karen)\b|\b(?:said|say|says|saying|a|no|never|without|his|her|their) (?:\w+ )?(?:thank you|thanks|thank)|\bthank (?:god|goodness|heavens)\b|\bthanks to (?:him|her|my|the)\b|\bplease and thank you\b/;
/** "So I'll be dying alone, cheers": said of one's luck, and to nobody. */
const wryCheers =
  /\b(?:so|and) (?:i'll|i'm|i am|that's|now)\b[^.!?]*\b(?:alone|dying|die|skint|broke|stuck|single|screwed|doomed|fired|sacked|homeless|late|again|forever)\b[^.!?]*,? (?:cheers|thanks|ta)[.! ]*$/;
const companion = brand.companion.toLowerCase();
const greetingPattern = new RegExp(
  `^(?:hi+|hello+|hey+|heya|hiya|yo|g'?day|ey ?up|alright|evening|morning|afternoon|salaam|namaste|shalom|good (?:morning|afternoon|evening)|greetings|howdy|sup|what's up|wassup|hola|hi there|hey there|hello there)(?:[ ,.!]+(?:${companion}|robot|bot|computer|machine|there|again|hi|hello|how are you(?: (?:doing|today))?|how(?:'s| is) it going|you ok|nice to meet you|i'm (?:back|here|new(?: here)?)|it's me(?: again)?))*[ ,.!?]*$`,
);
const smallTalkPattern =
  /^(?:(?:hi|hey|hello|and|so|well)[ ,.!]+)?(?:how are you(?: (?:doing|today|feeling))?|how(?:'s| is) (?:it going|your day)|how do you do|what's up|what are you doing|you okay|are you okay|nice to meet you|and you|what about you|how about you)[ ,.!?]*$/;
const sarcasmPattern =
  /\b(?:oh,? (?:great|wonderful|fantastic|brilliant|joy|lovely|perfect)|(?:just|how) (?:great|perfect|wonderful|fantastic|lovely|what i needed)(?! (?:he|she|they|it|my|the) )|yeah,? right|yeah,? sure|sure,? because|living the dream|love that for me|(?:what|big) (?:a )?surprise|fun times|so that's fun|(?:i'm|i am|was) (?:so |just |absolutely )?(?:thrilled|delighted|overjoyed|over the moon|ecstatic|loving it),? (?:obviously|clearly|as you can (?:see|tell|imagine))|(?:obviously|clearly),? (?:i'm|i am) (?:thrilled|delighted|over the moon|ecstatic)|(?:best|great) (?:day|week|year) ever|lucky me|aren't i lucky|because that (?:always|totally|really) (?:works|helps))\b|(?:n't|not|never|again|broke\w*|failed|late|cancelled|lost|crash\w*)\b[^.!?]*[.!?] (?:wonderful|fantastic|brilliant|lovely|charming|marvellous|splendid)[.! ]*$|^as if[.! ]*$|\/s\b/;
/** Weary of apps, and not of a day. */
const otherApp = /\banother (?:app|bot|chatbot|robot|program|computer|thing that)\b/;
const stopPattern =
  /^(?:please |can we |let's |i want to |i'd like to |ok |okay )*(?:stop|quit|enough|no more|skip (?:this|it)|i don't want to (?:do this|continue|do it|go on)|not (?:this|now)|can we (?:stop|talk|do something else)|this isn't (?:helping|working)|i can't do this|(?:let's|can we) (?:just )?(?:talk|stop|leave it|leave this|forget it)(?: instead)?|never ?mind|forget it|change (?:the )?(?:subject|topic)|something else)\b.{0,40}$/;
const donePattern =
  /^(?:ok(?:ay)?[, ]*)?(?:i'm |i am |i've |i have |all )?(?:done|did it|finished|did that|ready|next|continue|and now|what(?:'s| is) next|go on|ok|okay|yes|yep|yeah|right|done it|got it|mhm|now what|carry on)[.!? ]*(?:i did it|done|it'?s? done|next|thanks|now what|what's next|that (?:was|felt) (?:nice|good|okay|ok|weird|strange|hard))?[.! ]*$/;
const wantsToTalkPattern =
  /^(?!.*\bdon't\b)(?:(?:i|i'd|i've|can i|could i|can we|just|please|well|ok|okay|maybe|really|only|think|guess|hi|hey|hello|no|yes|so)[, ]+)*\b(?:(?:just|need|want|wanted|would like|'d like|keep|go on) (?:to )?(?:just )?(?:talk(?:ing)?(?! (?:to|with) (?!you|someone|somebody))|(?:have )?(?:a )?(?:moan|whinge|grumble)|vent|rant|let off steam|get (?:it|something|things) off my chest|be heard|say (?:it|something)|tell (?:you|someone|somebody) something))\b.{0,25}$/;
/** "I wrote three versions, do you want to see them?" */
const offersToShow =
  /(?:\b(?:do you want|would you like|d'you want)|(?:^|[.!?] )(?:you )?want) (?:me )?to (?:see|hear|read|know|show you|tell you|read (?:it|them) out)\b(?! by\b)[^.!?]{0,24}\??$|\b(?:shall|should) i (?:show|tell|read|paste|send) (?:you|it|them)\b[^.!?]{0,16}\??$/;
/** "Can I talk about my friend?" */
const asksToTalk =
  /^(?:(?:ok|so|hi|hey)[, ]+)*(?:can|could|may) i (?:just )?(?:have a (?:moan|rant|vent|whinge|cry)|moan|rant|vent|read (?:it|this|you|something)|show you)\b.{0,30}$|^(?:(?:hi|hey|hello|so|um|ok)[, ]+)*(?:can|could|may) (?:i|we) (?:just )?(?:talk|tell you|ask you|ask)(?: to you)?(?: something| a question)?(?: a bit \w+| a little \w+| really \w+| \w+)?(?: about .{2,40}|,? (?:and|without|but) .{0,30}\bjudg\w*.{0,10})?\??$/;
const repeatPattern =
  /^(?:what\??|huh\??|what do you mean\??|sorry\?|pardon\??|can you (?:repeat|rephrase|say) (?:that|it)(?: again)?\??|i don't (?:understand|get (?:it|that|you))(?: (?:the|your) question)?|meaning\??|come again\??|what does that mean\??|what was the question\??)[.!? ]*$/;

const stepPattern =
  /\b(?:(?<!(?:her|his|their|its) )(?:one |a |the )?(?:small|first|next|tiny|concrete) steps?\b|let's (?:plan|make a plan|find a step)|make a plan|what(?:'s| is) the next step)/;
const boundaryPattern =
  /^(?:so )?do i (?:have|need) to (?:talk|say|tell|answer|share)\b.{0,30}$|^(?:i |i'd )?(?:don't (?:really )?(?:want|like) to|would rather not|rather not|can't) say(?: (?:what|who|it|more|much|any more|exactly))?[.! ]*$|\b(?:(?:don't (?:really )?want to|do not want to|(?:i'd |would )?rather not|not ready to|can't) (?:talk|speak|think|go into|get into|discuss|tell you)(?: about| of| into)? (?:it|that|this|the details|details|him|her|them|what happened(?: \w+){0,3})(?: now| yet| right now| today| anymore)?[.! ]*$|change (?:the )?(?:subject|topic)|(?:let's|can we) (?:talk|speak) about something else)/;
const apologyPattern =
  /^(?:(?:oh|ok|okay|i'm|i am|well|no)[, ]+)*(?:so |really |very )?sorry\b.{0,40}$|^(?:(?:sorry|ok|no|oh|well)[,. ]+)*i didn't mean (?:that|it|to say that)[.! ]*$/;
const lowShortPattern =
  /^(?:(?:um|well|honestly|i'm|i am|feeling|feel|i feel|it's|been|just|pretty|really|so|very|kind of|a bit|doing)[, ]+)*(?:ugh+|argh+|sigh|not (?:so |too |very |that |really |feeling )?(?:great|good|well|ok|okay|fine|amazing)|bad|badly|meh|so[- ]so|could be better|been better|rough|awful|terrible|horrible|shit|shitty|crap|rubbish|tired|sad|low|down|lost|empty|numb|stressed|anxious|alone|lonely|exhausted|drained|overwhelmed)(?: obviously| really| at all| honestly| to be honest)?[.! ]*$/;

const dismissPattern =
  /^(?:(?:well|anyway|idk|i mean|ok|okay|oh|yeah|nah)[, ]+)*(?:whatever|who cares|(?:it |this )?doesn't matter|never ?mind|forget (?:it|about it|i said anything)|(?:it's|its|i'm|im|all) (?:fine|ok|okay|nothing|good|all good|no big deal|not a big deal)|no big deal|it is what it is)(?:,? (?:really|i guess|anyway|though|lol))*[.! ]*$/;

/** "Anyway. That's it really." */
const windDownPattern =
  /^(?:(?:anyway|so|yeah|well|ok|okay|right|um|but|yep)[,.! ]+)+that's (?:it|all|about it|everything|the lot|all (?:of it|there is))(?: really| i think| i suppose| i guess| then| i wanted to say)*[.! ]*$|^that's (?:about it|everything|the lot|all i wanted(?: to say)?|it really|all really)[.! ]*$|^i (?:just )?(?:wanted|needed) to (?:get that off my chest|say (?:it|that)(?: out loud)?|tell (?:someone|somebody))[.! ]*$/;

const agreeing = /^(?:👍|👌|✅|🙌|💯)/u;
const laughPattern =
  /^(?:(?:lol|haha+|ha)[,. ]+(?:yes|yeah|yep|no|i know|true|right|exactly)\b.{0,12}$|lol+|lmao+|rofl|(?:ha)+h?|(?:he){2,}|haha\w*|hehe\w*)[.! ]*$/;
/** "I'm back, we talked about my brother last week." */
const returnPattern =
  /^(?:(?:hi|hello|hey|ok|so|well)[,. ]+)*(?:(?:i'm|i am|it's me|me) (?:back|again)\b|(?:we|i) (?:talked|spoke|chatted|told you)\b.{0,60}\b(?:last (?:time|week|month|night|session)|yesterday|the other day|before)\b)/;

/** "The missus reckons I need to talk to someone." */
const sentPattern =
  /\b(?:reckons?|says?|said|told me|tells me|thinks?|thought|suggested|wants me|made me|asked me)(?: that)? (?:i |to |it might help to )?(?:should |need to |ought to |might |had to |have to |to )?(?:talk to (?:someone|somebody|you)|speak to (?:someone|somebody)|try (?:this|you|it here|it)|come here|use this|do this)\b/;

/** Thanks and a duty that calls. */
const called =
  /\b(?:thanks|thank you|cheers|ta|brilliant|lovely|great|right|ok|okay)\b.{0,40}\bi(?:'m| am|'ll| think i'll| might| will| reckon i'll)? ?(?:going to |gonna |just |off to )*go (?:and|to) (?!see a|see the|see my|the doctor|a doctor)\w+(?: \w+){0,5}[.! ]*$|\b(?:thanks|thank you|cheers)\b.{0,20}\bi(?:'m| am) (?:going to|gonna|off to) (?:lie down|rest|sleep|bed|have a (?:bath|nap|shower)|make (?:tea|dinner))\b|\b(?:thanks|thank you|cheers)\b.{0,30}\bi(?:'ve| have| need| should| must| gotta)?(?: got| have| need)?(?: to)? (?:go|get|pick|collect|feed|make (?:dinner|tea|lunch)|start|head|cook|work|catch|sleep)\b|\b(?:i(?:'ve| have) (?:got )?to|i need to|gotta) (?:go|get|pick|collect|feed|start|head|cook|catch)\b.{0,30}\b(?:thanks|thank you)\b/;

/** "Break's over, gotta scan back in. Thanks": something calls, and thanks stand at the end. */
const calledAway =
  /\b(?:(?:gotta|got to|have to|need to|must|better|time to) (?:go|get|scan|clock|run|head|sleep|start|pick|feed|cook|log|catch|be|put|do the|make|crack)\b|off to \w|(?:break|lunch|nap ?time)(?:'s| is) over|(?:tea|dinner|lunch|food)(?:'s| is) ready|(?:lab|class|meeting|shift|duty|lecture|appointment) (?:at|in|starts)\b|(?:he|she|they|baby|kids?)(?:'s|'re| is| are| has| have)? (?:just )?(?:woken|awake|home|crying for me|up)\b)[^?]{0,50}[.!,]\s*(?:so |anyway |but |and |ok |well )*(?:thanks|thank you|cheers|ta)\b[^?]{0,45}$/;

/** "Anyway, better get back." */
const leavesNow =
  /^(?:(?:cheers|thanks|thank you|ta|right|ok|okay|well)[.,! ]+)+(?:i'm )?off to \w[^?]{1,25}$|^(?:i'm )?off to .{3,30}[.!,] (?:thank|thanks|cheers|bye|night|ta)\b.{0,30}$|^(?:(?:right|ok|okay|well|anyway|yes|yeah|lovely|great)[,. ]+)+(?:i'm |i'll be )?off to (?!a better|a good|a bad|a great)(?:[\w']+ ){0,5}[\w']+[.! ]*(?:cheers|thanks|thank you|ta|bye)?[.! ]*$|^(?:(?:anyway|right|ok|okay|well|so)[,. ]+)*(?:i'd |i |i've )?(?:better|best) (?:get back|get on|be off|go|dash|crack on|get going)(?: (?:to work|to it|now|then))*[.! ]*$/;

export const quotedWords = /(?<=^|\s)['"“][^'"”]*['"”](?=[\s.,!?]|$)/g;

const everyGoodbye = new RegExp(goodbye.source, "g");

/** "And I said ok bye kitchen": said to somebody, in the same sentence. */
const saidThen = /\b(?:said|says|goes|shouted|whispered|told (?:him|her|them))\b[^.!?]*$/;

const endsWithGoodbye = (lower: string): boolean => {
  if (leavesNow.test(lower) || calledAway.test(lower)) return true;
  const match = [...lower.matchAll(everyGoodbye)].at(-1);
  if (!match || saidThen.test(lower.slice(0, match.index))) return false;
  const words = lower.split(/\s+/).length;
  // in a long story somebody else may be saying goodbye; a farewell of one's own stands near the end
  return words <= 16 || match.index > lower.length - 45;
};

/** "Where do I start, my job is a mess": said before a long story, and asked of nobody. */
const whereToStart =
  /\b(?:so |basically |god )*(?:where|how) (?:do i|to|am i meant to) (?:even )?(?:start|begin)\b(?! (?:with|to|looking|when)\b)/g;

/** "I asked him what would you do without me." */
const saidToOthers =
  /\b(?:asked?|asks|says?|said|told|goes|went) (?:him|her|them|me|us|my \w+) what would you do\b|\bwhat would you do (?:for a|without|if you (?:weren't|were (?:a|an|human|real)))\b/g;

/** Every act a message performs; several may hold at once. */
export const messageActsIn = (message: NormalisedMessage): Set<MessageAct> => {
  const { lower, wordCount } = message;
  const bare = lower.replace(/[,]+$/, "").trim();
  const found = new Set<MessageAct>();
  const add = (act: MessageAct, holds: boolean) => {
    if (holds) found.add(act);
  };
  if (silencePattern.test(bare)) {
    found.add(message.emoji.some((face) => agreeing.test(face)) ? "yes" : "silence");
    return found;
  }
  add(
    "goodbye",
    (endsWithGoodbye(bare) ||
      (wordCount <= 16 && called.test(bare)) ||
      isLeaving(bare, wordCount)) &&
      !/\bi (?:don't|do not) want to go\b/.test(bare),
  );
  add("correction", correctionPattern.test(bare));
  // what stands in quotation marks was said by somebody else
  add("complaint", complaintPattern.test(bare.replace(quotedWords, " ")) && !/^['"“]/.test(bare));
  add("stopEcho", stopEchoPattern.test(bare) && wordCount <= 20);
  add("saidAlready", saidAlreadyPattern.test(bare) && wordCount <= 9);
  add("stopFeelings", stopFeelingsPattern.test(bare) && wordCount <= 20);
  add("stopQuestions", stopQuestionsPattern.test(bare) && !found.has("stopFeelings"));
  add("insult", insultPattern.test(bare));
  add("noAdvice", noAdvicePattern.test(bare));
  add("source", sourcePattern.test(bare) && wordCount <= 14);
  add(
    "adviceRequest",
    advicePattern.test(
      bare.replace(whereToStart, " ").replace(quotedWords, " ").replace(saidToOthers, " "),
    ) &&
      !found.has("noAdvice") &&
      !saidToNobody.test(bare),
  );
  add("decisionRequest", decisionPattern.test(bare));
  add(
    "exerciseRequest",
    !found.has("noAdvice") &&
      !doesIt.test(bare) &&
      !/\b(?:don't|do not|no more|not another|sick of|tired of|without|done the|did the|tried)\b/.test(
        bare,
      ) &&
      (nowCalm.test(bare) ||
        (exerciseNames.test(bare) &&
          wordCount <= 16 &&
          (exerciseAsk.test(bare) || wordCount <= 4))),
  );
  add("yes", yesPattern.test(bare));
  add("no", noPattern.test(bare));
  add("sent", sentPattern.test(bare) && wordCount <= 24);
  add("laugh", laughPattern.test(bare));
  add("return", returnPattern.test(bare) && wordCount <= 20);
  add("unsure", unsurePattern.test(bare));
  add("nothing", nothingPattern.test(bare));
  add(
    "thanks",
    (thanksPattern.test(bare) &&
      wordCount <= 20 &&
      !reportedThanks.test(bare) &&
      !wryCheers.test(bare)) ||
      praisePattern.test(bare),
  );
  add("greeting", greetingPattern.test(bare));
  add("smallTalk", smallTalkPattern.test(bare));
  add("sarcasm", sarcasmPattern.test(bare) && !otherApp.test(bare));
  add("stop", stopPattern.test(bare));
  add("done", donePattern.test(bare));
  add(
    "wantsToTalk",
    ((wantsToTalkPattern.test(bare) || asksToTalk.test(bare)) && wordCount <= 12) ||
      (offersToShow.test(bare) && wordCount <= 20),
  );
  add(
    "stepRequest",
    stepPattern.test(bare) && wordCount <= 12 && !/\b(?:don't|can't|no)\b/.test(bare),
  );
  add("boundary", boundaryPattern.test(bare) && wordCount <= 16);
  add("apology", apologyPattern.test(bare) && wordCount <= 8);
  add(
    "more",
    /^(?:(?:ok|okay|and|so|hmm|well|but|yes|no)[, ]+)*(?:(?:do you have|have you got|got|is there|are there) )?(?:what else|anything else|any other (?:ideas|tips|advice|suggestions)|other ideas|another (?:one|idea|tip|suggestion)|something else|give me another|more (?:ideas|tips|suggestions))(?: please)?[.?! ]*$/.test(
      bare,
    ),
  );
  add("dismiss", dismissPattern.test(bare));
  add("windDown", windDownPattern.test(bare));
  add("lowShort", lowShortPattern.test(bare));
  add("repeatRequest", repeatPattern.test(bare));
  return found;
};
