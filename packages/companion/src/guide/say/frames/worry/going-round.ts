import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Thoughts that go round, checking, and wanting to be sure. */
export const goingRoundFrames: readonly Frame[] = [
  {
    id: "keeps-coming-back",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't) (?:seem to )?(?:stop (?:thinking|worrying|obsessing|stressing|going on) (?:about|over)|get over) (?<x>(?!it$|this$|that$|everything$).+)$`,
    say: [
      "You can’t get {x} out of your head.",
      "Your thoughts keep going back to {x}.",
      "It won’t leave you alone.",
    ],
    ask: [
      "Which part of it keeps coming back?",
      "When is it hardest to think of something else?",
      "What are you trying to work out, when you go over it?",
    ],
  },
  {
    id: "cannot-get-it-out-of-my-head",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't) (?:seem to )?(?:stop (?:thinking|worrying|obsessing|overthinking)(?: about (?:it|this|that|everything))?|get (?:it|this|that) out of my (?:head|mind)|think (?:about|of) anything else|let (?:it|this|that) go|turn (?:it|my (?:brain|mind|head)) off|shut (?:it|my (?:brain|mind|head)) (?:off|up)|switch (?:it |my (?:brain|mind|head) )?off)(?: .*)?$`,
    say: [
      "You would like a break from it, and your mind won’t give you one.",
      "It takes up all the room there is.",
      "Once it starts, you can’t think of much else.",
    ],
    ask: [
      "What does your mind go over?",
      "When is it worst?",
      "Is there anything that interrupts it, even for a few minutes?",
    ],
  },
  {
    id: "keep-thinking-that",
    weight: 2,
    when: pattern`^LEADI(?:'m| am)? ADV(?:keep|kept|can't stop|start|always) ?(?:thinking|imagining|worrying|believing|feeling like|dreaming) (?:that |like )?(?<x>(?:I|I'm|I'll|I've|I'd|he|he's|she|she's|it|it's|they|they're|we|something|nobody|no one|everyone|people|my|the|this|that|there)\b.+)$`,
    say: [
      "You keep thinking that {x}.",
      "So the thought comes back again and again: {x}.",
      "That thought keeps coming back.",
    ],
    ask: [
      "What usually sets that thought off?",
      "How much do you believe it, when you are calm?",
      "What do you do when it comes?",
    ],
  },
  {
    id: "keep-picturing",
    weight: 1,
    when: pattern`^LEADI ADV(?:keep|kept|can't stop|start) (?:imagining|picturing|seeing|visualising|visualizing) (?<x>.+)$`,
    say: [
      "You keep seeing {x} in your mind.",
      "That picture keeps coming, whether you want it or not.",
      "It must be hard to have that in front of your eyes again and again.",
    ],
    ask: [
      "When does the picture come?",
      "What do you feel when you see it?",
      "What helps it fade again?",
    ],
  },
  {
    id: "mind-races",
    weight: 2,
    when: pattern`^LEAD(?:it's like )?my (?:mind|brain|head|thoughts) ADV(?:races?|racing|(?:is|are|was|were|keeps?|starts?|started) (?:always |constantly |still |just )?(?:racing|spinning|going|buzzing|full|running|all over the place|on overdrive|thinking|jumping)|won't (?:stop|shut up|switch off|rest|be quiet|let me)|never (?:stops?|switch(?:es)? off|shuts? (?:up|off)|rests?)|(?:doesn't|don't|can't) (?:stop|switch off|rest|shut up|shut off)|goes? (?:over|round|a million|a hundred|crazy|mad|into overdrive|everywhere)|spins?|jumps?|runs? (?:wild|away|through)|gets? going)\b.*$`,
    say: [
      "Your mind keeps going, even when you want it to stop.",
      "It sounds exhausting to have your head going like that.",
      "So there is no quiet in your head.",
    ],
    ask: [
      "What does it go over, mostly?",
      "Is it one thing, or does it jump from one to the next?",
      "When does it start?",
    ],
  },
  {
    id: "cannot-relax",
    weight: 1,
    when: pattern`^LEADI ADV(?:can't|cannot|couldn't|never|don't) (?:seem to |ever |really )?(?:relax|calm down|settle|sit still|unwind|rest|feel calm|wind down|let go|let my guard down|be present|enjoy the moment)(?: .*)?$`,
    say: [
      "You can’t come to rest.",
      "Even when there is time to rest, you can’t.",
      "It sounds as if you are tense most of the time.",
    ],
    ask: [
      "What happens when you try to rest?",
      "When did you last feel really calm?",
      "What is your body like in those moments?",
    ],
  },
  {
    id: "need-to-be-sure",
    weight: 1,
    when: pattern`^LEADI ADV(?:need|want|have|would like|'d like) to (?:know|be sure|be certain|be 100% sure|find out)(?: (?:for (?:sure|certain|definite)|that|if|whether|what|either way|now)\b.*)?$`,
    say: [
      "It is the not knowing that is hard.",
      "You want to be certain, and that isn’t possible yet.",
      "An answer, even a bad one, might feel easier than this.",
    ],
    ask: [
      "What would you do, if you knew?",
      "What do you do to try to be sure?",
      "How do you get through the not knowing?",
    ],
  },
  {
    id: "not-knowing",
    weight: 1,
    when: pattern`^(?:it's |I think it's |I hate |I can't (?:stand|bear|handle|cope with) |the worst (?:thing|part|bit) is |what gets me is |it's mostly )?(?:the )?(?:not knowing|uncertainty|waiting|wait|unknown)(?: (?:is|that|part|that's|what|more|really|,|and|bit|about).*)?$`,
    say: [
      "Waiting without knowing is hard.",
      "You can’t settle, as long as it is open.",
      "So the uncertainty is the worst of it.",
    ],
    ask: [
      "When will you know more?",
      "What do you do with yourself in the meantime?",
      "What goes through your mind while you wait?",
    ],
  },
  {
    id: "checking",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:always |constantly |can't stop |cannot stop |keep |kept |have to |need to |must |been |started |end up |probably |must |had to )*(?:check|checking|checked|re-?check|re-?checking|double[- ]check|google|googling|googled|look(?:ing)? (?:it|things|everything|symptoms|stuff) up|research|researching|search|searching|refresh|refreshing)\b(?! (?:in|out|into)\b).*$|^(?:sometimes |and |then )?.{0,50}\b(?:without|back (?:home )?to|have to|need to) check(?:ing)?\b(?! (?:in|out|into|with)\b).*$`,
    not: /\b(?:checked (?:in|out|on (?:him|her|them))|double.checked with|search(?:ing)? for (?:a )?(?:job|flat|house|work)|check on|google maps|doctor checked)\b/,
    say: [
      "So you find yourself checking.",
      "Checking is meant to settle it, and often it only does so for a moment.",
    ],
    ask: [
      "How do you feel right after you have checked?",
      "What are you afraid you might miss?",
      "What happens, if you leave it?",
    ],
  },
  {
    id: "rituals",
    weight: 1,
    when: pattern`^LEADI ADV(?:have|need|feel like I have|feel I have|had|got) to (?:do it|do things|do everything|count|wash|touch|repeat|tap|arrange|go back|turn|say it)\b.*(?:times|again|until|or else|right|order|before|every)\b.*$`,
    say: [
      "You have to do it, or the unease doesn’t stop.",
      "That takes up a lot of time and strength.",
      "It sounds as if it isn’t really a choice any more.",
    ],
    ask: [
      "What are you afraid would happen, if you didn’t?",
      "How much of the day does it take?",
      "Does anyone know about it?",
    ],
  },
  {
    id: "asks-for-reassurance",
    weight: 1,
    when: pattern`^LEADI ADV(?:always |keep |kept |constantly |have to )*(?:ask|asking|asked) (?<who>him|her|them|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|friends?|sister|brother|doctor)|everyone|people) (?:if|whether|to (?:tell|reassure|check|promise)|over and over|again)\b.*$`,
    say: [
      "You ask to be told that it is all right, and the doubt comes back.",
      "So you look for reassurance, and it doesn’t last long.",
      "You would like somebody to take the doubt away.",
    ],
    ask: [
      "How long does it help, when they answer?",
      "What is the doubt about?",
      "How do they react by now?",
    ],
  },
  {
    id: "said-something-stupid",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m (?:always |so )?(?:scared|afraid|worried) (?:that )?I'll| always| must have)? ADV(?:say|said|saying|did|do|done) (?:something|the) (?:so |really |completely )?(?:stupid|embarrassing|awkward|dumb|wrong|weird|wrong thing|stupid thing)\b.*$`,
    say: [
      "And that one moment is what stays with you.",
      "You are hard on yourself about it.",
      "I imagine you have gone over it many times.",
    ],
    ask: [
      "What did you say, or what are you afraid you said?",
      "How did the others react?",
      "What would you think, if somebody else had said it?",
    ],
  },
  {
    id: "going-over-it",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:always |keep |kept |can't stop |spend hours |end up |lie awake |lie there )*(?:replay|replaying|gone (?:through|over)|been (?:through|over)|go over|going over|go back over|going back over|relive|reliving|run through|running through|analyse|analysing|analyze|analyzing|dwell on|dwelling on) (?<x>.+)$`,
    say: [
      "You keep going back over {x}.",
      "Your mind doesn’t want to let go of it.",
      "So it goes on in your head long after it is over.",
    ],
    ask: [
      "Which moment do you go back to most?",
      "What are you hoping to find, when you go over it?",
      "How do you feel after going over it again?",
    ],
  },
  {
    id: "thinking-about-doing",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have|'m| am) ADV(?:been |half |also )*(?:thinking|considering|wondering)(?: about| of)? (?<x>(?!about|that|if)\w+ing\b.+)$`,
    not: /\b(?:killing|ending|hurting|cutting|dying)\b/,
    say: [
      "You have been thinking about {x}.",
      "So {x} is something you are weighing up.",
      "That has been going through your mind.",
    ],
    ask: [
      "What would it change?",
      "What speaks for it, and what against?",
      "What has kept you from it so far?",
    ],
  },
  {
    id: "forgets-it-for-a-while",
    weight: 3,
    when: pattern`^(?:some days|sometimes|for a (?:moment|minute|while|bit|few minutes)|now and then|every now and then|there are (?:days|moments|times) when|on good days) ?,? I (?:almost |nearly |actually |even |can )?(?:forget|don't think|feel (?:normal|fine|okay|like myself)|laugh|manage)\b.*$`,
    say: [
      "So there are times when it isn’t there. That is good.",
      "Those are good moments, even if they are short.",
      "It doesn’t have all of your time, then.",
    ],
    ask: [
      "What are you doing in those moments?",
      "What makes that possible, do you think?",
      "How is it when it comes back?",
    ],
  },
  {
    id: "keep-wondering",
    weight: 2,
    when: pattern`^LEADI(?:'m| am)? ADV(?:keep|always|constantly|can't help|can't stop|can't help but)? ?(?:.{0,30}\band )?(?:wonder|wondering|asking myself|ask myself) (?<x>(?:if|when|whether|why|what|how|who)\b.+)$`,
    say: [
      "So you wonder {x}.",
      "That question doesn’t leave you alone.",
      "It is hard to live with an open question like that.",
    ],
    ask: [
      "When does that question come?",
      "What do you do with it, when it comes?",
      "What do you think yourself?",
    ],
  },
  {
    id: "worst-part-is",
    weight: 1,
    when: pattern`^(?:the|my|that) [\w' ]{3,45}? (?:is|are|was) (?:always |usually |definitely |probably )?(?:the )?(?:worst|hardest|hardest part|worst part|worst bit|hardest bit|hardest one|worst one)$`,
    say: [
      "So that is the hardest part.",
      "That is the one, then.",
      "I see. That is where it gets difficult.",
    ],
    ask: [
      "What makes that one so hard?",
      "What could you do at that moment instead?",
      "What happens then?",
    ],
  },
];
