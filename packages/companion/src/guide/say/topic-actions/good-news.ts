import type { TopicActions } from "./topic-actions.ts";

/** Good news, and worry about one thing. */
export const newsActions: readonly TopicActions[] = [
  // Good news.
  {
    id: "citizenship",
    when: /\b(?:got|have) my (?:citizenship|papers|settled status|visa|residence permit)\b/,
    actions: [
      "Write down one day from the beginning, so that you can see from how far you have come.",
      "Send a picture of the paper to the one who waited for it with you.",
    ],
  },
  {
    id: "driving-test-passed",
    when: /\bi? ?passed my (?:driving|hgv|motorbike) ?(?:test)?\b/,
    not: /\b(?:told everyone|haven't passed my|never passed)\b/,
    actions: [
      "Choose the first drive you make alone, and whom you will visit or what you will see.",
      "Send a picture of the pass to the person who sat beside you or waited for news.",
    ],
  },
  {
    id: "theory-test-passed",
    when: /\bpassed my (?:driving )?theory\b/,
    not: /\b(?:told everyone|haven't|never)\b/,
    actions: [
      "Tell the person who heard you your questions, or your instructor, before anybody else.",
      "Write down which way of learning worked this time, for the next test that comes.",
    ],
  },
  {
    id: "got-a-place-or-passed",
    when: /\b(?:i )?(?:got into|got a place)\b[^.?!]{0,30}\b(?:course|school|uni|university|nursing|college|sixth form|medicine|law school|art school|teacher training)\b|\bi passed!+|\bpassed everything\b|\bfinished my degree\b|\bhanded in my first\b|\bgot an? (?:a|b|first|distinction|merit) (?:in|for)\b|\bfirst assignment in\b|\bi got in!!/,
    not: /\b(?:didn't|son|daughter|grandson|granddaughter|best mate|special school|told everyone)\b/,
    actions: [
      "Tell the person who believed in it before you did, and say what they did for it.",
      "Put the letter or the mark where you see it every morning this week.",
      "Write a few words to the one you were when you began.",
    ],
  },
  {
    id: "child-did-well",
    when: /\b(?:son|daughter|grandson|granddaughter|boy|girl|lad)\b(?:'s)?[^.?!]{0,30}\b(?:got into|got a place|passed (?:his|her)|(?:been |was )?picked for|graduated|got (?:his|her) (?:grades|place|degree)|a pleasure to teach|won (?:a|the|his|her))\b/,
    not: /\b(?:didn't|dyslexi\w+|special school|waiting to hear|worried)\b/,
    actions: [
      "Tell them one thing you saw them do on the way there, apart from the result.",
      "Write down what they said and how they looked when they heard, to give to them one day.",
    ],
  },
  {
    id: "job-got",
    when: /\bi(?:'ve)? (?:just |only |finally )?got (?:the|that) (?:job|promotion|offer|post)\b|^(?:just )?got (?:the|that) (?:job|promotion)\b|\. got the job\b|\bi(?:'ve)? (?:just )?(?:got|been) promoted\b|\bi(?:'d)? got it!!|\bgrad(?:uate)? scheme offer\b|\bthey(?:'ve)? offered me the (?:job|post)\b/,
    not: /\b(?:didn't|haven't|never|he|she|they|someone|brother|kerry)\b[^.?!]{0,12}\bgot\b|\bfeel sick\b|\bsince i got\b|\btwo job offers\b|\bhates? me\b/,
    actions: [
      "Tell one person who knew how long you had waited, by voice and not by message.",
      "Write down how you heard it: where you stood, what you were holding, what you said.",
      "Choose one small thing to mark the day before the new work begins.",
    ],
  },
  {
    id: "health-good-news",
    when: /\b(?:got|had|have) the all clear\b|\bscan was clear\b|\b(?:results|tests|biopsy) (?:were|was|came back|are) (?:all )?(?:clear|fine|benign|negative)\b|\bin remission\b/,
    actions: [
      "Tell the news to somebody who sat with you in the waiting, and thank them for one thing.",
      "Decide what one appointment-free day this month is for, and put it in the diary.",
      "Let it be mixed if it is: write one line of relief and one of whatever else is there.",
    ],
  },
  {
    id: "race-finished",
    when: /\b(?:finished|ran|did) (?:the|my) (?:first )?(?:\w+ )?(?:half )?marathon\b/,
    actions: [
      "Write down the mile you will remember, and what got you through it.",
      "Send your time to somebody who stood by the road or sponsored you, with a word of thanks.",
    ],
  },
  {
    id: "running-begun",
    when: /\b(?:couch to 5k|started running|went for a run today|started at a boxing gym)\b/,
    actions: [
      "Put out your things the evening before the next session, and mark it in the calendar with a tick.",
      "Note after the next one how your head was before and after, in three words each.",
    ],
  },
  {
    id: "learning-something-late",
    when: /\b(?:learning|started learning) (?:italian|spanish|french|welsh|german|sign language|piano|guitar)\b|\bbought a keyboard\b|\bcookery class\b|\bmy gcse (?:maths|english)\b|\bi write poems\b/,
    not: /\b(?:my (?:son|daughter)|fail\w*)\b/,
    actions: [
      "Give it ten minutes at the same time on three days this week, and stop while you still like it.",
      "Show one person something you could not do a month ago.",
    ],
  },
  {
    id: "first-home",
    when: /\bgot (?:the keys|my first flat)\b|\bkeys to my first\b|\bmy first flat\b/,
    actions: [
      "Take a picture of every empty corner before it fills up.",
      "Choose where your chair stands for the first cup in the morning, and drink it there.",
    ],
  },
  {
    id: "cat-came-back",
    when: /\bcat came (?:back|home)\b/,
    actions: [
      "Tell those who looked with you, and take the notices down together with a picture of the cat.",
      "Check that the name tag or the chip carries your present number.",
    ],
  },
  {
    id: "cat-missing",
    when: /\b(?:cat|dog|rabbit|tortoise|kitten)(?:'s| has| is)? (?:gone )?missing\b/,
    not: /\b(?:came|home)\b/,
    actions: [
      "Ask the houses on each side to look in sheds and garages, at dusk when it is quiet.",
      "Put something that smells of home outside the door overnight, such as a blanket.",
    ],
  },
  {
    id: "old-pet-failing",
    when: /\b(?:dog|cat)(?:'s| is| has)?\b[^.?!]{0,40}\b(?:back legs|quality of life|having fits|is (?:very )?(?:sick|ill)|kidney|getting old|can't walk)\b|\bvet\b[^.?!]{0,30}\bquality of life\b/,
    not: /\b(?:died|put (?:him|her|it) (?:down|to sleep)|put our|to sleep)\b/,
    actions: [
      "Write down three things your animal still enjoys, and tick each day which of them happened.",
      "Put your questions for the vet on a slip, with the hardest one first.",
      "Take one slow walk or one quiet hour together, and one photograph.",
    ],
  },
  {
    id: "pet-to-rehome",
    when: /\brehome (?:the|her|him|our|my) ?(?:dog|cat)?\b/,
    actions: [
      "Write one page about your animal for whoever comes next: food, habits, what frightens it.",
      "Ask among people you know first, so that you could hear how it is doing.",
    ],
  },
  {
    id: "windfall",
    when: /\bwon\b[^.?!]{0,30}\b(?:lottery|pounds|premium bonds|raffle)\b/,
    actions: [
      "Leave it alone for one week, and write down meanwhile what each of you thinks of first.",
      "Choose one small part of it to be spent on something that gives you joy alone.",
    ],
  },
  {
    id: "first-pay",
    when: /\bfirst (?:proper |real |ever )?(?:paycheck|pay ?cheque|payslip|pay ?day|wages?|salary)\b/,
    actions: [
      "Choose one small thing to buy from it that you will still know in ten years was from your first pay.",
      "Keep the first payslip, and write on the back what you did on that day.",
    ],
  },
  {
    id: "did-it-alone",
    when: /\b(?:cinema|cruise|holiday|meal|restaurant|restaurant table)\b[^.?!]{0,10}\bon my own\b|\bmanaged to get on the tube\b|\btook myself to\b/,
    actions: [
      "Write down the moment you nearly turned round, and what you did instead.",
      "Choose the next place you would go alone, a little further or a little longer.",
    ],
  },
  {
    id: "good-day-told",
    when: /\b(?:had a (?:really )?(?:good|nice|lovely) (?:day|weekend)|such a lovely day|had a nice weekend|nice slow saturday)\b/,
    not: /\b(?:haven't|never|used to)\b/,
    actions: [
      "Write the day down in five lines, with one smell or sound in it.",
      "Send a picture or a line from the day to somebody who would like to see it.",
      "Look for which part of it could come again next week, and give it a day.",
    ],
  },
  {
    id: "first-harvest",
    when: /\b(?:first tomatoes|my tomatoes|grew my first)\b/,
    actions: [
      "Give one of them away, and say that you grew it.",
      "Note the kind and the week in a book or a calendar, for next year.",
    ],
  },
  // Worry about one thing.
  {
    id: "night-worry",
    when: /\b(?:switch my brain off|going round (?:and round )?in my head|wide awake at (?:three|3|four)|wake up at (?:three|3|four)|3am\b[^.?!]{0,20}\bevery night)\b/,
    not: /\bbaby\b/,
    actions: [
      "Put paper by the bed, and give each worry that comes one line and the day on which you will see to it.",
      "Set ten minutes before supper for tomorrow's list, so that it is not made at night.",
    ],
  },
  {
    id: "condolence-to-write",
    when: /\bdon't know what to (?:write|say) to (?:her|him|them|my friend)\b/,
    actions: [
      "Write three lines: that you heard, one thing you remember of the person, and that no answer is needed.",
      "Offer one plain thing with a day, such as soup on Thursday left at the door.",
    ],
  },
];
