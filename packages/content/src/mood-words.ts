/** The five steps from heavy to bright, lowest first. */
export const pleasantNames = ["Heavy", "Low", "Even", "Light", "Bright"] as const;

/** The five steps of energy, lowest first. */
export const energyNames = ["None", "A little", "Some", "Quite a bit", "A lot"] as const;

type Corner = "bright-high" | "bright-low" | "even" | "heavy-high" | "heavy-low";

const words: Readonly<Record<Corner, readonly string[]>> = {
  "bright-high": [
    "Glad",
    "Excited",
    "Hopeful",
    "Proud",
    "Playful",
    "Grateful",
    "Inspired",
    "Loved",
  ],
  "bright-low": ["Calm", "Content", "Relieved", "Rested", "Thankful", "Peaceful", "Safe", "Tender"],
  even: ["All right", "Curious", "Busy", "Quiet", "Distracted", "Mixed", "Thoughtful", "Bored"],
  "heavy-high": [
    "Anxious",
    "Angry",
    "Tense",
    "Overwhelmed",
    "Restless",
    "Frustrated",
    "Ashamed",
    "Afraid",
  ],
  "heavy-low": ["Sad", "Tired", "Lonely", "Empty", "Hopeless", "Disappointed", "Numb", "Worn out"],
};

const cornerOf = (pleasant: number, energy: number): Corner => {
  if (pleasant === 0) return "even";
  return `${pleasant > 0 ? "bright" : "heavy"}-${energy > 0 ? "high" : "low"}`;
};

/** Words that may fit, for a mood from -2 to 2 both ways. */
export const moodWords = (pleasant: number, energy: number): readonly string[] =>
  words[cornerOf(pleasant, energy)];
