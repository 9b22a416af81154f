import type { Program } from "./program.ts";

export const relationships: Program = {
  id: "relationships",
  title: "Close, and still yourself",
  lead: "Five steps about people: what you need, how to say it, where your limit is, and how to come back after a quarrel.",
  description:
    "A program of five small steps for relationships and boundaries: what you need, how to ask, how to say no, how to listen, how to repair. Free to read.",
  feelings: ["others", "angry", "lonely"],
  words: [
    "boundaries",
    "partner",
    "family",
    "conflict",
    "argument",
    "saying no",
    "people pleasing",
  ],
  sources: [
    {
      key: "linehan",
      title: "DBT Skills Training Manual, second edition",
      by: "Linehan, Guilford Press",
      year: 2014,
      url: null,
    },
    {
      key: "rosenberg",
      title: "Nonviolent Communication: A Language of Life",
      by: "Rosenberg, PuddleDancer Press",
      year: 2015,
      url: null,
    },
    {
      key: "gottman",
      title: "The Seven Principles for Making Marriage Work",
      by: "Gottman and Silver, Crown",
      year: 1999,
      url: null,
    },
    {
      key: "assert",
      title: "Assert Yourself!",
      by: "Centre for Clinical Interventions, Western Australia",
      year: 2008,
      url: "https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Assertiveness",
    },
    {
      key: "nhs-abuse",
      title: "Getting help for domestic violence and abuse",
      by: "National Health Service, England",
      year: 2023,
      url: "https://www.nhs.uk/live-well/getting-help-for-domestic-violence/",
    },
  ],
  steps: [
    {
      title: "What you need",
      intention: "Know your own side before you speak about theirs.",
      read: {
        paragraphs: [
          "Most quarrels are about the wrong thing. The dishes, the tone, who forgot to ring. Underneath lies something that neither says: I would like to matter to you. I am worn out and nobody sees it. I want to be asked. Marshall Rosenberg, who mediated between gangs and between ministries, thought that nearly all anger between people is a need that has lost its words.",
          "So before any conversation there is one with yourself. What happened, as a camera would have seen it? Not “you ignored me” but “I spoke, and you looked at your phone”. What did I feel? Not “attacked”, which is a charge dressed as a feeling, but hurt, alone, ashamed, afraid. And what did I need that I did not get: rest, a hand, a say, to be believed?",
          "People who have spent their lives looking after others often find the last question blank. They can tell you what everybody at the table needs and have no idea what they want for supper. If that is you, begin with supper. Needs are like a language that one has not spoken for years: it comes back with small words.",
          "One thing has to be said first. All of this is for relationships in which both are safe. If you are afraid of somebody, if they hit, threaten, watch or control you, then better words are not the answer and the fault is not in how you asked. There are people who help with that, and the crisis page has them.",
        ],
        sources: ["rosenberg", "nhs-abuse"],
      },
      talk: {
        instruction:
          "Take one recent friction and help the person separate what happened, what they felt and what they needed. If there is fear, violence or control, stop this exercise, say plainly that it is not their wording, and follow the safety rules.",
        opening: "Which moment with somebody is still in you from these last days?",
        followUps: [
          "If a camera had filmed it, what would one see and hear?",
          "And what did you need just then that you did not get?",
        ],
        closing:
          "That need is a fair one, whether or not anybody meets it. You now have something to say that is not an accusation. The next step is about saying it.",
      },
      exercise: "values",
      toDo: "Three times this week, ask yourself what you want before you ask what the others want.",
    },
    {
      title: "Ask for it",
      intention: "Say what you would like, so that somebody can say yes.",
      read: {
        paragraphs: [
          "There are three ways of not asking. One can hint and be disappointed. One can wait until it boils over and then demand. Or one can swallow it and keep a list. All three protect us from hearing no, and all three make it likely.",
          "A request that can be answered is short, has a deed in it, and leaves the other free. “I would like you to be more supportive” leaves anybody helpless. “Would you take the children on Saturday until noon?” can be done. Marsha Linehan teaches a sequence that is easy to remember in the kitchen. Describe what is there, in facts. Say what you feel. Ask for what you want. And say what would be good about it, for both.",
          "“This week I put the children to bed five times. I am so tired that I get unfair. Would you do Tuesday and Thursday? Then we would have two evenings on which I am good company.” That is twenty seconds, and nobody has been called anything.",
          "Choose the hour. Not at the door, not after wine, not by message if it matters. And let it be a true request: if no is forbidden, it was an order. When a no comes, you may ask what would make it possible, or say that you will look for another way. Having asked is worth something even then. You have shown yourself, and you no longer need to keep the list.",
        ],
        sources: ["linehan", "rosenberg"],
      },
      talk: {
        instruction:
          "Shape one real request with the person: facts, feeling, a doable ask, what would be good about it. Let them try the words, shorten them, choose the moment, and imagine a no. Play the other side only if they want it.",
        opening: "What would you like to ask somebody for, and have not asked yet?",
        followUps: [
          "How would it sound in two sentences, with a deed in it that they could say yes to?",
          "And if the answer is no, what will you do then?",
        ],
        closing:
          "You can say that without a raised voice and without an apology. The worst that can come is a no, and you have already thought of it.",
      },
      exercise: "problem-solving",
      toDo: "Make one small request this week that is easy to grant, for practice.",
    },
    {
      title: "Say no",
      intention: "Find your limit before resentment finds it for you.",
      read: {
        paragraphs: [
          "Resentment is a good measuring instrument. When you do something with a smile and then slam the drawer, a limit has been passed, usually some time ago. Most of us were taught that limits are unkind. In truth the people with the clearest ones are often the warmest, since they do not have to be on their guard.",
          "A limit says what you will do, and not what the other must do. “You can’t talk to me like that” asks them to change and leaves you waiting. “When you shout, I go into the garden, and we talk later” is in your own hands. That makes it quieter, and much stronger.",
          "A no needs less explaining than we think. “I can’t on Sunday” is a whole sentence. Every reason you add is a handle for somebody to pull on. If you are one of those who say yes before they have thought, buy time: “Let me look, I’ll tell you tomorrow.” It is honest, and it breaks the reflex.",
          "Expect two things. Guilt, which comes with every new behaviour and proves nothing except that it is new. And pressure: people who were used to your yes will try a little harder at first. It mostly passes when the limit stays where it is, friendly and dull. Begin with small ones, where little hangs on them. The large ones are then the same movement.",
        ],
        sources: ["assert", "linehan"],
      },
      talk: {
        instruction:
          "Use resentment to find one limit, then word it as what the person will do, without long reasons. Prepare for guilt and for pressure. If saying no would be dangerous, say so and turn to safety instead.",
        opening: "Where do you say yes lately and feel angry or empty afterwards?",
        followUps: [
          "What would be your limit there, said as something that you yourself will do?",
          "What makes it hard to keep, the other person or the guilt?",
        ],
        closing:
          "That limit is in your own hands, and needs nobody’s permission. Say it kindly, say it once more, and let it be dull.",
      },
      exercise: "stop",
      toDo: "Answer one request this week with “Let me look, I’ll tell you tomorrow.”",
    },
    {
      title: "Hear the other",
      intention: "Listen until they would say that you have understood.",
      read: {
        paragraphs: [
          "In a quarrel we listen like lawyers. While the other speaks we prepare the reply, and pick out the sentence that is wrong. There is always one. So both talk, nobody is heard, and each says it louder.",
          "There is a way to stop this that costs some pride. Before you answer, say back what you heard, until the other agrees that it is so. “You were waiting the whole evening and thought I had forgotten you. Is that it?” It does not mean that they are right. It means that you know what they said. Something then goes out of the air, and often the other begins to listen as well, because there is no longer any need to repeat it.",
          "John Gottman filmed couples for decades and found that what parts those who stay together from those who do not is not how often they quarrel. Much hangs on the first minute, on whether it begins with a complaint about a thing or with contempt for a person. And on whether each lets the other move them: “You have a point there.” Four words that cost nothing and are very seldom said.",
          "If your heart is racing you cannot listen. It is biology. Then say that you need twenty minutes, say when you will be back, and come back. In the twenty minutes do something with your body, and do not rehearse the speech.",
        ],
        sources: ["gottman", "rosenberg"],
      },
      talk: {
        instruction:
          "Help the person put one dispute into the other's words as fairly as they can, without giving up their own side, and find one point they could grant. Stay out of judging who is right.",
        opening:
          "Is there a disagreement you keep having with somebody? What is it about on the surface?",
        followUps: [
          "How would the other person tell it, if they were sitting here and felt safe?",
          "Is there one point in that which you could grant them?",
        ],
        closing:
          "You have just held two sides in one head, and that is most of what listening is. You have given nothing away by it.",
      },
      exercise: "breathing",
      toDo: "In one conversation, say back what you heard before you answer.",
    },
    {
      title: "Come back",
      intention: "Repair what was torn, or see clearly what cannot be.",
      read: {
        paragraphs: [
          "Every close relationship gets torn. What matters is whether it is mended. In Gottman’s films the happy pairs are not those who never hurt each other but those who reach out early, with something small and often clumsy: a cup of tea, a bad joke, a hand on the shoulder, “Can we start again?” And the other takes it.",
          "A good apology has three parts and no “but”. What I did. What it did to you, as far as I can see. What I will do about it. “I told your sister, although you asked me not to. Now you can’t be sure of me. I will tell her that it was not mine to tell.” It does not ask to be forgiven. Forgiving is the other’s business and has its own clock.",
          "And if it was you who was hurt? You may tell them what would help, because people often do not know. You may need time. You may also find that you have mended the same tear so often that there is no cloth left. Then the kindest step may be more distance, or an end. That is no failure of these steps. They were meant to make you clearer, and not to keep everything.",
          "Look back at what you have now: a need with words, a request, a limit, an open ear, a way to return. None of it makes others change. It makes you somebody who can be met.",
        ],
        sources: ["gottman", "assert"],
      },
      talk: {
        instruction:
          "Explore one tear in a relationship: what would be a small first repair from the person's side, or what they would need from the other. Let distance or an ending be a legitimate outcome. Never urge forgiveness.",
        opening: "Is there somebody with whom something is torn at the moment?",
        followUps: [
          "What was your part in it, however small, said without a “but”?",
          "What would you need in order to come a step nearer, or do you need more distance?",
        ],
        closing:
          "Whichever it is, you have looked at it honestly. Nearer or further is your decision, and you may take your time over it.",
      },
      exercise: "self-compassion",
      toDo: "Make one small repair this week: a message, a cup of tea, or an apology without a “but”.",
    },
  ],
};
