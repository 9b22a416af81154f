import type { TopicActions } from "./topic-actions.ts";

/** At work: what went wrong. */
export const wrongAtWork: readonly TopicActions[] = [
  {
    id: "wrong-file-sent",
    when: /\bsent (?:an?|the) (?:email|message|text)\b[^.]{0,30}\bto the (?:wrong|customer|client|whole)\b|\b(?:forgot|left)\b[^.]{0,25}\b(?:lock up|the safe|the till|unlocked)\b[^.]{0,30}\b(?:work|shop|boss|warning|manager|depot)\b|\bmade a (?:\w+ )?(?:mistake|error) (?:on|with|in) the (?:payroll|order|invoice|report|figures|rota|accounts|till|spreadsheet)\b|\b(?:messed|screwed|cocked|mucked|ballsed) up (?:\w+ )?(?:at|an order|a job|the order|in) (?:work|today|big|badly|front)?\b|\bmessed up at work\b|\bcost (?:the company|the firm|us a client)\b|\b(?:i )?sent (?:out )?the wrong (?:spreadsheet|file|email|attachment|invoice|version|order)\b|\b(?:i )?made a (?:big |huge |bad |stupid |terrible |serious )?(?:mistake|error|mess) at work\b|\bmistake at work\b|\breplied to all\b/,
    not: /\b(?:she|he|they)'?d? sent the wrong\b/,
    actions: [
      "Set down what happened in four lines: what went wrong, when, who is affected, and what you did next.",
      "Tell the one person who needs to know, in plain words and before they hear it another way.",
    ],
  },
  {
    id: "complaint-about-me",
    when: /\b(?:has|have|'s|had) complained about me\b|\bcomplained to (?:my|the) (?:manager|boss|head)\b|\bunder investigation\b|\bwritten warning\b|\bfinal warning\b|\bsuspended from work\b|\b(?:put in|made|had|got|gets?|is|there's been) a complaint\b(?! (?:to|box))|\bcomplaint (?:about|against) me\b|\baccused me of\b|\btold off for\b|\bdisciplinary\b|\bgrievance (?:against|meeting)\b|\breporting me\b/,
    not: /\bneighbours?\b|\b(?:husband|wife|boyfriend|girlfriend|partner|sister|brother|mum|dad) (?:has |just )?accused me\b/,
    actions: [
      "Write your own account while it is fresh: the day, the place, the words, and who was there.",
      "Ask in writing what happens next about it, and when your side will be heard.",
    ],
  },
  {
    id: "snapped-at-work",
    when: /\b(?:snapped|shouted|yelled|swore|lost (?:it|my rag|my temper))\b[^.]{0,30}\b(?:colleague|customer|resident|patient|junior|client|kid yesterday|pupil|parent at|at work|the whole shop|staff ?room)\b|\bi made a child cry\b|\bfirst year teaching and i shouted\b/,
    actions: [
      "Say it to them where nobody else is listening: “I spoke to you sharply, and I am sorry for that.”",
      "Go back over the hour before it, and mark the point where a minute outside would have helped.",
    ],
  },
  {
    id: "said-at-work",
    when: /\bsaid something (?:in|at) (?:the )?(?:staff ?room|work|a meeting|the meeting|the office)\b|\bwork (?:christmas )?(?:do|party)\b[^.]{0,40}\b(?:drunk|told my boss|said)\b|\bdrunk at (?:the|my|our) work\b|\bdoing an impression of\b/,
    actions: [
      "Say one plain sentence to the person it landed on, “I am sorry I said that,” and nothing after it.",
      "Write down exactly what was said and heard, once, beside what you have been adding to it since.",
    ],
  },
  {
    id: "message-about-me",
    when: /\bsent (?:a|the) message about me\b|\b(?:talking|laughing|bitching|moaning) about me (?:at work|in the kitchen|in the office|behind my back)\b|\btelling everyone i'?m (?:slow|lazy|useless|difficult)\b/,
    actions: [
      "Decide on the one thing you want that person to know you saw, and say it in under ten words.",
      "Write down who there has spoken well of your work, and what it was that they said.",
    ],
  },
  {
    id: "forgot-word-in-meeting",
    when: /\bforgot my boss'?s name\b|\bword for \w+ (?:had |has |'d |just )?(?:gone|went)\b|\bforgot the word for\b|\bbrain fog\b/,
    actions: [
      "Keep a list this week of the words and names that go missing, with the hour and how you slept.",
      "Take that list along to the doctor or nurse when you next go, so you need not remember it.",
      "Choose the line you will use when a word goes, such as: “It will come back to me in a minute.”",
    ],
  },
  {
    id: "menopause",
    when: /\b(?:peri)?-?menopaus\w+\b|\bhot (?:flush|flash)\w*\b|\bhrt\b/,
    not: /\b(?:wife|mum|mother)(?:'s| is)\b/,
    actions: [
      "Keep a page for a week on heat, sleep and temper, with the hour of each, to show the doctor.",
      "Tell one person you see every day what it is, so that you need not hide it from them.",
    ],
  },
  {
    id: "not-heard-in-meetings",
    when: /\b(?:speak|speaking|spoke|spoken) up in (?:a )?meetings?\b|\btalk(?:s|ed)? over me\b|\b(?:interrupt|ignore)s? me in (?:every )?meetings?\b|\bnobody listens to me (?:at work|in meetings)\b/,
    actions: [
      "Choose one point before the next meeting, and say it within the first ten minutes.",
      "Write your point on the page as one sentence first, and read it out if the words go.",
    ],
  },
  {
    id: "called-good-girl",
    when: /\b(?:boss|manager|he|she|they|customers?) (?:keeps? |kept )?call(?:s|ing|ed)? me (?:a )?['"“]?(?:good girl|sweetheart|darling|love|pet|boy|princess|dear)\b/,
    not: /\b(?:boyfriend|husband|wife|girlfriend|nan|granny|mum)\b/,
    actions: [
      "Say aloud at home, twice, the words you would use: “I'd rather you called me by my name.”",
      "Note the next few times it is said, who was there, and what you answered.",
    ],
  },
  {
    id: "too-polite-at-work",
    when: /\bmy emails are too\b|\brewr(?:ote|ite) (?:an? |the |every )?(?:email|text|message) (?:to \w+ \w+ )?(?:\w+ )?(?:times|again)\b/,
    actions: [
      "Send one message this week as you first wrote it, and note what comes back.",
      "Look at three messages you were sent, and count how many thanks and sorries each one has.",
    ],
  },
  {
    id: "rude-public",
    when: /\b(?:people|customers|patients|callers|passengers|they) (?:are|can be|get) so rude\b|\bspat at me\b|\b(?:difficult|rude|abusive|angry) (?:customer|caller|passenger|client)s?\b|\bcall centre\b/,
    actions: [
      "Write down once what was said or done to you on that shift, word for word, then shut the page.",
      "Choose the sentence you will end such an exchange with next time, and keep it where you work.",
    ],
  },
  {
    id: "wrongdoing-seen",
    when: /\bfiddling (?:his|her|their|the)? ?(?:expenses|books|hours)\b|\b(?:whistleblow\w*|report my (?:boss|manager|colleague))\b|\bnicking (?:stock|from the till)\b/,
    not: /\bsack\b/,
    actions: [
      "Write down only what you saw yourself, with dates, and keep the page at home and not at work.",
      "Look up how your workplace says a concern can be raised, before you say anything to anybody.",
    ],
  },
  {
    id: "stole-from-work",
    when: /\bi (?:stole|took|nicked) (?:some )?(?:money|cash|stuff|things) from (?:my|the|work)\b/,
    not: /\bwhen i was (?:little|a kid|six|seven|eight)\b/,
    actions: [
      "Write down the whole of it once, with the sums and the dates, for nobody's eyes but yours.",
      "Write down two ways the amount could be put right, without deciding on either of them.",
    ],
  },
  {
    id: "speeding-points",
    when: /\b(?:done|caught|stopped) for speeding\b|\b(?:three|six|3|6|9|nine) points\b[^.]{0,30}\b(?:licence|boss|insurance)\b|\bspeed awareness\b/,
    actions: [
      "Put the notice, the date it must be answered by and the licence together in one envelope today.",
      "Write the two sentences in which you tell it at work, so it comes from you first.",
    ],
  },
  {
    id: "scraped-a-car",
    when: /\b(?:scraped|bumped|hit|scratched|clipped|reversed into) (?:someone|somebody|a|another|the neighbour)(?:'s|s)? ?(?:parked )?car\b|\bdrove off\b/,
    not: /\b(?:he|she|they|who) (?:just )?drove off\b/,
    actions: [
      "Write down where and when it happened and what you remember of the other car.",
      "Find out how a scratch like that can still be reported, before you decide whether you will.",
    ],
  },
  {
    id: "parking-row",
    when: /\b(?:row|argument|fight|fought|shouting match)\b[^.]{0,40}\bparking\b|\bover a parking space\b/,
    actions: [
      "Tell the parking space story once on paper as a stranger on the pavement would have seen it.",
      "Choose what you will do with your hands the next time: window up, radio on, one street further.",
    ],
  },
];
