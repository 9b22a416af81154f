/**
 * Questions about a thing somebody named, as a neighbour would ask them. Each takes for granted only that
 * the thing is there: not that it is hard, nor that it is good, nor whose it is.
 */
export type ConcreteSubject = {
  id: string;
  /** The words it is known by, in their plain form. */
  words: string;
  /** A small everyday thing, that may be chatted about. */
  isSmall?: true;
  /** Asked of what is over; where it is empty, `now` serves. */
  past?: readonly string[];
  /** Asked of what is still to come. */
  ahead?: readonly string[];
  /** {thing} is the word itself. */
  now: readonly string[];
};

/** Of two subjects in one clause, the one further up is asked about. */
export const concreteSubjects: readonly ConcreteSubject[] = [
  {
    id: "exam",
    words: "exam test resit retake mock final viva gcse",
    past: ["How do you feel about how it went?", "What was it like on the day?"],
    ahead: ["How do you feel about sitting it?", "Which part of it do you feel surest of?"],
    now: ["Which part of it do you find hardest?", "How do you learn best?"],
  },
  {
    id: "coursework",
    words: "essay dissertation assignment coursework thesis module presentation portfolio",
    now: ["How far along are you with it?", "What would help you with it?"],
  },
  {
    id: "doctor",
    words:
      "doctor gp nurse hospital consultant appointment scan biopsy surgery operation clinic diagnosis surgeon specialist referral",
    past: ["What did they tell you?", "How did you come away from it?"],
    ahead: ["How do you feel about it?", "What would you like to ask them?"],
    now: ["What have they told you so far?", "What happens next?"],
  },
  {
    id: "medicine",
    words: "tablet medication prescription inhaler insulin dose antidepressant painkiller statin",
    now: ["How do you get on with it?", "Who do you talk to about it?"],
  },
  {
    id: "pain",
    words: "pain ache migraine headache arthritis sciatica backache flare",
    now: ["What does it keep you from doing?", "What helps with it?", "When is it at its worst?"],
  },
  {
    id: "sleep",
    words: "sleep slept sleeping awake insomnia",
    now: ["What is a usual night like at the moment?", "How are you during the day?"],
  },
  {
    id: "money",
    words:
      "bill rent mortgage overdraft saving loan debt wage salary benefit quote deposit payday council pension budget bailiff",
    now: ["How are you managing for now?", "Which part of it is the most pressing?"],
  },
  {
    id: "repair",
    words: "boiler roof leak damp mould fridge freezer heating plumber builder engine mot radiator",
    now: [
      "How are you managing with that?",
      "What happens next with it?",
      "What have you been told about it?",
    ],
  },
  {
    id: "looking-for-work",
    words: "interview application cv redundancy redundant vacancy jobcentre recruiter",
    past: ["How are you with it now?", "What would you like to do next?"],
    ahead: ["What would you like them to see in you?", "How do you feel about it?"],
    now: ["What kind of work would you like?", "What do you look for, in a job?"],
  },
  {
    id: "at-work",
    words:
      "boss manager colleague supervisor shift rota meeting project client office overtime audit deadline workload customer department",
    now: ["How is it there otherwise?", "What would make it easier there?"],
  },
  {
    id: "school",
    words: "school nursery teacher classroom playground headteacher",
    now: ["How is it there otherwise?", "What do they say about it there?"],
  },
  {
    id: "faith",
    words: "church mass god pray prayer bible mosque temple faith sermon",
    now: [
      "What does it mean to you these days?",
      "What was it like for you before?",
      "Who do you talk to about it?",
    ],
  },
  {
    id: "home",
    words: "landlord village town suburb estate bungalow",
    now: ["What is it like there?", "How do you find it, living there?"],
  },
  {
    id: "moving",
    words: "packing unpacking",
    past: ["How did you find it?", "What did you notice most, after it?"],
    ahead: ["How do you feel about going?", "What would you like to take with you?"],
    now: ["What is left to do?", "How do you feel about going?"],
  },
  {
    id: "occasion",
    words: "wedding birthday christmas party anniversary reunion christening holiday trip",
    past: ["How was it?", "What stays with you from it?"],
    now: ["What would you like it to be like?", "How do you feel about it?", "Who will be there?"],
  },
  {
    id: "chores",
    words: "paperwork declutter decluttering laundry housework",
    now: [
      "Which bit of it would be easiest to begin with?",
      "What happens when you look at it?",
      "What would it be like to have it done?",
    ],
  },
  {
    id: "phone",
    words: "scroll scrolling tiktok instagram youtube facebook reddit twitter",
    now: ["What do you look at?", "How do you feel when you put it down?"],
  },
  {
    id: "animal",
    isSmall: true,
    words: "dog cat puppy kitten hamster rabbit budgie pony tortoise",
    now: ["What is the {thing} called?", "What is the {thing} like otherwise?"],
  },
  {
    id: "food",
    isSmall: true,
    words:
      "soup stew roast curry pie lasagne cook cooked cooking bake baked baking recipe cake scone crumble casserole jam",
    past: ["How did it turn out?", "Who was it for?"],
    now: ["What do you like to cook best?", "Who do you cook for?"],
  },
  {
    id: "garden",
    isSmall: true,
    words: "garden allotment greenhouse seedling sunflower",
    now: ["What is growing there at the moment?", "What do you like best about it?"],
  },
  {
    id: "sport",
    isSmall: true,
    words:
      "football gym swim swimming swam yoga cycling parkrun darts bowls golf tennis badminton netball pilates jog jogging rugby cricket five-a-side",
    now: ["What do you like about it?"],
  },
  {
    id: "music",
    isSmall: true,
    words: "choir guitar piano violin singing ukulele",
    now: ["What does it do for you?", "What kind of music is it?"],
  },
  {
    id: "watching",
    isSmall: true,
    words: "series film movie novel podcast documentary netflix telly programme audiobook",
    now: ["What is it about?", "What do you like about it?"],
  },
  {
    id: "making",
    isSmall: true,
    words:
      "knitting knit sewing crochet jigsaw lego drawing pottery painting embroidery scarf blanket quilt woodwork",
    now: ["How did you get into that?", "What do you like about it?"],
  },
  {
    id: "weather",
    isSmall: true,
    words: "rain raining rained snow snowing sunny sunshine windy frost fog drizzle heatwave",
    now: ["Did you get out at all?", "How is the weather with you otherwise?"],
  },
];

/** For talk of small things, where nothing weighs. */
export const smallTalkQuestions: Readonly<Record<"past" | "now", readonly string[]>> = {
  past: ["How was that?", "What was that like?"],
  now: [
    "What else has been going on with you?",
    "How has the rest of your day been?",
    "What is the week like for you?",
    "What have you enjoyed lately?",
  ],
};
