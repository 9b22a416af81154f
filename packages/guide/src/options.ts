import type { Path } from "./path.ts";
import type { OfferedOption } from "./talk.ts";

/** No more are offered at once. */
export const mostOptions = 6;

/** Ways on that are always the same. */
export const ways = {
  listen: { id: "listen", text: "Just listen" },
  more: { id: "more", text: "None of these" },
  others: { id: "more", text: "Ways to go on" },
  else: { id: "else", text: "Something else" },
  goOn: { id: "go-on", text: "Go on" },
  stay: { id: "stay", text: "Stay with this" },
  skip: { id: "skip", text: "Skip this one" },
  page: { id: "page", text: "Make the page" },
  plan: { id: "plan", text: "Plan it" },
  further: { id: "further", text: "Look a little longer" },
  ask: { id: "go-on", text: "Ask me something" },
  stop: { id: "stop", text: "Stop here" },
  words: { id: "words/which", text: "Help me find words" },
} as const satisfies Record<string, OfferedOption>;

/** What the answers offer, by the words on the button. */
const byText: Readonly<Record<string, OfferedOption>> = Object.fromEntries(
  [
    ...Object.values(ways),
    { id: "go-on", text: "Ask me questions" },
    { id: "go-on", text: "An easy question" },
    { id: "exercise", text: "An exercise" },
    { id: "plan", text: "Find a next step" },
    { id: "page", text: "Finish here" },
    { id: "back", text: "Back" },
    { id: "path/decision", text: "A decision" },
    { id: "path/worry", text: "A worry" },
    { id: "path/quarrel", text: "A person" },
    { id: "path/looking-back", text: "Just my day" },
  ].map((offered) => [offered.text, offered]),
);

/** An option by its text; one that leads nowhere special is a message like any other. */
export const optionNamed = (text: string): OfferedOption => byText[text] ?? { id: "said", text };

const ofSaying = "saying/";
/** What somebody might say of what they told, to tap. */
export const sayingOption = (id: string, text: string): OfferedOption => ({
  id: `${ofSaying}${id}`,
  text,
});
export const isSaying = ({ id }: OfferedOption): boolean => id.startsWith(ofSaying);
export const sayingIn = ({ id }: OfferedOption): string => id.slice(ofSaying.length);

/** A path on a button: by its name, so that somebody sees at once whether it is theirs. */
export const wayTo = ({ id, name }: Path): OfferedOption => ({ id: `path/${id}`, text: name });

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Words that may stand before a choice: "ok, weigh it up then". */
const before =
  /^(?:(?:ok|okay|yes|yeah|well|then|let's|lets|please|i'd like to|i would like to|maybe|go with|the|i choose|i pick) )+/;

/** "First time I failed it" names no option. */
const ordinals = [
  /^first(?:$| (?:one|option)\b)/,
  /^second(?:$| (?:one|option)\b)/,
  /^third(?:$| (?:one|option)\b)/,
  /^last(?: one)\b/,
];

const fewMore = 10;

/** The option somebody tapped, or named at the beginning of what they wrote. */
export const chosenIn = (
  content: string,
  offered: readonly OfferedOption[],
): { offered: OfferedOption; isAlone: boolean } | null => {
  const said = plain(content);
  const sentences = content.split(/[.!?\n]/).map(plain);
  const bare = said.replace(before, "").replace(/ (?:please|then|now)$/, "");
  for (const one of offered) {
    const text = plain(one.text);
    if (said === text || bare === text) return { offered: one, isAlone: true };
  }
  const place = ordinals.findIndex((ordinal) => ordinal.test(bare));
  const placed = place === 3 ? offered.at(-1) : offered[place];
  if (place >= 0 && placed) return { offered: placed, isAlone: said.split(" ").length <= 4 };
  for (const one of offered) {
    const text = plain(one.text);
    const isNamed = said.startsWith(`${text} `) || bare.startsWith(`${text} `);
    // what is named in a longer message is spoken of, and not chosen
    if (text.includes(" ") && isNamed && said.split(" ").length <= text.split(" ").length + fewMore)
      return { offered: one, isAlone: false };
    // "Let us look a little longer, please": a sentence of its own in a longer message
    const isAsked =
      text.split(" ").length >= wholeOption &&
      sentences.some(
        (sentence) =>
          ` ${sentence} `.includes(` ${text} `) &&
          sentence.split(" ").length <= text.split(" ").length + askedWords,
      );
    if (isAsked) return { offered: one, isAlone: false };
  }
  return null;
};
const wholeOption = 4;
const askedWords = 3;

const optionWords = "(?:options|choices|buttons|ways)";
const aboutOptions = new RegExp(
  `^(?:what|which) (?:are|were) (?:the|those|these) (?:other )?${optionWords}\\b|^(?:read|tell|give|show|list|say|repeat)(?: me)?(?: out)?(?: the| those| these| my)? ${optionWords}\\b|^what can i (?:choose|pick)(?: from| now)?$`,
);
/** Said aloud, where nothing is to be seen, these ask for the same. */
const aboutOptionsAloud = new RegExp(
  `^what(?: are| were)? my ${optionWords}\\b|^what ${optionWords} (?:are there|do i have)\\b|^what can i (?:say|do) (?:now|here)$`,
);
const courtesies = /^(?:(?:ok|okay|so|and|please|sorry|can you|could you|would you) )+/;

/** Whether somebody wants to be told what there is to choose from. */
export const asksForOptions = (content: string, isSpoken: boolean): boolean => {
  const said = plain(content)
    .replace(courtesies, "")
    .replace(/ (?:again|please)+$/, "");
  return aboutOptions.test(said) || (isSpoken && aboutOptionsAloud.test(said));
};

/** What can be chosen, in a sentence that can be heard. */
export const optionsAloud = (offered: readonly OfferedOption[]): string => {
  const named = offered.map(({ text }) => `“${text}”`);
  const last = named.pop();
  const all = named.length > 0 ? `${named.join(", ")} or ${last}` : last;
  return `You can say ${all}, or simply go on telling me.`;
};
