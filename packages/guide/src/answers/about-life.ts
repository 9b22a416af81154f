import type { Answer } from "../answer.ts";

export const aboutLife: readonly Answer[] = [
  {
    id: "how-to-apologise",
    says: [
      "Short and whole: name what you did, say you’re sorry, leave out the reasons. “I snapped at you on Sunday. That was unfair, and I’m sorry.” Then say what you’ll do differently and give them time; they needn’t answer at once.",
      "A good apology has no “but” in it. Something like “I let you down when I didn’t come, and I’m sorry. How can I put it right?” In person or by phone is best, yet a letter is far better than waiting for the perfect moment.",
    ],
  },
  {
    id: "apologise-to-child",
    says: [
      "Soon and in simple words, with a little one down at their height: “I shouted. That was not your fault, and I’m sorry.” Don’t ask them to forgive you or to cheer you up. A grown-up who comes back and puts it right teaches them a great deal.",
      "Say what you did, that it wasn’t their fault, and what you’ll try next time. “I was cross and took it out on you. Next time I’ll go and cool off first.” With a grown-up child the same holds, only with fewer promises and more listening.",
    ],
  },
  {
    id: "how-to-say-no",
    says: [
      "Short, friendly and without a stack of reasons: “Thanks for asking, but I can’t this time.” The more you explain, the more there is to argue with. If they press, say the same sentence again.",
      "If a yes tends to slip out, buy time first: “Let me check and tell you tomorrow.” Then say it plainly: “I’ve thought about it, and it’s a no from me.” The awkward minute passes; a yes you don’t mean lasts longer.",
    ],
  },
  {
    id: "start-hard-talk",
    says: [
      "Ask for a time, then say why: “There’s something on my mind, and I’d rather say it than let it grow. Is this evening all right?” Bring one subject only, and begin with what you saw and how it was for you.",
      "The first sentence is the hardest, so have it ready and let it admit as much: “I find this hard to say, so bear with me.” Then what happened, how it was for you, and one thing you’d like. Walking side by side is often easier than face to face.",
    ],
  },
  {
    id: "comfort-grieving",
    says: [
      "Something short and true will do: “I’m so sorry. I’m thinking of you, and you needn’t answer.” Use the name of the one who died, and leave out any silver lining. A message now and another in a month mean more than perfect words.",
      "No words will mend it, so plain ones are right: “I don’t know what to say, but I’m here.” Offer something definite, such as soup on Thursday or a walk, rather than “let me know”. And let them talk about the person, or about anything else.",
    ],
  },
  {
    id: "how-to-ask-for-help",
    says: [
      "Ask one person for one definite thing with an end to it: “Could you sit with me for an hour on Saturday while I do the forms?” Most people like being asked when they can see what it is and are free to say no.",
      "Pick somebody who has been kind before, and keep it small: “I’m not managing so well. Could I ring you tonight for ten minutes?” You needn’t have the whole story ready. “I could do with a hand” is enough to begin.",
    ],
  },
  {
    id: "tell-boss",
    says: [
      "Ask for a quarter of an hour in private, and begin like this: “I’d like you to hear this from me.” One sentence on what it is, one on what you need, and no more than work has to know. Write down afterwards what was agreed.",
      "Early and short is best, with a way forward in your pocket: “Here is what has happened, and here is what I suggest.” Leave private details out unless you want them in. If your rights come into it, ask a union or an advice service before you go in.",
    ],
  },
  {
    id: "tell-partner",
    says: [
      "Choose a quiet hour when nobody has to leave, and say that it’s coming: “I’ve been carrying something, and I want you to know it.” Then the thing itself, without a long run-up. Let them be quiet or upset for a while; you needn’t mend it at once.",
      "Begin with why you’re saying it: “I’m telling you because I don’t want it standing between us.” Then the plain fact in a sentence or two. If you’re afraid of how they’ll take it, tell a friend first, so that somebody knows when you’re talking.",
    ],
  },
  {
    id: "tell-parents",
    says: [
      "Say the main thing in the first minute, and how you’d like them to take it: “I’ve got something to tell you. You needn’t say anything yet, only hear me out.” Their first reaction is often not their last, so leave room for a second talk.",
      "If saying it to their faces is too much, write first: “I want you to know something, and it’s easier for me on paper.” Where there are two of them, you may tell the easier one first. You decide how much they hear, and when.",
    ],
  },
  {
    id: "break-up-kindly",
    says: [
      "Soon, face to face if you feel safe, and without a maybe: “I care about you, and I don’t want to go on as a couple.” Give one true reason, not a list of faults. Clear is kinder than soft, because nobody is left guessing.",
      "Say it clearly enough that nobody goes home hoping: “This isn’t right for me any more, and that won’t change.” Choose a private place where either of you can leave. If you’re afraid of how they’ll take it, do it by phone, and tell somebody beforehand.",
    ],
  },
  {
    id: "stop-crying-at-work",
    says: [
      "When it rises, look up, press your feet into the floor and breathe out long and slowly; a sip of cold water helps too. If it comes anyway, “Give me five minutes” and the nearest quiet door will do. It happens to a great many people.",
      "Give your head a dull job: count backwards in sevens, or name five blue things in the room, and breathe out slowly. Let the tears have their time after work. If it happens most days, tell a doctor or somebody you trust.",
    ],
  },
  {
    id: "fall-asleep",
    says: [
      "Stop trying for a while. If you’ve lain awake about twenty minutes, get up, sit somewhere dim with something dull, and go back when your eyes are heavy. Turn the clock away and put tomorrow on paper. If it’s been bad for weeks, a doctor can help.",
      "Make each breath out longer than the breath in, and let your body go heavy bit by bit, from the feet up. Getting up at the same time every day helps more than going to bed early. One bad night does less harm than it seems at three in the morning.",
    ],
  },
  {
    id: "calm-down-now",
    says: [
      "Put your feet flat on the floor, drop your shoulders, and breathe out slowly, longer than you breathe in, ten times. Then name five things you can see and three you can hear. Cold water on the wrists helps too. The wave goes down by itself after a while.",
      "Start with the body, and the head will follow: walk fast round the block, hold something cold, or let your breath out slowly as if through a straw. Nothing has to be answered or decided in the next ten minutes.",
    ],
  },
  {
    id: "how-to-breathe",
    says: [
      "In through the nose while you count to four, out slowly while you count to six, with the belly soft and the shoulders down, for two or three minutes. If you get light-headed, go back to normal breathing. The breathing exercise in the app keeps count for you.",
      "Start by breathing out, all the way, as if you were cooling soup. Then let the air come in by itself, and breathe out slowly again. Ten of those are enough; it’s the long breath out that lets the body settle.",
    ],
  },
  {
    id: "panicky-feeling",
    says: [
      "Let it come and go rather than fight it: it usually peaks within minutes and then falls, however frightening it is. Breathe out slowly, press your feet down, name what you see. With chest pain, or if you’ve never had it before, get medical help rather than wait.",
      "Say to yourself, “This is a rush of fear, and it will pass.” Make the breath out longer, hold something cold, and stay where you are if it’s safe. If it keeps coming back, a doctor can help; with chest pain or fainting, get help at once.",
    ],
  },
  {
    id: "stop-thinking-about-it",
    says: [
      "Ordering a thought away rarely works; giving it a place does. Write it down in full, once, and promise it a quarter of an hour tomorrow. When it turns up before then, say “not now” and do something that needs your hands.",
      "See whether it’s a problem or a replay. If something can be done, write down the next bit of it and a day. If it’s only going round, get up and change the room, the music or the company. It comes back less often when you don’t follow it.",
    ],
  },
  {
    id: "mind-goes-blank",
    says: [
      "Stop, breathe out, and buy yourself a moment: “Let me start that again.” In a talk, look at your card and read the next word on it. In an exam, do any question you can; the rest often comes back while you’re writing.",
      "It’s nerves, not an empty head, and it usually lifts within a minute if you don’t chase it. Know your first two sentences by heart, and keep five words on a card. Practise aloud twice beforehand, once with somebody watching.",
    ],
  },
  {
    id: "make-friends",
    says: [
      "Mostly by turning up at the same place again and again: a class, a choir, a club, a volunteer shift. After a few times, ask one person for something small: “I’m getting a coffee after this, want to come?” It takes months, and many are glad when somebody else goes first.",
      "Start with people you half know already: an old colleague, a neighbour, somebody who made you laugh. Send one line: “I thought of you today. Fancy a walk next week?” Name a day, and ask a second time if the first falls through.",
    ],
  },
  {
    id: "get-over-somebody",
    says: [
      "Slowly, and with less of them in view: mute the posts, put the things in a box, stop rereading the messages. Tell one friend the whole of it, and plan the hours that were theirs. Missing them doesn’t mean it was the wrong ending.",
      "By letting it hurt and still going on with the week. Write the letter you won’t send, with the bad days in it as well as the good. It rarely goes in a straight line, so one bad evening after a good month doesn’t put you back at the beginning.",
    ],
  },
  {
    id: "should-i-text-them",
    says: [
      "If it’s to give something, a thank you, a sorry or a hello, then yes, and keep it short. If it’s to get an answer that will settle you tonight, wait until tomorrow. Send it once you’d be all right with no reply.",
      "A short message that asks for nothing seldom does harm: “I’ve been thinking of you. No need to answer.” Don’t send it late at night, or cross, or after a drink. And if they’ve asked to be left alone, leave it.",
    ],
  },
  {
    id: "contact-ex",
    says: [
      "Usually not tonight. If what you hope to read is that they’re sorry or want you back, their silence could cost you weeks. If it’s practical, write it so that anybody could read it. Either way, let it lie a night before you send it.",
      "If it’s about children, money or keys, yes, briefly and only that. If it’s because you miss them, wait a week and tell a friend instead; the wish often passes. If you were ever afraid of them, talk to somebody you trust before you write.",
    ],
  },
  {
    id: "should-i-forgive",
    says: [
      "You don’t have to, and not by anybody’s timetable. Forgiving can mean putting the weight down without calling it all right, and without letting them back in. A fair sign you’re ready is that you’d do it for your own peace, even if they never said sorry.",
      "Only when it’s true by the time you say it. It comes more easily where they’ve owned what they did and done something about it. Where they haven’t, you can stop carrying it and still keep your distance.",
    ],
  },
  {
    id: "should-i-go",
    says: [
      "Go if you’d be sorry afterwards to have missed it; stay away if the only reason to go is what people would say. You can also go in part: the ceremony but not the meal, or one hour, with your own way home.",
      "Picture yourself a year from now, once having gone and once having stayed away, and see which you can live with more easily. If you go, take somebody along and decide beforehand when you’ll leave. If you don’t, a warm note can go in your place.",
    ],
  },
  {
    id: "should-i-quit",
    says: [
      "Not on a bad day, and not before you’ve worked out what comes after. Write down what would have to change for you to stay; ask for it, and give it a date. If nothing’s different by then, you have your answer.",
      "A good test is whether a proper rest would cure it. If you’d still want out after three good weeks off, start preparing: the sums, the enquiries, a talk with somebody who left. If rest would do it, it may be the load that has to go, not the whole thing.",
    ],
  },
  {
    id: "should-i-tell-them",
    says: [
      "Look at who it would be for. If they need it to decide about their own life, then mostly yes, soon and kindly. If it would mainly lighten you and weigh on them, tell somebody else first and see whether the need is still there.",
      "If they’re likely to find out anyway, better from you. If it’s somebody else’s secret, go to that person first. And where nobody is harmed by your silence, you may take your time; a week’s thinking costs little.",
    ],
  },
  {
    id: "are-they-angry-with-me",
    says: [
      "I can’t see into them, but a cold tone or a silence is often tiredness, worry or a bad day rather than anger at you. The quickest way to know is to ask once, lightly: “You seemed a bit quiet. Have I done something?” Then believe the answer.",
      "It may be so, yet a short reply is thin evidence. Write down what they really said and did, apart from what you made of it. If it still looks like anger, a plain “Are we all right?” clears up a good deal.",
    ],
  },
  {
    id: "why-did-they-do-that",
    says: [
      "Only they could tell you, and sometimes not even they. People mostly hurt others out of fear, shame, habit or not looking, less often on purpose. If you can ask, “Help me understand what happened there” gets further than “why”.",
      "I can’t see inside them, but the pattern can be looked at: once, under strain, is one thing; again and again, after you’ve said that it hurts, is another. You may decide what to do about it without ever learning the reason.",
    ],
  },
  {
    id: "do-they-still-love-me",
    says: [
      "That can’t be read from outside, but some things are fair to look at: whether they bring you their news, try to mend things after a row, notice how you are. Then ask at a calm hour, “I’ve felt far from you lately. How is it for you?”, and listen.",
      "A quiet spell isn’t proof either way; worry, work and tiredness look much the same across a table. Go by what they do over a month more than by one evening. The only sure answer is theirs, and “I miss us” is a good way to ask for it.",
    ],
  },
  {
    id: "will-they-come-back",
    says: [
      "That can’t be foreseen, by me or anybody. Some do, mostly because something real has changed, hardly ever because the other waited harder. So plan the next month as if they won’t, with people in it; if they do come, you’ll be on firmer ground.",
      "It happens, but it can’t be counted on, and waiting can make the days very small. If nothing clear has been said, ask once and take the answer seriously. Then set a date until which you leave the question alone, and fill the time with other things.",
    ],
  },
  {
    id: "did-i-do-right",
    says: [
      "Judge it by what you knew then, not by what you know now. If you thought about it and meant no harm, you chose decently, even if it hurt. Doubt afterwards comes with nearly every choice that mattered.",
      "A fair test is what you’d tell a friend who had known only what you knew, and been just as tired. If you wouldn’t blame them, let it stand. If part of it was wrong, that part can usually still be put right.",
    ],
  },
  {
    id: "was-it-my-fault",
    says: [
      "Seldom all of it. Draw a circle and give everything its slice: other people, chance, timing, what nobody could know, and then you. What another person chose to do belongs to them. What’s truly yours you can own, and often mend.",
      "If somebody chose to hurt you, that was their doing, whatever you said or didn’t do. With an accident or a loss, the mind looks for a culprit because chance is harder to bear. Having been part of what happened isn’t the same as having caused it.",
    ],
  },
  {
    id: "am-i-too-sensitive",
    says: [
      "Probably not. Some people feel things strongly, and they often notice what others miss. Even if it was a small thing, you may say “that hurt”. If nearly everything hurts lately, look at sleep and strain first; nobody has thick skin when they’re worn out.",
      "Often that’s said by whoever stepped on the toe. A better measure is whether it costs you more than you’d like. If it does, wait an hour before you answer, and ask, “How did you mean that?” What you feel is real either way, even where no harm was meant.",
    ],
  },
  {
    id: "am-i-overreacting",
    says: [
      "Perhaps in size, but seldom for no reason. When a thing hits harder than it looks, it has often touched something older or come on top of a bad week. Let a night pass; what still matters tomorrow is worth saying.",
      "Two checks: whether it would bother you on a good day, and whether it’s happened before. If either is a yes, it isn’t about nothing, and you can say once, calmly, “That was not all right for me.” And if what you feel is fear of somebody, don’t argue it away.",
    ],
  },
  {
    id: "am-i-selfish",
    says: [
      "Wanting something for yourself isn’t selfish. It becomes so when others regularly pay for it and have no say. If you’d call it fair in a friend, it’s fair in you.",
      "It depends on who pays: set what it costs them beside what it costs you to go without. A small disappointment for somebody, against your sleep or your health, is not selfishness. You can be firm and kind in one breath: “I know it’s a bother, and I do need this.”",
    ],
  },
  {
    id: "bad-parent",
    says: [
      "Not for losing patience or wanting quiet. Children can bear a good deal of that, as long as they feel safe and somebody comes back to put it right. Pick one thing to mend this week, with a plain sorry if one is due.",
      "No parent gets it right all day. A child needs somebody warm and reliable on most days, so judge by the ordinary ones rather than the worst hour. If you ever fear you might hurt them, ask a doctor or a family service for help that same day.",
    ],
  },
  {
    id: "bad-friend",
    says: [
      "A forgotten birthday or a quiet year doesn’t make a bad friend; friendship has more slack in it than that. If something is owed, a short line does it: “I’ve been useless lately, and I’ve missed you.” Most people are simply glad to hear.",
      "Hardly, if you’d be there when it really mattered, and speak well of them when they’re out of the room. Slow replies and missed plans happen to everybody. If one thing nags at you, own up to that one thing this week.",
    ],
  },
  {
    id: "bad-person",
    says: [
      "Having done something wrong isn’t the same as being wrong all through. That it troubles you shows your conscience works. Name the one thing, say sorry or repair what you can, and judge yourself by what you do next.",
      "Ugly thoughts don’t make a bad person; everybody has some they’d never act on. What counts is what you do, over years. If there’s one act you can’t square, it can be owned and partly mended, and that’s a better use of tonight than a verdict.",
    ],
  },
  {
    id: "am-i-depressed",
    says: [
      "It may be, and a doctor is the one who can tell. It’s worth asking if, for two weeks or more, you’ve been low or without pleasure on most days, and sleep, appetite or energy have changed. The self-check in the app gives you something to take along.",
      "Only a doctor can put that name to it, and it’s an ordinary reason to see one. Look at how long most days have been grey, and whether anything still gives pleasure. The self-check in the app takes a few minutes. If it turns to thoughts of not living, tell somebody that day.",
    ],
  },
  {
    id: "do-i-have-anxiety",
    says: [
      "Everybody has some. It’s worth a doctor’s ear when you’ve worried on most days for weeks, can’t switch it off, and it keeps you from sleep or from things you’d like to do. The self-check on worry in the app helps you see where you are.",
      "Possibly; a doctor or therapist can put a name to it, and you can prepare. Note for a week when it comes and what it stops you doing, try the self-check in the app, and take both along. Whatever it’s called, it can be helped.",
    ],
  },
  {
    id: "do-i-have-adhd",
    says: [
      "It’s possible, and a proper assessment can tell; a doctor knows the way there where you live. Look back to your school years as well as now, because it begins early. Poor sleep, worry and strain can look very similar, so mention those too.",
      "Losing things and starting ten jobs at once is common. What matters is whether it’s been so since childhood, in several parts of life, and at a real cost. Write down five examples, ask somebody who knew you as a child, and take that to a doctor.",
    ],
  },
  {
    id: "is-it-burnout",
    says: [
      "It may be, if you’re worn out even after rest, have gone cold on what you used to care about, and small things take great effort. A doctor can tell it from other causes. Meanwhile take one load off this week, not next month.",
      "A simple test is whether a free weekend brings you back. If it doesn’t, and it’s been so for weeks, take it seriously, whatever the name. See a doctor, tell whoever can take something off you, and guard your sleep before anything else.",
    ],
  },
  {
    id: "see-a-doctor",
    says: [
      "If you’re asking yourself that, yes; it’s reason enough. Go soon if it’s new, getting worse, has lasted over two weeks or keeps you from sleeping or eating. With chest pain, trouble breathing or anything sudden and strong, don’t wait; get help at once.",
      "Yes, better once too often. You needn’t know whether it’s serious; “I’d like somebody to look at this” is enough. Write down since when, how often, and what makes it better or worse. If it’s sudden or severe, call the emergency service instead.",
    ],
  },
  {
    id: "see-a-therapist",
    says: [
      "It’s worth it if the same thing keeps coming back, if it gets in the way of sleep, work or people, or if you’d simply like somebody trained on your side. You needn’t feel bad enough first. A first meeting commits you to nothing.",
      "Yes, if it’s gone on for weeks or you’re going round in circles on your own. I can ask questions; a therapist can get to know you and stay with it. Try two or three meetings, and change if you don’t feel at ease.",
    ],
  },
  {
    id: "find-a-therapist",
    says: [
      "Start with your doctor, who should know what there is and what’s paid for where you live. A professional register shows who is properly trained. Write to three at once, two lines each: what it’s about, and whether they have a place. The first meeting is for you to see if it fits.",
      "Ask your doctor, your insurer if you have one, or somebody you trust who’s been. Some workplaces, universities and charities offer free sessions. In the first meeting ask how they work and what it costs; feeling at ease with them matters at least as much as the method.",
    ],
  },
  {
    id: "do-pills-help",
    says: [
      "They help some people a good deal and others little; which it would be for you, a doctor can weigh up. Ask how long they take to work, what side effects to expect, and how one stops. A pharmacist can answer much of that. Don’t stop or change any on your own.",
      "For many people yes, often together with talking; for some they aren’t needed at all. A doctor can tell you about your case, and it’s a fair thing to ask straight out. Please don’t start, stop or change a dose alone, or borrow somebody else’s.",
    ],
  },
  {
    id: "stop-taking-pills",
    says: [
      "Not on your own, please, and not from one day to the next; with some of them that can make you quite unwell. Tell your doctor or pharmacist you’d like to come off them, and they can plan it with you. It’s a fair wish, and they hear it often.",
      "Often it can be done, but slowly and with the doctor who prescribed them. Stay as you are until you’ve talked, and write down what bothers you about them. A pharmacist can answer the first questions, often without an appointment.",
    ],
  },
  {
    id: "is-it-too-late",
    says: [
      "For very few things. It may be too late for the version you once pictured, and that’s worth being sad about, but some form of it is usually open. With people, a late word is nearly always better than none.",
      "Mostly not. People learn, move, make up and start over in every decade of life. It may look different from what it would have been, and still be good. Find somebody who began later than you, and ask how they did it.",
    ],
  },
  {
    id: "does-time-heal",
    says: [
      "Time does some of it; the sharpness usually wears off. The rest comes from what happens meanwhile: talking, crying, doing ordinary things again. For most people something stays, more like a scar than a wound.",
      "Partly. Many find that it doesn’t vanish, but that life grows round it and it takes up less of the day. If nothing has eased at all after many months, that’s a reason to get some help rather than to wait longer.",
    ],
  },
  {
    id: "how-long-grief",
    says: [
      "Often longer than others expect, and there’s no date. For many the first months are the rawest; later it comes in waves, with more room between. A birthday or a song can bring it back for years. If nothing has eased after a year, a doctor or grief counsellor can help.",
      "As long as it takes, and not in a straight line. Most people find that the hard days slowly move further apart, without the love getting less. You’re not late, whatever anybody says. If you can’t eat or sleep for weeks, see a doctor.",
    ],
  },
  {
    id: "know-when-its-over",
    says: [
      "Often when you’ve said clearly what you need, more than once, and nothing moves; or when another year of it brings dread rather than doubt. Contempt and being afraid are strong signs, a bad month isn’t. Being sad about it doesn’t make it the wrong conclusion.",
      "Look at three things over a few weeks: whether both sides still try, whether you can be yourself there, and whether you’d choose it again today. Three times no, and it has probably run its course. If you’re unsure, and not afraid, name a day to decide by.",
    ],
  },
  {
    id: "how-to-decide",
    says: [
      "Write down both, and under each what it would give and cost you in a week, a year and five years. Then toss a coin and notice which side you hope for. If it’s still even, take the one that’s easier to undo.",
      "Name the two or three things that matter most to you in this, and hold each option against only those. Sleep on it, tell it to somebody with nothing to gain, and set a day for choosing. A decent choice by Friday is better than a perfect one never.",
    ],
  },
  {
    id: "what-if-choose-wrong",
    says: [
      "Then you’d notice, and mostly you could change course; few choices are as final as they feel beforehand. Write three lines on what you’d do in that case. A wrong turn is far less frightening when there’s a way back on paper.",
      "Often neither is wrong, and each would have to be made good by living it. Find out what couldn’t be undone, and be careful just there. For the rest, choose with what you know today; nobody can fairly ask more of you, yourself included.",
    ],
  },
  {
    id: "what-if-i-fail",
    says: [
      "Then it’ll hurt for a while, and you’ll know more than you do now. Write down what exactly would happen the week after, whom you’d tell and what you’d try next. It’s usually smaller on paper, and most things can be tried again.",
      "A failed attempt says something about the attempt, not about the whole of you. Think through the likely bad outcome rather than the worst one, and have a next step ready for it. With that in your pocket, it’s easier to give it a proper go.",
    ],
  },
  {
    id: "what-if-they-say-no",
    says: [
      "Then you’ll know, and can stop wondering. A no often has more to do with their time, money or mood than with you. Have one sentence ready, “Thanks for being straight with me,” and something kind to do right afterwards.",
      "Then you’re about where you are today, only without the guessing. Decide beforehand what you’d try next, or ask for less: “What would be possible instead?” And part on good terms if you can; some noes soften later.",
    ],
  },
  {
    id: "what-if-it-never-changes",
    says: [
      "Then it becomes a matter of living well beside it, or away from it, and something can nearly always be done about that. Give the change a fair try and a date. After that, put your effort into the part that’s in your hands.",
      "It might not, though “never” is also a word that comes on tired days. Look for the smallest thing that has shifted in the last year. Then think what you’d do if you knew it would stay; part of that you can begin this month.",
    ],
  },
  {
    id: "stop-comparing",
    says: [
      "You won’t stop altogether, but you can feed it less: mute the two accounts or avoid the two topics that sting most, for a month. When it happens, look at what exactly you’d want of theirs; that’s useful to know. Then compare yourself with you a year ago.",
      "You see their outside and your own inside, so the sum can’t come out right. When it stings, say “I’d like that too”, and either take one small step towards it or let it go by. Time with people you needn’t impress helps a lot.",
    ],
  },
  {
    id: "stop-putting-off",
    says: [
      "Make the first bit so small that it’s silly: open the file, put the letter on the table, ten minutes by the timer and then you may stop. Do it at a fixed hour, before you look at the phone. Wanting to usually comes after starting.",
      "Find out what you’re dodging: that it’s dull, unclear, or might go badly. Dull goes better with company, unclear needs one question asked, and if it’s fear, allow yourself to do it badly at first. Tell somebody what you’ll have done by tomorrow noon.",
    ],
  },
  {
    id: "get-out-of-bed",
    says: [
      "Forget the whole day and do only the next thing: feet on the floor, then the curtain, then a glass of water. Put the phone out of reach and a warm jumper within it. If it’s been this heavy for two weeks or more, tell a doctor.",
      "Give yourself one nice reason rather than a dutiful one: the radio, a hot drink, a shower. Sitting on the edge of the bed counts as a start. Somebody who rings at a set time helps. When it’s like this most mornings, a doctor should hear about it.",
    ],
  },
  {
    id: "stop-drinking",
    says: [
      "If you drink every day or a lot, see a doctor before you stop, because stopping suddenly can be dangerous. Otherwise begin with fixed dry days, nothing in the house, and something else for the hour you usually pour one. Tell one person; it’s harder alone.",
      "Many people manage it with help, and a doctor is a good first stop; if you drink daily a necessary one, since quitting at once can make you seriously ill. Count honestly for a week. Then plan your hardest hour: a walk, a meal, a call, a group.",
    ],
  },
  {
    id: "stop-smoking",
    says: [
      "Set a day, tell people, and clear out packets and lighters the evening before. A craving mostly passes within minutes: drink water, walk, give your hands something to do. Ask a pharmacist or doctor what could help; with help the chances are clearly better.",
      "Many people need several goes, so a slip isn’t the end of it. Notice which three matter most, perhaps the ones with coffee, after food, on a break, and plan something else for those. Pharmacists and stop-smoking services can help a good deal.",
    ],
  },
  {
    id: "stop-scrolling",
    says: [
      "Make it harder rather than trying to be stronger: charge the phone outside the bedroom, hide the worst app, turn off whatever blinks. Put something in its place for that hour, a book, music, something for the hands. When you slip, just put it down again.",
      "Pick one time and one place that stay free of it, say the first half hour of the day and the table. When you reach for it, notice what you’re after: rest, company, not thinking. Then get a little of that directly.",
    ],
  },
  {
    id: "money-worries",
    says: [
      "Look at it once, by daylight, with a pen: what comes in, what goes out, what’s owed and by when. Then take the page to a free money or debt advice service; they see this every day and can tell you what to pay first and what can be spread.",
      "The list is usually less frightening than the not knowing, so open the letters and make the list, with company if you can. Get free debt advice early rather than late. And when the worry comes at night, write “tomorrow at ten” and close the notebook until then.",
    ],
  },
  {
    id: "talk-about-money",
    says: [
      "At a quiet time, not over a bill: “I’d like us to look at where we stand, without blaming anybody.” Begin with what each of you wants it for, and only then do the sums. Half an hour now and then is easier than one great reckoning.",
      "Say the sum early and plainly; hinting makes it more awkward. “I lent you two hundred in May, and I need it back by July,” or “I’d love to come, but I can’t afford it.” People mostly mind that less than the silence round it.",
    ],
  },
  {
    id: "support-somebody-low",
    says: [
      "Be there regularly rather than cleverly: a message every few days, a walk, a meal, and “you don’t have to be good company”. Listen more than you advise, and offer to help with a doctor’s appointment. If they speak of not wanting to live, get help that day.",
      "You can’t lift it for them, but you can keep them company. Say what you see: “You’ve seemed low for a while, and I’m not going anywhere.” Do one practical thing, and keep some evenings for yourself. If you fear for their life, ask them straight out and get help at once.",
    ],
  },
  {
    id: "talk-to-teenager",
    says: [
      "Sideways and in small doses: in the car, over cooking, late in the evening. Begin with something they like, and hold back the advice. “Do you want help or just my ear?” works well. If the door shuts, let it, and come by again tomorrow.",
      "Listen longer than you speak, and be curious before you’re worried. “I’m not cross, I’d just like to understand” opens more than a string of questions. Be firm on the few rules that matter and easy on the rest.",
    ],
  },
  {
    id: "care-without-burning-out",
    says: [
      "By having something fixed each week that’s yours, not only when time is left over. Let somebody else do one task entirely, even if less well than you. Ask a doctor or a carers’ service what relief there is; it’s often more than people know.",
      "Sort what only you can do from what anybody could, and give away one thing from the second pile this week. Guard your sleep before tidiness. Tell one person how it really is. Being fed up at times is part of caring, not a lack of love.",
    ],
  },
  {
    id: "limit-with-family",
    says: [
      "Say what you’ll do, rather than what they must: “I’ll come on Sundays, but not during the week any more.” Say it at a calm time, warmly and only once. They’ll probably test it; keep to it, and by the third time it’s usually believed.",
      "Pick the one thing that costs you most, and give it one sentence: “I’d rather not discuss my job. Let’s talk about something else.” If it goes on, leave the room or end the call kindly, every time. Guilt is likely at first and doesn’t mean you’re wrong.",
    ],
  },
  {
    id: "difficult-colleague",
    says: [
      "Speak to them once, alone, about one definite thing: “You spoke over me twice yesterday. I’d like to finish my sentences.” Keep notes with dates. If it goes on, take the notes to somebody above them or to a union; that’s what they’re there for.",
      "Keep it short, polite and in writing where you can, and keep your private life out of it. See whether it’s annoying or harmful: the first can be stepped round, the second should be reported, with dates. One ally at work makes either easier.",
    ],
  },
  {
    id: "be-less-angry",
    says: [
      "Catch it early; the jaw, the heat and the fast talk give it away. Say “I need ten minutes”, walk until your breath is slow, then come back and say what you needed. There’s often hurt, fear or exhaustion under it, and looking after that helps more than holding back.",
      "Note for a week when it comes; hunger, tiredness and the same two situations often explain most of it. Change one of those. In the moment, lower your voice and slow your hands. If anybody has been hurt or is afraid of you, ask a doctor for help soon.",
    ],
  },
  {
    id: "forgive-myself",
    says: [
      "Say exactly what you did, without making it bigger or smaller. Mend what can be mended, say sorry where it’s owed, and decide what you’d do differently. Then treat yourself as you’d treat a friend who had done all that; more punishment helps nobody.",
      "It mostly comes bit by bit. Write to the person you were then, who didn’t know what you know now. If something can still be put right, do one piece of it. After that, when the charge comes up again, “I’ve answered for that” is a fair reply.",
    ],
  },
  {
    id: "stop-feeling-guilty",
    says: [
      "Find out first whether you did wrong or only disappointed somebody; from inside they feel the same. If there’s something to put right, do it, and let that be the end of it. If not, do what you planned and let the feeling grumble; it fades with practice.",
      "Look at which rule you’ve broken, and whose rule it is. If you wouldn’t hold a friend to it, you needn’t hold yourself to it. Guilt over a real wrong gets lighter when you repair something; the other kind gets lighter when you stop obeying it.",
    ],
  },
  {
    id: "trust-again",
    says: [
      "In small amounts: trust somebody with a little thing, see what they do with it, then a bit more. Go by what people do over months, not by promises. You can be careful and open at once, and say so: “I need this to go slowly.”",
      "Not all at once, and you needn’t. If it’s the same person, most of the work is theirs: openness, patience, no new surprises. If it’s somebody new, notice whether they keep their word in small things. And don’t talk yourself out of your unease; ask about it.",
    ],
  },
  {
    id: "find-meaning",
    says: [
      "More by doing than by thinking: making, mending, teaching, looking after something, being useful to somebody. Recall the last three times you forgot the clock or were glad you were there, and do a little more of that kind each week.",
      "Start small and near. Write down what you’d do unpaid, whom you like to be useful to, and what you’d want changed in the world; something usually shows up twice. Give it an hour a week. The exercise “What matters to you” in the app is made for this.",
    ],
  },
  {
    id: "what-is-the-point",
    says: [
      "Nobody has settled that, and people live well without settling it. For most the point is small and near: somebody to care for, something to make, a morning in good light. When all of that goes grey, it’s often exhaustion or low mood speaking, so tell somebody soon.",
      "Perhaps none is handed out, but a good deal can be found. Look for what still pulls a little, a person, a tune, a bit of garden, and go towards that first. If the question turns heavy, don’t stay alone with it; tell somebody today.",
    ],
  },
  {
    id: "what-do-i-want",
    says: [
      "Look at your envy, your daydreams, and what you do when nobody needs you; they often know more than your reasons do. Write “I’d like” ten times on paper and finish it fast. Then try one of them out, small.",
      "It’s often easier from the other side: write down what you don’t want any more, and turn each line round. Or picture an ordinary Tuesday in two years that you’d like, hour by hour. Leave out for now what’s possible and what others would say.",
    ],
  },
  {
    id: "ok-to-be-happy-after-loss",
    says: [
      "Yes. Being glad for an hour takes nothing away from what you lost, and it doesn’t mean you’ve forgotten. Sorrow and laughter can share an afternoon. Let the good hour in when it comes; you needn’t earn it or explain it.",
      "It is. Love isn’t measured in days of sadness. If guilt comes along, let it sit beside you and have the good evening anyway. You can miss them tomorrow as much as before, and that’s all right as well.",
    ],
  },
  {
    id: "ok-to-cut-contact",
    says: [
      "Yes, with family too, and above all where you aren’t safe or it makes you ill. It needn’t be for ever; you can call it a pause and think again on a set day. “I need some time without contact” is enough of an explanation.",
      "It is. If it’s safe, a smaller step may do first: fewer calls, shorter visits, some subjects closed. If you’ve tried that, or you’re afraid of them, distance is a sound choice. Expect relief and sadness both, and have somebody on your side.",
    ],
  },
  {
    id: "ok-to-do-nothing",
    says: [
      "Yes. Rest doesn’t have to be earned, and an empty afternoon does no harm. If it’s a decision you’re leaving alone, give it a date, and then leave it in peace until then.",
      "It is, for a day and often for a good while. Waiting is a choice too, as long as you’ve chosen it and nothing gets worse meanwhile. Check once whether anything has a deadline. Then rest properly, instead of half working.",
    ],
  },
  {
    id: "is-it-good-enough",
    says: [
      "It’s good enough if you know what you’ll do, on which day, and what you’ll do if it goes wrong. It needn’t be perfect; the rest is learnt by trying. If one of the three is missing, add that and leave it there.",
      "For a start, very likely. It only has to be small enough for a bad day, and clear enough that you’ll know when it’s done. If it’s both, go with it, and improve it once you’ve seen how it goes.",
    ],
  },
  {
    id: "does-that-sound-right",
    says: [
      "If it says what you mean, is fair to the others, and you could stand by it tomorrow, then yes. Read it aloud once; where you stumble, it’s too long or not quite true. Taking out one reason usually makes it better.",
      "Yes, if three things hold: it’s in your own hands, it’s kind enough to everybody in it, and it can be changed if it doesn’t work. Then try it. If one of them doesn’t hold, change just that part and keep the rest.",
    ],
  },
  {
    id: "is-that-too-much",
    says: [
      "As a request, rarely; say it once and they’re free to say no. As a load on you, it’s too much when it takes your sleep or your temper for more than a few days. When in doubt, halve it.",
      "Seldom, if it’s true and said kindly. What makes a thing too much is mostly the length, the repeating or the hour, so keep it short, say it one time, and by daylight. With a full week, take one thing out and look again.",
    ],
  },
  {
    id: "small-step",
    says: [
      "One that takes under ten minutes and can be done today: write one message, find one phone number, put one thing by the door, note three lines. Choose the one that makes the next one easier. If you still don’t begin, halve it.",
      "Tell one person, write down a first sentence, or look up the one fact you’re missing; most things can begin with one of those. Take whichever feels lightest. Give it a time today, such as after supper, and let it be done badly.",
    ],
  },
  {
    id: "example-sentence",
    says: [
      "For instance: “When that happens I feel pushed aside, and I’d like us to do it differently.” What happened, how it was for you, what you’d like: that order works nearly everywhere. Change the words until they sound like you.",
      "Here’s one that fits many cases: “I find this hard to say, and I’d rather say it than not.” To ask: “Could you help me with one thing?” To say no: “I can’t do that, but thank you for asking.” Borrow whichever is closest.",
    ],
  },
  {
    id: "what-words",
    says: [
      "Short ones, the kind you’d use at the kitchen table. Begin with “I” rather than “you”, name one thing that happened, and end with a wish: “I was hurt on Friday, and I’d like to talk about it.” Leave out “always”, “never” and “but”.",
      "Say it first as you’d say it to somebody on your side, write that down, and take out the sharpest word. What’s left is often just right. If you get stuck, begin with “I don’t know how to put this well, so I’ll put it plainly.”",
    ],
  },
  {
    id: "what-would-a-friend-say",
    says: [
      "Perhaps something like “That’s a lot. Sit down, eat something, and then let’s look at it.” A friend sees the whole of you and not only this. Think of the kindest one you’ve had, and write down their first sentence in their voice.",
      "A good one would take your side first and then be honest: “I see why that gets to you. Now let’s find one thing we can do.” Whatever you’d tell a friend in your place holds for you as well. And a real one can be rung.",
    ],
  },
  {
    id: "what-are-my-options",
    says: [
      "Nearly always at least these: keep it as it is, change something in it, get help with it, leave it, or put it off until a fixed day. Write one line for each, even the silly ones. The one you’d overlooked is often somewhere in the middle.",
      "You can do it, not do it, do a smaller version, or do it later; and each of those alone or with somebody. Put your own matter into them, one line apiece. Strike out what you couldn’t live with, and look at what’s left.",
    ],
  },
  {
    id: "am-i-ready",
    says: [
      "You’ll rarely feel wholly ready. Good signs are that you’ve thought about what could go wrong, you know whom you’d turn to, and the wish is at least as big as the fear. Try a small version first; that tells you more than thinking does.",
      "Look at what you’d still be waiting for. If it’s something definite, such as money, a skill or a talk with somebody, get that first. If it’s only for the fear to go, that mostly happens while you’re doing it. And “not yet” is an answer too.",
    ],
  },
  {
    id: "stay-calm-with-family",
    says: [
      "Go in fed and rested, with your own way home and a time to leave. When it rises, feel your feet, breathe out slowly, and step outside or do the dishes. Have one sentence ready: “Let’s not do this today.”",
      "Decide beforehand which bait you won’t take, and meet it with something dull, such as “Could be,” and a new subject. Find an ally and swap a look. Keep it short; three good hours beat a long day.",
    ],
  },
  {
    id: "how-to-say-goodbye",
    says: [
      "Say what you’d be sorry not to have said. It’s mostly one of four things: thank you, I’m sorry, I forgive you, I love you; one is enough. If you can’t be there, or it’s too late for them to hear, write it, or say it aloud at a place that meant something.",
      "Give it a moment of its own rather than letting it slip by: walk through the rooms once, have a last coffee, write a card. Tell people what you’ll keep: “I’ll think of you whenever I make that soup.” It needn’t be brave; many goodbyes have tears in them.",
    ],
  },
  {
    id: "what-to-do-tonight",
    says: [
      "Keep it small: eat something, drink some water, tell one person how you are, and leave decisions until tomorrow. Write what mustn’t be forgotten on a piece of paper. Then something kind and a bit dull, an old film, a warm shower, folding things, and bed.",
      "Nothing big has to be solved right now. Get some air or a warm drink, and do one thing that comes to an end, such as the washing-up. If you can’t bear to be alone with it, or don’t feel safe, ring somebody now.",
    ],
  },
  {
    id: "get-through-the-day",
    says: [
      "In pieces: only as far as the next cup of tea, then the next. Do the two or three things that must be done, and let the rest wait with a good conscience. Eat, go outside once if you can, and speak to one person.",
      "Lower the bar and keep to a few fixed points: up, washed, fed, some air. Cancel one thing that can be cancelled, and put something nice at the end, however small. If every day has been like this for weeks, a doctor should know.",
    ],
  },
  {
    id: "how-to-celebrate",
    says: [
      "In whatever size suits you: tell the person who’ll be gladdest, cook or fetch the good thing, and write three lines so you still have it next year. Do it this week, before it slips into the ordinary.",
      "Stop for a moment and say aloud what’s happened; that’s half of it already. Then do something you wouldn’t do on an ordinary day, a favourite place, cake at breakfast, flowers on the table. With somebody it’s bigger, and quietly alone is fine too.",
    ],
  },
  {
    id: "kinder-to-myself",
    says: [
      "Catch the sentence as it comes, and say it again as you’d say it to a friend. “You idiot” becomes “That went wrong, and you were tired.” It feels odd at first. The exercise “As you would to a friend” in the app is made for this.",
      "Use your own name and a plain voice: “This is a hard day, and you’re doing what you can.” You needn’t flatter yourself, only be fair. Do one kind thing along with it; the voice inside is milder when you’re fed and rested.",
    ],
  },
  {
    id: "any-tips",
    says: [
      "Three that help with most things: write it down instead of carrying it in your head, make the next bit small enough for ten minutes, and tell one person who’s on your side. Do the middle one first, today if you can.",
      "Change one thing rather than everything: the time of day, the place, or who’s with you. Ask somebody who’s been through the same what they’d do differently. And look back to a time when it went better; something from then may still work.",
    ],
  },
  {
    id: "give-me-an-exercise",
    says: [
      "Gladly; this one takes five minutes. Breathe out slowly ten times, with both feet on the floor. Then write three lines: what troubles you, which part of it is in your hands, and one thing you’ll do before tomorrow evening. There are more in the app, breathing among them.",
      "Here’s a short one. Slowly name five things you can see, four you can touch, three you can hear, two you can smell and one you can taste, with a long breath out after each. The app has others, for worry, tension and harsh thoughts.",
    ],
  },
  {
    id: "am-i-going-mad",
    says: [
      "More likely you’re worn out, frightened or grieving; each can make a mind do strange things, and many who grieve hear or see the one who died. Sleep, food and telling one person help. If you see or hear other things, or hardly sleep for days, see a doctor soon.",
      "Very many people fear that in hard times, and mostly it’s exhaustion or fear running high. Tell somebody exactly what you notice; said aloud, it often gets smaller. If it goes on, see a doctor this week, and if you can’t tell what’s real, today.",
    ],
  },
  {
    id: "what-to-say-back",
    says: [
      "Something short that ends it: “I’d rather not talk about that,” or “That’s an odd thing to say,” and then nothing more. You needn’t be quick, either. “I’ve thought about what you said, and it hurt” counts just as much two days later.",
      "Have one line for all occasions: “Let me think about that and come back to you.” To a rude remark, a calm “How do you mean that?” lets them hear themselves. And a question needn’t be answered just because it was asked.",
    ],
  },
  {
    id: "should-i-leave",
    says: [
      "If you’re afraid of them or being hurt, yes, and plan it with a service that knows about this, so that it’s safe. Otherwise say clearly what has to change and give it some months. If you’ve done that and nothing moved, leaving is a fair answer.",
      "It’s yours to decide, and there are fair things to look at: whether you’re safe, whether both of you still try, and who you’re becoming there. Picture five more years just like the last one, and notice your first feeling. You needn’t choose tonight, unless you’re in danger.",
    ],
  },
  {
    id: "stop-feeling-lonely",
    says: [
      "Start with small contact rather than deep: a few words at the till, the same café at the same hour, a message to somebody you’ve lost touch with. Then something weekly where you’re expected. It eases by being known a little, often.",
      "Let one person know: “I’ve been a bit lonely lately. Fancy a call on Sunday?” It’s mostly better received than one fears. Be among people even without talking, in a library, a park or a market. And have a plan for the hardest hour of the week.",
    ],
  },
  {
    id: "nervous-before-something",
    says: [
      "Prepare the first two minutes well, pack everything the night before, and be there early. Tell yourself “I’m keyed up because it matters” rather than “calm down”. Breathe out slowly ten times before you go in. It usually drops soon after the start.",
      "Write down what you’re afraid of, and beside it what you’d do then; that makes it smaller. Move a bit beforehand, and talk to somebody about something else. If others are in charge, as with a flight or an operation, tell them you’re nervous; they’re used to it.",
    ],
  },
  {
    id: "get-through-waiting",
    says: [
      "Make it smaller: find out when an answer can come at the earliest, and don’t look before then. After that, check at fixed times only, say noon and six. Fill the time between with things for your hands, and with one person who knows.",
      "Write down both outcomes and one line on what you’d do in each; then the thinking is done. Give the worry a quarter of an hour a day and the rest to ordinary things. If the promised date has gone by, it’s fine to ask where it stands.",
    ],
  },
];
