import type { Program } from "./program.ts";

export const lowMood: Program = {
  id: "low-mood",
  title: "Getting going again",
  lead: "Six steps for low and flat weeks. Not by cheering up, but by doing small things that used to matter, before you feel like them.",
  description:
    "A program of six small steps for low mood, after behavioural activation: watch your days, plan one small thing, and let feeling follow. Free to read.",
  feelings: ["low", "tired", "stuck"],
  words: ["depression", "sad", "sadness", "flat", "empty", "motivation", "no energy", "hopeless"],
  sources: [
    {
      key: "ng222",
      title: "Depression in adults: treatment and management (NG222)",
      by: "National Institute for Health and Care Excellence",
      year: 2022,
      url: "https://www.nice.org.uk/guidance/ng222",
    },
    {
      key: "cobra",
      title:
        "Cost and Outcome of Behavioural Activation versus Cognitive Behavioural Therapy for Depression (COBRA): a randomised, controlled, non-inferiority trial",
      by: "Richards and others, The Lancet",
      year: 2016,
      url: "https://doi.org/10.1016/S0140-6736(16)31140-0",
    },
    {
      key: "lejuez",
      title:
        "Ten Year Revision of the Brief Behavioral Activation Treatment for Depression: Revised Treatment Manual",
      by: "Lejuez, Hopko, Acierno, Daughters and Pagoto, Behavior Modification",
      year: 2011,
      url: "https://doi.org/10.1177/0145445510390929",
    },
    {
      key: "martell",
      title: "Behavioral Activation for Depression: A Clinician’s Guide",
      by: "Martell, Dimidjian and Herman-Dunn, Guilford Press",
      year: 2010,
      url: null,
    },
    {
      key: "bluez",
      title: "Back from the Bluez",
      by: "Centre for Clinical Interventions, Western Australia",
      year: 2020,
      url: "https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Depression",
    },
  ],
  steps: [
    {
      title: "The circle",
      intention: "See how doing less and feeling worse feed each other.",
      read: {
        paragraphs: [
          "Low mood has its own logic. You feel tired and grey, so you cancel the walk. That is sensible: you are resting. But the walk was also where you met the dog from number nine, and where your legs felt like yours. Without it the day is a little emptier, and the next one begins a little lower. So you cancel something else.",
          "After some weeks there is not much left that could lift you, and it looks as if the low mood had proved itself right. It has not. It has only had its way. You did not become lazy or weak, and you did not choose it. You did what anybody does who feels ill: you withdrew. With a fever that helps. With low mood it is what keeps it going.",
          "This circle can be entered from the other side. Waiting until you feel like doing something is the usual order, and it is the one that does not work now. The other order is to do a very small thing first, by appointment rather than by mood, and to let the feeling follow when it can. It follows slowly, and not every time.",
          "The method has a dull name, behavioural activation, and good evidence. In a British trial with 440 people it helped about as well as a longer course of talking about thoughts. It asks for no insight and no enthusiasm. That is why it suits people who have neither to spare this week.",
        ],
        sources: ["cobra", "martell"],
      },
      talk: {
        instruction:
          "Help the person see their own circle: what they stopped doing, since when, and what went missing with it. Be warm and unhurried; answers may be very short. Do not plan anything yet and do not cheer them up.",
        opening: "What did you use to do, some months ago, that has quietly stopped?",
        followUps: [
          "When it stopped, what went with it: people, movement, something to look forward to?",
          "And what do you do with those hours now, without any reproach?",
        ],
        closing:
          "That is your circle, and seeing it drawn is the first way out of it. Nothing has to be planned today. The exercise of this step is a kind one, because people who feel low are seldom kind to themselves.",
      },
      exercise: "self-compassion",
      toDo: "Open a window or step outside for two minutes today. That counts.",
    },
    {
      title: "Watch a few days",
      intention: "Find out what really moves your mood, up or down.",
      read: {
        paragraphs: [
          "When everything feels grey, it feels equally grey, and memory agrees. Ask somebody low about their week and they will say it was all the same. If the same person writes down every few hours what they did and how it was, the page nearly always says otherwise. Tuesday at four was a two out of ten. Tuesday at seven, on the phone with a cousin, was a five.",
          "Those differences are gold, and you cannot think them up. They have to be caught. So for three or four days keep the simplest diary there is: the time, what you were doing, and a number for your mood from nought to ten. Three or four lines a day will do. Write “lay on the bed with the phone, 2” without comment. It is a record, and no school report.",
          "Then look for two things. What stood beside the higher numbers, even if higher means a four? And what stood beside the lowest? People are often surprised. The evening of series was meant to be the reward and sits at a two. Washing up with the radio on sits at a five. Being with others is a six for one person and a three for the next.",
          "There is a second column that many find useful: how much it mattered to you. Some things give no pleasure yet and still leave a person feeling that the day had a spine. Paying a bill is rarely fun. It may be the best thing on the page.",
        ],
        sources: ["lejuez", "bluez"],
      },
      talk: {
        instruction:
          "Go through the last day or two with the person, hour by hour in rough strokes, and ask for a mood number at a few points. Look together for what stood beside the highest and the lowest number. Stay curious and factual.",
        opening:
          "Let’s go through yesterday. What did you do, roughly, from getting up to going to bed?",
        followUps: [
          "Which moment of it would you give the highest number, even if that is a three?",
          "And which hour was the lowest, and what were you doing then?",
        ],
        closing:
          "So the grey has shades, and you have begun to find them. A few lines a day will show you more. The exercise takes one of the better moments and makes a little more room for it.",
      },
      exercise: "activity-planning",
      toDo: "For two days, note three moments: what you did, and a number from nought to ten.",
    },
    {
      title: "What matters",
      intention: "Choose by what you care about, since pleasure is not a good guide just now.",
      read: {
        paragraphs: [
          "“Do something you enjoy” is advice for people who enjoy things. In a low stretch the part of the mind that looks forward is turned down, and asking it for ideas is like asking a sleeping dog. So choose by something steadier: what you care about.",
          "Think of a few parts of a life. The people you love. Your body and its health. Work, or learning. A home that is bearable to come back to. Something larger, such as faith, nature or justice. Something that is only for play. Most people find two or three of them that still matter, even when nothing is any fun. They matter because you are you, and your mood has no vote.",
          "From each, take one thing that is concrete and small. “Be a better friend” cannot be done. “Send Ana the photograph of the bakery” can. “Get fit” cannot be done on a Tuesday. “Put on shoes and walk to the post box” can. The people who wrote the manual for this method ask for a list of about fifteen such things, from very easy to rather hard, and they begin with the easiest.",
          "Be suspicious of the voice that says it is too little to count. It compares you with the person you were at your best. The fair comparison is with yesterday, in bed. From there, shoes are a long way.",
        ],
        sources: ["lejuez", "martell"],
      },
      talk: {
        instruction:
          "Explore two or three life areas that still matter to the person and turn each into one concrete, very small act. If an act sounds large or vague, ask what the first two minutes of it would be. Leave the choosing to them.",
        opening:
          "Even now, when little is any fun: which people or parts of life still matter to you?",
        followUps: [
          "If you cared for one of them in the smallest possible way this week, what would it look like?",
          "How could you make that so easy that even a bad day would allow it?",
        ],
        closing:
          "You chose that because it matters and not because you feel like it, and this is exactly the order that works. The exercise goes a little further into what you care about.",
      },
      exercise: "values",
      toDo: "Write down five things you care about, each as an act of ten minutes or less.",
    },
    {
      title: "By appointment",
      intention: "Put one small thing into a real hour of a real day.",
      read: {
        paragraphs: [
          "An intention that waits for the right moment waits for a mood. Low mood will never find the moment right. This is why the method works with appointments: you decide on Sunday, with what little energy Sunday has, and on Tuesday at ten you no longer decide, you go by the note.",
          "A good appointment has four parts. What, in a few words. When, with the hour. Where. And what might get in the way, with an answer ready. “If it rains, I walk round the shopping arcade.” “If I am still in bed at ten, I go at eleven, in whatever I am wearing.” The answer sounds silly on Sunday and saves the thing on Tuesday.",
          "Keep it shorter than you want to. If you think of half an hour, write ten minutes. Ten minutes that happen do more than an hour that does not, because the circle turns on what was done and not on what was meant. If you want to stay longer once you are there, nobody will stop you.",
          "When you have done it, note it, with the mood before and after. Often the number has not moved much. Sometimes it has, and usually a little later than expected. Do not judge by one time. And if it did not happen, ask as a scientist would: was it too large, too vague, at the wrong hour, or alone? Change that part and write it down again.",
        ],
        sources: ["martell", "ng222"],
      },
      talk: {
        instruction:
          "Turn one small activity into a real appointment: what, day, hour, place, and an if-then for the likeliest obstacle. Shrink it if it is longer than about ten minutes. Take an earlier attempt that failed as information.",
        opening:
          "Which one small thing would you like to see happen this week, and on what day, at what hour?",
        followUps: [
          "What is most likely to get in the way, and what will you do then?",
          "How could you make it half as long?",
        ],
        closing:
          "Now it no longer depends on how you feel on the day. Write it where you will see it. Whether it lifts you or not, you will have kept a promise to yourself, and that is worth something by itself.",
      },
      exercise: "activity-planning",
      toDo: "Keep the appointment you made. Afterwards write down two numbers: before, and after.",
    },
    {
      title: "The pull back",
      intention: "Recognise avoiding when it comes dressed as rest or thinking.",
      read: {
        paragraphs: [
          "Some of what we do in low times looks like living and is really a way of not feeling. The endless feed. The third hour of sleep in the afternoon. The drink at five. And the most respectable one: going over it. Why am I like this? What did I do wrong in that conversation? If I only understood it, I could change.",
          "Brooding feels like work, and it is hard to stop for just that reason. Here is a test that fits on a thumbnail. After ten minutes of thinking, do you know something that you will do? If so, it was thinking, go and do it. If you are at the same place and a shade lower, it was brooding, and no further minute of it will help.",
          "The books on this method use a short question for such moments: what is the function of what I am doing just now? Does it bring me towards something, or away from a feeling? Nobody can live without some getting away. It only helps to know which it is, and to have a door ready for the other times. The door is nearly always outside the head: stand up, change the room, touch water, ring somebody, use your hands.",
          "And real rest exists. You will know it by how you feel when you get up. If you are a little more able, it was rest. Keep that.",
        ],
        sources: ["martell", "bluez"],
      },
      talk: {
        instruction:
          "Help the person find their two or three usual ways of avoiding a feeling, including brooding, without shaming any of them. For one of them, find a physical way out that is ready to hand.",
        opening: "When it gets heavy, where do you go: the bed, the phone, a drink, your thoughts?",
        followUps: [
          "How do you feel after an hour of that, compared with before?",
          "What could you do with your hands or feet at the moment when you notice it?",
        ],
        closing:
          "You have named it without beating yourself for it, and that is the hard part. The next time you notice, you have a door. It is enough to use it one time in three.",
      },
      exercise: "stop",
      toDo: "Choose your door out of brooding, such as a glass of cold water, and use it once.",
    },
    {
      title: "Keep it going",
      intention: "Write down what helps, for the you of a worse week.",
      read: {
        paragraphs: [
          "Mood has weather. Even people who come out of a low stretch for good have weeks that feel like going back. The difference lies in what happens then. If the first bad Monday means that nothing worked, the circle starts again by itself. If it means that it is Monday and you have a list, it often passes by Thursday.",
          "So make the list now, while you can think. What are your first signs? For one person it is leaving the post unopened, for another it is saying “I’m just tired” three days running. What did the diary show you about what lifts you, by even a point? Which two appointments with yourself would you keep no matter what? Who may know about it, and what would you like them to say or leave out?",
          "Keep the list short and put it somewhere it will find you. A low mind cannot search. Some tell a friend where it lies. Some write it as a letter to themselves, because it is hard to argue with your own handwriting.",
          "Know also when it is more than this program can carry. If the low mood has lasted most of every day for two weeks or longer, if you cannot eat, sleep or work, or if you have thoughts of not being here, then please see a doctor. It is what they are for, and what you learned here will go along with whatever they suggest. If those thoughts are here today, the crisis page has people who answer.",
        ],
        sources: ["ng222", "bluez"],
      },
      talk: {
        instruction:
          "Help the person write a short plan for a worse week: first signs, two things that helped, one person who may know. Ask plainly how they are now; if they speak of not wanting to live, follow the safety rules before anything else.",
        opening: "What is the first sign, for you, that a low stretch is coming?",
        followUps: [
          "Which two things helped most, even by a single point, and could stay in your week?",
          "Who could know about the list, and what would you like them to say?",
        ],
        closing:
          "That is a plan written by somebody who knows you well. Put it where it will find you. You may come back to any step whenever the weather turns.",
      },
      exercise: "problem-solving",
      toDo: "Write your list for a worse week, five lines at most, and put it somewhere visible.",
    },
  ],
};
