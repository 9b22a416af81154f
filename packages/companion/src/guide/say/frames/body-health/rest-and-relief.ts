import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Sleep, what was tried, what helps, and better days. */
export const restAndReliefFrames: readonly Frame[] = [
  {
    id: "cannot-sleep",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve| have)? ADV(?:can't|cannot|couldn't|don't|didn't|haven't|barely|hardly|not|never|struggle to|struggling to|been struggling to|find it hard to|have trouble|having trouble|been having trouble|trouble) ?(?:really |even |been |been able to |seem to |properly |to )*(?:sleep|slept|sleeping|get to sleep|getting to sleep|fall asleep|falling asleep|get any sleep|get back to sleep|stay asleep|staying asleep|had a (?:proper|good) night'?s? sleep|sleep through)\b(?! (?:in (?:my|our|the|a|his|her)|with (?:him|her|my)|next to|over|at (?:his|her|my))\b).*$|^(?:my sleep (?:is|has been|'s been) .+|(?:I have |I've got |I've had )?insomnia\b.*)$`,
    say: [
      "You aren’t getting the sleep you need.",
      "Nights like that are hard.",
      "Not sleeping makes everything else harder too.",
    ],
    ask: [
      "What keeps you awake?",
      "Is it falling asleep, or waking in the night?",
      "How long has it been like that?",
    ],
  },
  {
    id: "wake-at-night",
    weight: 3,
    when: pattern`^LEADI ADV(?:always |usually |keep |kept |then |will |end up |tend to )*(?:wake|waking|woke|wakes)(?: up)? (?:at|around|about|every|several|a few|in the (?:middle|night)|two|three|four|before|early|with|in a|during|and)\b.*$|^I'm (?:always |usually |often |wide )*awake (?:at|until|from|by|since|half|most|all)\b.*$`,
    not: /\b(?:1[0-2]|[1-9]) ?pm\b|\b(?:noon|midday|lunchtime|afternoon)\b/i,
    say: [
      "That is a lonely hour to be awake.",
      "And then the night is as good as over.",
      "So you wake, and rest doesn’t come back.",
    ],
    ask: [
      "What goes through your mind when you wake?",
      "Do you get back to sleep?",
      "What do you do, when you are lying there?",
    ],
  },
  {
    id: "lie-awake",
    weight: 3,
    when: pattern`^LEADI ADV(?:always |usually |then |end up |keep )*(?:lie|lay|lying|laying|stare|staring|toss|tossing)(?: there| in bed| awake| at the ceiling| and turn(?:ing)?)+(?:,? (?:and )?(?:thinking|worrying|think|worry)(?: about| over)? ?(?<x>.*))?$`,
    say: [
      "So you lie there, and the thoughts come.",
      "The nights are long like that.",
      "You are tired and awake at the same time.",
    ],
    ask: [
      "What do you think about, mostly?",
      "How long does it go on, as a rule?",
      "What have you tried when that happens?",
    ],
  },
  {
    id: "few-hours-of-sleep",
    weight: 3,
    when: pattern`^LEADI(?:'m| am|'ve| have| was)? ADV(?:probably |maybe |usually |been )*(?:get|getting|got|sleep|sleeping|slept|had|have|having|haven't had|haven't slept|don't get|not had) (?:about |maybe |like |only |around |just |more than )*(?<x>(?:two|three|four|five|[1-5])(?: or (?:two|three|four|five|six|\d))?) hours?\b(?: of)?(?: sleep)?(?: .*)?$`,
    not: /\b(?:sleep|slept)\b.*\b(?:nine|ten|eleven|twelve|1\d) hours\b/,
    themes: ["sleep", "anxiety", "lowMood", "parenting", "work", "study"],
    say: [
      "{X} hours is too little to get through a day on.",
      "That is very little sleep.",
      "No wonder you are worn out.",
    ],
    ask: [
      "How do you get through the day after that?",
      "How long has it been this way for you?",
      "What keeps you from sleeping longer?",
    ],
  },
  {
    id: "worst-time",
    weight: 1,
    when: pattern`^(?:it's |it is |it gets |I(?:'m| am) |it |things are |that's )(?:always |usually |just |mostly |much |so much )*(?:worse|worst|the worst|hardest|at its worst|really bad|bad|harder) (?<x>(?:at|in|on|when|after|before|around|during|if)\b.+)$|^(?<y>(?:the )?(?:nights?|evenings?|mornings?|sundays?|sunday nights?|weekends?|mondays?|afternoons?|holidays|christmas|bedtime)) (?:is|are)(?: always| usually| the)* (?:worst|hardest|hard|the worst|the hardest|bad|difficult|worse|tough)(?: .*)?$`,
    say: [
      "So it is hardest {x}.",
      "That is the hard time, then.",
      "I see. That is when it gets bad.",
    ],
    ask: [
      "What is it about that time?",
      "What do you do then?",
      "What would make that time a bit easier?",
    ],
  },
  {
    id: "tried-for-sleep",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:tried|try|been trying) (?:everything|all sorts|loads of things|lots of things|so many things|all the usual .+|melatonin.*|counting .+|herbal .+|tablets.*|sleeping .+|meditation.*|no screens.*|camomile.*|chamomile.*|apps?.*|podcasts?.*|white noise.*|the breathing.*|yoga.*|reading.*)$`,
    say: [
      "You have already tried a lot.",
      "So it isn’t for want of trying.",
      "That is discouraging, when you have tried so much.",
    ],
    ask: [
      "Was there anything that helped a little?",
      "What happened when you tried it?",
      "How long did you keep at it?",
    ],
  },
  {
    id: "nothing-helps",
    weight: 1,
    when: pattern`^LEAD(?:nothing|none of it|none of that|it|that|they|the (?:tablets|pills|medication|meds|exercises)) ADV(?:seems? to |ever |really |even |makes? it |makes? a )*(?:helps?|works?|helped|worked|better|difference|doesn't (?:really )?(?:help|work|do anything)|didn't (?:really )?(?:help|work|do anything)|don't (?:really )?(?:help|work|do anything)|isn't helping|aren't helping|not helping|not working)(?: .*)?$`,
    not: /^(?!.*\b(?:nothing|none|doesn't|didn't|don't|isn't|aren't|not)\b)/,
    say: [
      "So nothing has really helped so far.",
      "That is discouraging.",
      "It is hard to keep trying, when nothing seems to work.",
    ],
    ask: [
      "What have you tried?",
      "Was there anything that helped a little, or for a while?",
      "What would you notice first, if something did help?",
    ],
  },
  {
    id: "it-helps",
    weight: 2,
    when: pattern`^(?:I (?:suppose|guess|think|find) (?:that )?)?(?<x>(?!it\b|that\b|this\b|nothing\b|what\b|which\b|if\b|none\b|who\b|not\b|no\b|neither\b|nobody\b)[\w' ]{3,40}?) (?:does |really |always |sometimes |usually |actually |kind of |seems to )*(?:helps?|calms? me(?: down)?|relaxes me|takes? my mind off(?: it| things| everything)?|makes? me feel (?:a bit |a little |so much |much )?(?:better|calmer|alive|normal|like myself)|cheers? me up|keeps? me (?:going|sane)|distracts? me)(?: (?:a bit|a little|a lot|me|sometimes|though|for a while|too|quite a bit|me a lot))*$`,
    not: /\b(?:dunno|don't know|not sure|no idea) what\b|\b(?:doesn't|don't|didn't|never|nothing|no longer|not|what'd|would|could|might|will|meant to|supposed to|trying to) (?:\w+ )?help/,
    say: [
      "So there is something that helps. That is worth a lot.",
      "{X} does you good.",
      "Good that you have noticed that.",
    ],
    ask: [
      "What is it about it that helps?",
      "When could you have a bit more of it?",
      "When did you last do it?",
    ],
  },
  {
    id: "takes-my-mind-off",
    weight: 2,
    when: pattern`^(?:it|that|this|they|he|she|doing that|being there)(?:'s| is)? (?:does |really |always |sometimes |usually |actually |kind of |the only thing that |the one thing that )*(?:helps?|helped|calms? me(?: down)?|relaxes me|takes? my mind off(?: it| things| everything)?|makes? me feel (?:a bit |a little |so much |much )?(?:better|calmer|alive|normal|like myself)|cheers? me up|keeps? me (?:going|sane)|distracts? me)(?: (?:a bit|a little|a lot|me|sometimes|though|for a while|too|quite a bit))*$`,
    say: [
      "It is good to have something like that.",
      "That sounds like something worth keeping.",
      "Good. Even a short break from it counts.",
    ],
    ask: [
      "When could you have a bit more of that?",
      "What is it about it that helps?",
      "What gets in the way of it?",
    ],
  },
  {
    id: "a-better-day",
    weight: 2,
    when: pattern`^(?:today|yesterday|this week|last night|this morning|the last few days|it|things|I)(?: (?:was|were|is|are|has|have|had|did|feel|felt|slept|'ve|'s|'m))* ADV(?:been |gone |went |much |a lot |a bit |a little |slightly |quite |pretty |really |doing |feeling |slept )*(?:better|okay|ok|good|well|alright|all right|fine|easier|a good (?:day|night|week))(?: (?:today|yesterday|this week|last night|than .+|for once|actually|this time|so far))*$`,
    not: /\b(?:not|never|n't|used to|was fine|should|i'm fine|until|before|feel better|will|would)\b|\bwas (?:doing|going|getting)\b/i,
    say: ["That is good to hear.", "So it can be like that too."],
    ask: ["What do you think made the difference?", "How did that feel?"],
  },
  {
    id: "managed-something",
    weight: 2,
    when: pattern`^LEADI (?:actually |finally |even |did |just |also )*(?:managed to|did manage to|got myself to|made myself) (?<x>[a-z]+ .+|(?:shower|eat|sleep|walk|cook|exercise))$`,
    not: /\b(?:ruin|lose|mess|break|fail|offend|upset)\b/,
    say: [
      "You managed to {x}. Well done.",
      "That counts, especially just now.",
      "Good. That won’t have been easy.",
    ],
    ask: ["How did you do it?", "How did you feel afterwards?", "What made it possible this time?"],
  },
  {
    id: "watching-the-clock",
    weight: 3,
    when: pattern`^(?:then |and )?I ADV(?:start |keep |end up |kept |always )*(?:watch|watching|look at|looking at|stare at|staring at|check|checking) (?:the|my) (?:clock|time|watch|alarm|phone)\b.*$`,
    themes: ["sleep", "anxiety"],
    say: [
      "And looking at the time makes it worse.",
      "Then sleep turns into a sum, and that keeps you awake.",
      "You count what is left, and the pressure grows.",
    ],
    ask: [
      "What do you think when you see the time?",
      "What would happen, if the clock were out of sight?",
      "What do you do then?",
    ],
  },
  {
    id: "have-to-be-up",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have)?(?: got)? to (?:be up|get up|wake up|be at work|be in work|start work|work|leave the house)\b.*$`,
    themes: ["sleep"],
    say: [
      "And the morning comes all the same.",
      "That puts pressure on the night as well.",
      "So the day starts before you have had any rest.",
    ],
    ask: [
      "How do you get through the day after a night like that?",
      "What are the mornings like?",
      "How long have you been doing that?",
    ],
  },
  {
    id: "managed-a-bit",
    weight: 2,
    when: pattern`^LEADI (?:only |just |even |actually |still )*managed (?<x>(?!to\b)(?:\d+|a|an|one|two|three|four|five|ten|fifteen|twenty|thirty|half|about|the|nearly|almost|most|some)\b.+)$`,
    say: [
      "You managed {x}. That counts.",
      "That is something, after what you have been through.",
      "It may look small, and it wasn’t nothing.",
    ],
    ask: ["How was it?", "How did you feel afterwards?", "What would be the next small step?"],
  },
  {
    id: "not-so-bad-today",
    weight: 2,
    when: pattern`^(?:that|it|this)(?:'s| is| was)(?: actually)? (?:not|n't) (?:so|too|that) bad(?: (?:today|for me|really|considering|at the moment))?$`,
    say: [
      "That is something, then.",
      "Good. I’m glad it is a bit easier today.",
      "So today is one of the better days.",
    ],
    ask: [
      "What will you do with the day?",
      "What do you think makes it easier today?",
      "What would you like to use it for?",
    ],
  },
];
