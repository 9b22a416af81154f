import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Looks, weight, food, and what one takes or does to get through the day. */
export const looksAndCravingsFrames: readonly Frame[] = [
  {
    id: "hate-how-i-look",
    weight: 3,
    when: pattern`^LEADI ADV(?:hate|can't stand|don't like|despise|can't bear|can't look at|avoid|loathe|feel (?:so )?(?:ashamed|self-conscious|disgusted|insecure) (?:of|about|by|in)|'m (?:so )?(?:ashamed|self-conscious|insecure|embarrassed) (?:of|about|by)) (?:looking at )?(?:my (?:whole )?(?:body|face|nose|looks|weight|skin|stomach|belly|legs|thighs|arms|hair|teeth|self in .+|appearance|chest)|how I look|the way I look|myself in|what I see|looking in|being seen|mirrors|photos|pictures|seeing myself)\b.*$`,
    say: [
      "You are unhappy with how you look, and it hurts.",
      "It is hard to feel that way about your own body.",
      "That is with you every day, I imagine.",
    ],
    ask: [
      "When did you start to feel that way?",
      "What does it keep you from doing?",
      "When is it a bit less loud?",
    ],
  },
  {
    id: "weight-changed",
    weight: 1,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:gained|put on|lost|dropped|lose|gain|regain) (?:so much |a lot of |some |too much |about |like |over |nearly )*(?:weight|\d+ ?(?:kg|kilos|pounds|lbs|stone)|(?:two|three|four|a|half a) stone|kilos|a few (?:kilos|pounds))\b.*$`,
    say: [
      "Your body has changed, and that takes some getting used to.",
      "So that has changed a good deal.",
      "I can hear that it isn’t just a number to you.",
    ],
    ask: [
      "How do you feel about it?",
      "What else changed around that time?",
      "What is the hardest part of it?",
    ],
  },
  {
    id: "eats-to-cope",
    weight: 3,
    when: pattern`^(?:.{0,80}?\b(?:then|when|once|bed|and|until),? )?LEADI(?:'ve been|'m| am)? ADV(?:always |end up |ended up |can't stop |keep |kept |started |just |comfort |stress |then )*(?:eat|eating|ate|binge|bingeing|binging|binged|overeat|overeating|overate|stuff|stuffing|snack|snacking)(?: myself| everything| loads| so much| until| when| at night| out of| to (?:feel|cope|calm)| and then| whatever| my feelings| chocolate| crisps| because| all| way too much| too much)\b.*$`,
    not: /\b(?:eat out|eating out|ate out)\b/,
    say: [
      "So food has become a way of getting through it.",
      "It helps for a moment, and then you feel worse.",
      "Thank you for telling me that. It isn’t easy to say.",
    ],
    ask: [
      "What are you feeling, just before?",
      "How is it afterwards?",
      "When does it happen, mostly?",
    ],
  },
  {
    id: "hardly-eating",
    weight: 3,
    when: pattern`^LEADI(?:'ve| have|'m| am)? ADV(?:can't|don't|haven't|barely|hardly|not|stopped|skip|skipping|been skipping|no longer|lost my appetite|have no appetite|'ve no appetite|keep skipping) ?(?:really |been |even |able to |properly )*(?:eat|eating|eaten|ate|meals?|breakfast|lunch|dinner|food)?\b(?: .*)?$`,
    not: /\bfood ?bank\b|^(?!.*\b(?:eat|eating|eaten|ate|meals?|appetite|food)\b)|\bwith my (?:mouth|hands)\b/,
    say: [
      "You are hardly eating.",
      "Your body isn’t getting much just now.",
      "That makes everything else harder as well.",
    ],
    ask: [
      "How long has it been like that?",
      "What happens when you try to eat?",
      "Does anyone know about it?",
    ],
  },
  {
    id: "comment-on-looks",
    weight: 2,
    when: pattern`^LEAD(?:OTHER|someone|somebody|people|everyone|a (?:guy|girl|boy|man|woman|friend|colleague)|kids|they) ADV(?:once |always |keeps? |used to )*(?:said|say|says|called|call|told|tells|commented|comments|made (?:a )?(?:comments?|jokes?)|joked|jokes|laughed|asked)\b.*\b(?:fat|weight|ugly|body|look(?:s|ed)?|belly|nose|skinny|chubby|diet|pregnant|big|face|skin|spots|bald|thin)\b.*$`,
    not: /\b(?:nurse|doctor|gp|physio|trust my body)\b/,
    themes: ["body", "selfEsteem", "shame"],
    say: [
      "That must have hurt.",
      "A remark like that stays with a person.",
      "Nobody should have to hear that about their body.",
    ],
    ask: [
      "What did you say or do then?",
      "How long ago was it?",
      "What did it make you think about yourself?",
    ],
  },
  {
    id: "back-on-it",
    weight: 2,
    when: pattern`^LEADI(?:'ve| have)? ADV(?:started|began|went back to|gone back to|back to|slipped(?: up)?|relapsed|caved|gave in|fell off the wagon|had (?:a|one) (?:drink|cigarette|bet)|drank|smoked|gambled|used)(?: (?:again|last night|yesterday|on .+day|today|drinking|smoking|gambling|using|and|after|it|at the weekend)\b.*)?$`,
    themes: ["habit"],
    say: [
      "A slip isn’t the end of it. You are here, talking about it.",
      "That must be disappointing, after the effort you put in.",
      "You told me, and that is already something.",
    ],
    ask: [
      "What was going on before it happened?",
      "How do you feel about it today?",
      "What would help you today?",
    ],
  },
  {
    id: "it-relaxes-me",
    weight: 1,
    when: pattern`^(?:it|that|a drink|drinking|smoking|weed|scrolling|gaming|a glass|the wine|it just|eating|gambling) (?:really |just |does |kind of |sort of |always )*(?:relaxes|calms|helps|numbs|takes the edge|makes me (?:forget|feel|relax|less)|switches|lets me|shuts|quiets|quietens|stops me|helps me|is the only thing)\b.*$`,
    themes: ["habit"],
    say: [
      "So it does something for you, or you wouldn’t do it.",
      "It gives you a bit of peace, at least for an hour.",
      "That makes it hard to give up.",
    ],
    ask: [
      "What do you need most, at that moment?",
      "What else has ever given you a bit of that?",
      "How is it the next day?",
    ],
  },
  {
    id: "habit-costs",
    weight: 1,
    when: pattern`^LEAD(?:it|it's|the (?:drinking|gambling|smoking|phone|gaming)|I)(?:'s| is|'ve| have)? ADV(?:costs?|costing|ruining|ruined|ruins|destroying|affecting|affects|wrecking|taking over|takes over|lost|losing|spent|spending|spend)\b.*\b(?:me|my|a fortune|money|£\d+|\$\d+|life|marriage|relationship|health|hundreds|thousands|everything|savings|job|sleep)\b.*$`,
    themes: ["habit"],
    say: [
      "You can see clearly what it is costing you.",
      "So the price has got high.",
      "It frightens you, what it takes.",
    ],
    ask: [
      "Which of those losses hurts most?",
      "What would you have back first, if you stopped?",
      "What makes you say that today?",
    ],
  },
  {
    id: "hidden-habit",
    weight: 1,
    when: pattern`^LEAD(?:I ADV(?:hide|hid|hiding|lie|lied|lying|sneak|delete|cover)\b.*|(?:my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|parents|family|kids|flatmates?)|nobody|no one|he|she|they) (?:doesn't|don't|has no idea|have no idea|hasn't|haven't|didn't|never) ?(?:know|said|noticed|say|seen|notices|knows)\b.*)$`,
    themes: ["habit"],
    say: [
      "So on top of it there is the hiding.",
      "It must be lonely to keep that from the people near you.",
      "Keeping it hidden takes a lot of effort too.",
    ],
    ask: [
      "What are you afraid would happen, if it came out?",
      "What do you think they already suspect?",
      "Who could you imagine telling first?",
    ],
  },
];
