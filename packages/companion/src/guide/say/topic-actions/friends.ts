import type { TopicActions } from "./topic-actions.ts";

/** Friends, and being alone. */
export const friendActions: readonly TopicActions[] = [
  // Friends, and being alone.
  {
    id: "left-out-of-group",
    when: /\b(?:group chat|whatsapp group|another group)\b[^.?!]{0,40}\b(?:without me|another one|i'm not in)\b|\bwithout me\b[^.?!]{0,30}\b(?:posted|chat|photos|concert|holiday)\b|\b(?:left me out|not invited me|didn't invite me|wasn't invited|phasing me out|found out from instagram|saw it on stories)\b|\bwent to a \w+ without me\b|\bchat without me\b|\b(?:gone|went|going|go) (?:out|away|on holiday|to the \w+|for \w+) without me\b|\b(?:friends|mates|they|everyone|girls|lads|group)\b[^.?!]{0,20}\b(?:went|gone|going|go)\b[^.?!]{0,30}\bwithout me\b/,
    actions: [
      "Ask one person from the group to do something, just the two of you.",
      "Write one sentence you could say about it that tells how it was for you and accuses nobody.",
      "Mute the posts of that group for a few days, and see who writes to you of their own accord.",
    ],
  },
  {
    id: "friend-drifting-away",
    when: /\b(?:best |old )?(?:friend|mate)\b[^.?!]{0,40}\b(?:ghosting|slowly dumping|drifting|drifted|hasn't replied|doesn't reply|stopped (?:replying|texting)|never replies|not replied|don't talk any ?more)\b|\bused to talk every day\b|\bwe've drifted\b|\b(?:friend|mate) (?:never|hardly ever|doesn't|won't) (?:texts?|rings?|answers?|messages?|calls?)(?: me)?(?: back)?\b/,
    actions: [
      "Send one message that asks for nothing, about something only the two of you would find funny.",
      "Suggest one thing with a day and a place, so that a yes or a no is easy.",
      "Decide how many more times you will be the one to write, and then let it rest.",
    ],
  },
  {
    id: "friend-moving-away",
    when: /\b(?:friend|mate|bestie|hairdresser)\b[^.?!]{0,40}\b(?:moving to|moved to|is moving|emigrating|moving away|is retiring)\b/,
    actions: [
      "Choose one thing you always do together and do it once more before the day, on purpose.",
      "Tell them one thing they have been to you, in a card if it is hard to say.",
      "Agree on one fixed time for talking once they are gone, such as Sunday breakfast.",
    ],
  },
  {
    id: "friend-not-paying-back",
    when: /\b(?:brother|sister|friend|mate|cousin|nephew|he|she)\b[^.?!]{0,30}\b(?:owes me (?:£|\d|money|(?:\w+ )?(?:\w+ )?(?:grand|hundred|thousand|quid|pounds|dollars|euros))|not paid (?:it|me) back|hasn't paid (?:it|me) back|never paid (?:it|me) back)|\bi(?:'ve)? (?:lent|loaned) (?:my \w+|my best \w+|him|her|a friend|a mate|it him)\b[^.?!]{0,20}(?:£|\d|grand|hundred|thousand|quid|money|dollars|pounds)|\blent (?:my|him|her)\b[^.?!]{0,25}(?:£\d|grand|hundred|thousand|quid|money|dollars|pounds)/,
    not: /\bborrowed my (?:story|car|dress|clothes)\b|\bbooks?\b/,
    actions: [
      "Write one message with the sum, the date it was lent and a monthly amount you would accept.",
      "Decide beforehand what matters more to you if only one can be had: the money or the ease between you.",
      "Choose a moment to ask when nothing else is going on between you, and ask in one sentence.",
    ],
  },
  {
    id: "asked-for-money-again",
    when: /\b(?:asked|asks|asking) (?:me |mum |us )?(?:to borrow|for) money\b/,
    actions: [
      "Write down what has been given so far, with the dates, so that you decide with the whole before you.",
      "Prepare one sentence for the next time that says what you can do and what you cannot.",
    ],
  },
  {
    id: "gambling-a-bit",
    when: /\bi gambl(?:e|ed)\b|\bmy gambling\b|\bi(?:'ve)? (?:lost|put) (?:\w+ )?(?:\w+ )?(?:quid|pounds|grand|hundred)? ?on (?:the (?:horses|slots|football)|bets|a bet|betting)\b/,
    actions: [
      "Note the day, the hour and the sum of each bet for one week, before you change anything.",
      "Set the deposit limit in one account today to the sum you would not mind losing.",
    ],
  },
  {
    id: "guarantor-for-somebody",
    when: /\bguaranteed (?:a|the|his|her) (?:loan|rent|mortgage)\b|\b(?:i'm|i am|stood) (?:the |a |his |her |as )?guarantor\b/,
    actions: [
      "Find the paper you signed, and mark the sum, the date and what it says about late payment.",
      "Write to the bank asking what is owed today and which arrangements they offer to a guarantor.",
    ],
  },
  {
    id: "owing-a-friend",
    when: /\bi owe (?:her|him|my (?:friend|mate|brother|sister|mum|dad)) (?:money|\d|£)/,
    actions: [
      "Write to them before they ask: what you can pay now, and on which date the rest.",
      "Put aside a first small part this week, and send it together with the message.",
    ],
  },
  {
    id: "outgrown-friend",
    when: /\boutgrown (?:my|a|her|him|them)\b|\bnothing in common (?:with|any ?more)\b/,
    actions: [
      "Choose a shorter way of meeting that suits who you both are now, such as a walk of one hour.",
      "Write down what this friendship gave you that no other did, without deciding anything.",
    ],
  },
  {
    id: "friend-with-new-life",
    when: /\b(?:friend|mate)\b[^.?!]{0,30}\b(?:new boyfriend|new girlfriend|had a baby|is pregnant|got a boyfriend|got married)\b/,
    actions: [
      "Ask your friend for one hour that fits into the new life, and say when you could come.",
      "Tell your friend in one sentence that you miss the two of you, without a complaint in it.",
    ],
  },
  {
    id: "friend-who-drinks",
    when: /\b(?:mate|friend|brother|sister|dad|mum)(?:'s| is)?\b[^.?!]{0,20}\b(?:drinking too much|drinks too much|drinking again|drinking a lot|an alcoholic)\b/,
    not: /\bi'm drinking\b/,
    actions: [
      "Choose a morning and not a pub for it, and say one thing you saw and that you were worried.",
      "Suggest something to do together that has no drink in it, with a day and a place.",
      "Note what you can give if they ask for help, and what is not yours to carry.",
    ],
  },
  {
    id: "friend-sober",
    when: /\b(?:mate|friend|brother|brothers|sister|dad|mum)\b[^.?!]{0,20}\b(?:got sober|sober today|is sober|year sober|stopped drinking|quit drinking)\b/,
    actions: [
      "Ask them what makes an evening with others easier now, and what makes it harder.",
      "Suggest one thing you used to enjoy together that never had to do with drinking.",
    ],
  },
  {
    id: "friend-who-only-unloads",
    when: /\bfriend\b[^.?!]{0,30}\b(?:rings me every|only (?:rings|calls|texts)|never asks (?:about|how)|talks? only about|about her divorce|offload\w*)\b/,
    actions: [
      "Say at the start of the next call how long you have, and end it at that minute.",
      "Tell your friend one thing from your own week before asking about theirs.",
    ],
  },
  {
    id: "secret-passed-on",
    when: /\b(?:told my friend something private|wasn't mine to tell|now everyone knows)\b/,
    actions: [
      "Write the two sentences that belong to this: what was said, and what it has done.",
      "Speak first to the one whose story it was, before talking to anybody else about it.",
    ],
  },
  {
    id: "own-story-told-on",
    when: /\b(?:she|he|they|friend) told (?:everyone|people) (?:about my|my secret|what i)\b|\bbroke my (?:trust|confidence)\b|\bwrote about my (?:miscarriage|illness|divorce|life|family)\b/,
    actions: [
      "Write in one sentence what you would have wanted to be asked beforehand.",
      "Decide what you want from them now: that they know, that they say sorry, or that it is taken back.",
    ],
  },
  {
    id: "row-with-friend",
    when: /\b(?:massive row|fell out|fallen out|falling out|argument|dropped|argued)\b[^.?!]{0,20}\b(?:with )?my (?:best )?(?:friend|mate)\b|\bdeleted my (?:best )?(?:friend|mate)'?s number\b|\b(?:mate|friend)\b[^.?!]{0,30}\b(?:he's|she's) not talking to me\b|\b(?:friend|mate) (?:isn't|is not|won't|has stopped|stopped) (?:talking|speaking|talk|speak) to me\b/,
    actions: [
      "Write down the one sentence in it that hurt most, and what you heard in it.",
      "Decide whether you want first to be understood or to be friends again, before you write.",
      "Send one line about something else than the quarrel, if you would like the door open.",
    ],
  },
  {
    id: "met-old-friend",
    when: /\bbumped into an old\b|\bold (?:school )?friend\b[^.?!]{0,40}\b(?:years|again)\b|\bgot back in touch\b/,
    actions: [
      "Write to them this week with one thing you remembered afterwards.",
      "Suggest a day for a coffee while the meeting is still fresh for both of you.",
    ],
  },
  {
    id: "former-friend-seen",
    when: /\b(?:saw|seen) my (?:ex|old|former)[ -](?:best )?(?:friend|mate)\b/,
    actions: [
      "Write down what you would have said if you had stopped, in three lines.",
      "Decide whether a short message of good wishes would ease you, and leave it unsent for two days.",
    ],
  },
  {
    id: "once-a-bully",
    when: /\b(?:i|we) bullied\b|\b(?:girl|boy|someone|lad|kid) i (?:bullied|picked on)\b/,
    actions: [
      "Write the apology you would make, in three sentences that name what you did and ask for nothing.",
      "Think of whether hearing from you would help her or him, or only you, and note the answer.",
    ],
  },
  {
    id: "new-in-town",
    when: /\b(?:don't|do not|still don't) know (?:anyone|anybody|a soul|one person)\b|\bknow (?:absolutely )?(?:no ?one|nobody) (?:here|in|at|there)\b|\bmoved to\b[^.?!]{0,60}\b(?:no friends|know no one|lonely|know nobody|husband's job)\b|\bhow do i make friends\b|\bmake friends at \d\d\b|\beveryone already has their group\b|\beveryone is nice and then goes home\b/,
    not: /\bguarantor\b|\bknow (?:anyone|anybody) (?:here )?(?:who|that)\b/,
    actions: [
      "Go to the same place at the same hour twice this week, so that faces can become known.",
      "Say one sentence more than hello to somebody you see often, such as a neighbour or at the till.",
      "Look up one thing that meets every week near you, and put the next date in your diary.",
    ],
  },
  {
    id: "new-at-university",
    when: /\b(?:started uni|(?:in|missed|after|since) freshers(?: week)? (?:and|i)|uni isn't what|first year of uni)\b|\beveryone said it'?d be the best time\b/,
    actions: [
      "Ask one person from a seminar to get something to eat straight after it.",
      "Look through the list of societies and go to one first meeting where doing something matters more than talking.",
      "Leave your door open for one hour in the evening, or sit in the kitchen with your book.",
    ],
  },
  {
    id: "days-without-talking",
    when: /\b(?:longest conversation|talk to you more than|spoken to nobody|haven't (?:spoken|spoke) to (?:anyone|another|anybody)|forgotten how to talk to people|on my own (?:\d+|five|six) (?:hours|nights)|out of the (?:way|habit) of talking|(?:nobody|no one) to (?:talk to|tell)|(?:see|speak to) (?:nobody|no one) (?:all|for))\b|\bnobody talks to me\b/,
    actions: [
      "Ring one person you have not heard for a while, with one thing to tell ready beforehand.",
      "Choose one errand this week that you do in person, and stay for a few words.",
      "Find one fixed hour in the week that you spend among people, such as a class or the library.",
    ],
  },
  {
    id: "weekend-alone",
    when: /\b(?:weekend|sundays?|evenings?|friday night)\b[^.?!]{0,30}\b(?:alone|on my own|by myself|very long|dread)\b|\b(?:alone|on my own|dread)\b[^.?!]{0,20}\b(?:weekends?|sundays)\b/,
    not: /\b(?:died|passed|work|meeting|monday|took myself|retire)\b/,
    actions: [
      "Put one thing with other people into the hour of the weekend that is longest.",
      "Write to somebody on Thursday about Saturday, before everybody has plans.",
    ],
  },
  {
    id: "online-friend",
    when: /\b(?:friend)\b[^.?!]{0,30}\b(?:i've never met|online|on discord)\b|\bsomeone ive never met\b/,
    actions: [
      "Suggest doing one thing at the same time, such as a film or cooking the same dish.",
      "Tell your friend what talking with them has been to you, in a few lines.",
    ],
  },
  {
    id: "flatmate",
    when: /\b(?:flatmate|housemate|roommate)s?\b(?:'s)?[^.?!]{0,60}\b(?:never|always|hasn't|keeps?|moved (?:her|his)|without asking|boyfriend|girlfriend|bills?|rent|heating|washing|dishes|mess\w*|hates?|loud|noise|noisy|music|awkward|bathroom|headphones|eats?|steals?|doing my head in|about the)\b|\b(?:flatmate|housemate|roommate)s? (?:are |is )?(?:so )?loud\b/,
    not: /\b(?:internship|third year|my ex flatmate|like a lodger|(?:flatmates?|housemates?) (?:is|are) (?:nice|lovely|great)|i like my|round so i'm)\b/,
    actions: [
      "Suggest twenty minutes at the kitchen table to your flatmate, with one thing each of you would like changed.",
      "Write down the one thing about living with your flatmate that matters most, and what you would accept.",
      "Say it on a day when nothing has just happened, beginning with what works between you.",
    ],
  },
  {
    id: "sharing-with-strangers",
    when: /\bhouse ?share with\b|\b(?:take|taken|took) in a lodger\b|\b(?:my|our) (?:new )?lodger\b|\bmoved into a (?:house|flat) ?share\b/,
    actions: [
      "Choose one hour in which the kitchen is yours, and say so to the others.",
      "Make one corner look as you want it, so that the eye rests somewhere that is your own.",
    ],
  },
  {
    id: "off-limits-crush",
    when: /\b(?:off limits|my crush|have a crush|i fancy|i like my \w+ brother)\b|\bgot a crush\b/,
    not: /\bdon't fancy\b/,
    actions: [
      "Write down what you know about this person that is not how they look or what you hope.",
      "Say one ordinary sentence to them the next time, and let it be enough for that day.",
    ],
  },
];
