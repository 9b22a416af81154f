import type { Situation } from "../../situation.ts";

/** Sleep, tiredness, and the body one has. */
export const nightsAndBodySituations: readonly Situation[] = [
  {
    id: "racing-mind-at-night",
    theme: "sleep",
    when: /\b(?:can't (?:sleep|fall asleep)|cannot sleep|couldn't sleep|(?:trouble|difficulty|problems?) sleeping|insomnia|awake (?:all night|at|until|for hours)|(?:lie|lying) (?:awake|there (?:awake|thinking|worrying|listening|waiting|for hours|and (?:think|worry)))|(?:wake|woke|waking)(?: up)? (?:at|every|in the middle)|(?:awake|(?<!get |got |gets |getting |be |wake )up|wak(?:e|es|ing)(?: up)?|woke(?: up)?)(?: at| till| until| since) \d+(?: ?am)?\b|not sleeping|haven't slept|hardly sleep|barely sleep|sleep (?:badly|is (?:terrible|awful|broken))|mind (?:is |was |keeps |starts )?racing|toss\w* and turn\w*|no sleep|sleepless)\b/,
    about: "not sleeping well",
    title: "Trouble sleeping",
    actions: [
      "Get up at the same hour every day this week, however the night was. It helps sleep more than anything else.",
      "An hour before bed, write down what is on your mind and one next step for each, then put it away.",
      "If you are awake for more than about twenty minutes, get up, sit somewhere dim, and go back when you are sleepy.",
    ],
  },
  {
    id: "nightmares",
    priority: -1,
    theme: "sleep",
    when: /\b(?:nightmares|(?<!\b(?:a|total|complete|absolute|such a) )nightmare|bad dreams?|night terrors?|(?:i|keep) dream(?:s|t|ed|ing)? (?:about|of|that)|(?:same|recurring) dream)\b/,
    about: "bad dreams",
    title: "Bad dreams",
    actions: [
      "In the daytime, write the dream down and change its ending to one you choose. Read the new version before bed for a week.",
      "Keep something by the bed that tells you where you are, such as a small light or a note.",
    ],
  },
  {
    id: "always-tired",
    priority: -2,
    theme: "sleep",
    when: /\b(?:always (?:so )?tired|tired all the time|(?:i'm|i am|been|feel|feeling) (?:so|too|constantly|really|just so|beyond) (?:tired|exhausted)(?! (?:of|by))|no energy|sleep(?:ing)? all day|(?:i'm|i am|feel) (?:just |so |completely )?(?:exhausted|worn out|drained)|running on empty|tired of being tired)\b/,
    about: "how tired you are",
    title: "More than tired",
    actions: [
      "Cross one thing off this week that can be left undone.",
      "If the tiredness has lasted for weeks, ask a doctor for a simple check-up.",
    ],
  },
  {
    id: "body-image",
    theme: "body",
    when: /\b(?:hate (?:my (?:body|face|nose|looks|weight|skin|stomach|thighs)|how i look|the way i look|looking in the mirror)|(?:i'm|i am|feel|feeling|look|looking|so|and) (?:so |really |too |just )?(?:ugly|fat|disgusting|overweight)|(?:gained|put on) (?:a lot of |so much |some )?weight|my weight|body image|in the mirror|my acne|going bald|balding|too (?:thin|skinny|short)|my looks|(?:on a|my|another|crash) diet|dieting|calories|weigh(?:ed|ing)? myself|the scales)\b/,
    not: /\bpracti[sc]\w+\b/,
    about: "how you feel about your body",
    title: "You and your body",
    actions: [
      "Each evening this week, write down one thing your body let you do that day.",
      "Stop following three accounts that make you feel worse about how you look.",
    ],
  },
  {
    id: "eating",
    theme: "body",
    when: /\b(?:bing(?:e|ed|ing|eing)(?! (?:watch|on (?:netflix|tv)))|purg(?:e|ed|ing)|throw(?:ing)? up (?:after|my food)|skip(?:ping|ped)? meals|not eating|stopped eating|eating disorder|restrict(?:ing)? (?:food|what i eat|my)|anorexi\w*|bulimi\w*|comfort eat\w*|emotional eat\w*|overeat\w*|no appetite|lost my appetite|can't eat)\b/,
    about: "eating and food",
    title: "Food and feelings",
    actions: [
      "Tell one person you trust, or a doctor, about the eating. You don’t need the right words.",
      "Try to keep regular meals this week, however small. Long gaps make it worse.",
    ],
  },
];
