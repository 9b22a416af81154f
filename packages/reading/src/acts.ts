import { areOnly, phrases } from "./phrases.ts";
import { sentenceTokens, type Text, type Token } from "./text.ts";

/** What a message does, apart from what it tells. */
const acts = [
  "greets",
  "yes",
  "no",
  "unsure",
  "thanks",
  "leaves",
  "may-leave",
  "stops",
  "skips",
  "goes-back",
  "goes-on",
  "wants-listening",
  "wants-other",
  "corrects",
  "complains",
  "refuses",
  "done",
  "laughs",
] as const;
export type Act = (typeof acts)[number];

/** Small words that may stand around any of them. */
const fillers = phrases(`
a / ah / actually / again / alright / all right / and / anyway / as well / at all / but / dear / fine / for now / for today
for tonight / friend / good / great / guess / ha / haha / hm / hmm / honestly / i guess / i suppose / i think / just / lol
lovely / maybe / me / mate / my friend / nice / now / oh / ok / okay / k / kind / please / really / right / so / so much
sorry / still / sure / thanks / thank you / thanks a lot / ta / cheers / thx / then / though / to be honest / tbh / today
tonight / too / um / very / very much / well / yeah / yes / yep / you / you too / zoki / i / with you / talking / listening
it was / it's been / helpful / this / that / helped / was / has / a bit / bit / for this / for that / for listening / for your time
for your help / for the talk / for talking / for the company / no`);

const whole: Readonly<
  Record<
    Exclude<Act, "corrects" | "complains" | "refuses" | "thanks" | "may-leave">,
    ReturnType<typeof phrases>
  >
> = {
  greets:
    phrases(`hi / hello / hey / hiya / hallo / yo / good morning / good afternoon / good evening / morning / evening
    hi there / hello there / hey there / greetings / howdy / anyone there / is anyone there / are you there / test`),
  yes: phrases(`yes / yeah / yep / yup / sure / of course / definitely / absolutely / i do / i did / i am / i have / i think so
    i guess so / probably / i suppose so / exactly / that's right / true / correct / totally / indeed / very much / it does
    it is / it was / both / a lot / always / often / sometimes / aye / ya / yess / yea / mhm / right`),
  no: phrases(`no / nope / nah / not really / i don't think so / never / not at all / i don't / i didn't / not yet / nothing
    none / nobody / no one / neither / it doesn't / it isn't / it wasn't / hardly / not much / not particularly / no thanks`),
  unsure:
    phrases(`i don't know / don't know / i dont know / dont know / dunno / i dunno / idk / no idea / not sure / i'm not sure
    im not sure / hard to say / i can't say / who knows / i have no idea / can't think of anything / i can't think of anything
    i can't tell / no clue / perhaps / maybe / unsure / i wish i knew / difficult to say / i don't remember / i really don't know
    i honestly don't know / can't think / i wouldn't know`),
  leaves:
    phrases(`bye / cheerio / cheerio then / ta ra / see ya / seeya / goodbye / good bye / bye bye / byebye / good night / goodnight / night / night night / nite / nighty night
    auf wiedersehen / adios / au revoir / ciao / see you / see ya / cya / see you later / see you soon / see you tomorrow / see you around / talk later / talk soon / talk tomorrow
    talk to you later / talk to you soon / talk to you tomorrow / speak soon / speak later / take care / until next time / until tomorrow
    till tomorrow / till next time / i have to go / i need to go / i've got to go / ive got to go / i gotta go / gotta go / got to go
    i must go / i should go / i'd better go / i better go / better go / i ought to go / have to go / need to go / i have to run
    gotta run / got to run / i'm off / im off / i'm going / i'm going now / i'm leaving / i'm heading off / i'm done / im done
    i am done / we're done / i'm going to bed / im going to bed / off to bed / i'm off to bed / heading to bed / bed time / bedtime
    time for bed / gonna go to bed / going to bed / go to bed now / i finish / i finish now / i go to sleep / gonna sleep / gonna go / going to sleep / i'm going to sleep / i need to sleep / i should sleep / i'll sleep / i'll sleep on it
    i will sleep on it / i'll try to sleep / i will try to sleep / sleep now / that's all / thats all / that's it / that will do
    that'll do / thatll do / that'll be all / that will be all / that's enough / enough for today / enough for tonight / enough for now
    leave it here / leave it there / i shall leave it there / i shall leave it here / i'll leave it for today / leave it for today / i'll leave it here / i'll leave it there / i'll leave it at that / let's leave it
    let's leave it here / let's leave it there / let's leave it at that / we can stop here / let's stop here / let's stop there
    let's end here / i'll stop here / i'll stop there / i'll go now / i'll go / i will go now / i'll be off / i'll let you go
    i'll say good night / i will say good night / i'll say goodnight / i'll say goodbye / i will say goodbye / good day / good day to you
    have a good day / have a good night / have a good evening / have a nice day / have a nice evening / have a good one / farewell
    ttyl / bye for now / catch you later / i'm logging off / logging off / signing off / i'll come back / i'll be back / later
    that's me / that's me done / i'm done here / we're done here / let me go / i'd better get on / i should get on / better get on
    back to work / i'd better be off / time to go / time to sleep / i have to leave / i need to leave / sleep well / and now bed`),
  stops:
    phrases(`stop / stop it / stop this / stop that / enough / no more / quit / cancel / end / i want to stop / can we stop
    could we stop / let's stop / i'd like to stop / i would like to stop / i want to quit / stop here / no more of this / end this
    i don't want this / i don't want to do this / i don't want to continue / don't want to go on / i've had enough / quiet / shut up`),
  skips:
    phrases(`skip / skip it / skip this / skip that / skip this one / skip that one / skip the question / pass / i'll pass
    next / next one / next question / another question / ask something else / ask me something else / a different question
    not this one / move on / let's move on / can we move on / can we skip that / can we skip this`),
  "goes-back":
    phrases(`back / go back / one back / back one / the question before / previous / previous question / can we go back
    let's go back / go back one`),
  "goes-on":
    phrases(`go on / continue / carry on / keep going / let's go on / let's continue / ask me / ask away / go ahead / proceed
    questions / questions then / questions please / plain questions / some questions / a few questions / the questions / better questions / different questions
    ready / i'm ready / what next / what's next / next step / what now / let's go / let's do it / let's / do it / more`),
  "wants-listening": phrases(
    `an ear / just an ear / only an ear / just listen / listen / only listen / just listen please / keep listening / stay with this`,
  ),
  "wants-other":
    phrases(`something else / another topic / a different topic / change the subject / let's change the subject
    can we talk about something else / let's talk about something else / i want to talk about something else
    talk about something else / different topic / change / start over / start again / can we start over`),
  done: phrases(`done / finished / did it / i did it / i've done it / i'm there / there / completed / i have done it / all done
    did that / i did that / i did`),
  laughs: phrases("haha / hahaha / lol / ha ha / lmao / hehe / that's funny / funny / rofl"),
};

/** Said in a sentence of more words, these are still what they are. */
const within: Readonly<
  Record<
    "wants-listening" | "wants-other" | "complains" | "refuses" | "corrects",
    ReturnType<typeof phrases>
  >
> = {
  "wants-listening":
    phrases(`just want to be heard / just need to be heard / just want someone to listen / just need someone to listen
    just want to vent / just need to vent / let me vent / don't want advice / not looking for advice / don't need advice / no advice
    not looking for solutions / don't want solutions / don't need solutions / don't fix / don't need you to fix / don't want you to fix
    no questions please / no more questions / stop asking / don't ask me / stop with the questions / rather not be asked
    just need to get this out / just need to get it out / just want to get it out / just want to talk / only want to talk
    just wanted to tell someone / just wanted to tell somebody / just listen to me / can you just listen / could you just listen
    please just listen / you just listen / want you to listen / need you to listen / too many questions / so many questions`),
  "wants-other":
    phrases(`talk about something else / change the subject / different subject / different topic / on another note
    something completely different / can we change topic / rather talk about something else`),
  complains:
    phrases(`you're not listening / you are not listening / you aren't listening / you don't listen / you didn't listen
    you're not reading / you didn't read / are you even reading / are you even listening / did you even read / you already asked
    you asked that already / you just asked that / already told you / i just told you / i just said that / you're repeating
    what i just said / saying it back to me / saying back what i / repeating me / repeating what i
    you keep repeating / you keep saying / you keep asking / stop repeating / you said that already / makes no sense / make no sense
    doesn't make sense here / stupid question / dumb question / weird question / odd question / pointless question / silly question
    this is useless / you're useless / this isn't helping / this is not helping / this doesn't help / not helpful / you don't get it
    you don't understand / you're not getting it / what kind of question / are you a parrot / sounds scripted / sounds canned
    generic answer / that's generic / not an answer / didn't answer my question / you didn't answer / haven't answered
    you are ignoring / you're ignoring / is that all you / hoped for a bit more than / hoped for a little more than / hoped for more than
    hoping for a bit more than / hoping for a little more than / hoping for more than / expected more than / that was rude / how is that an answer / that's not helpful / that doesn't help`),
  refuses:
    phrases(`rather not say / rather not talk / rather not answer / don't want to talk about it / don't want to talk about that
    don't want to talk about this / don't want to answer / don't want to go into / prefer not to / not going there / none of your business
    can we not / let's not / not comfortable / too private / too personal / don't want to say / don't want to think about`),
  corrects:
    phrases(`that's not what i meant / not what i meant / that's not what i said / not what i said / i didn't say that
    i never said that / you misunderstood / you misunderstand / you misread / you got that wrong / you've got that wrong / you got it wrong
    that's wrong / that's not right / that isn't right / that's not it / that isn't it / no i meant / i meant / it's not about that
    wrong person / you're mixing / you've mixed / you mixed / i didn't skip / that's not the step / that's not my / that wasn't the
    not what i'm saying / not what i asked / that's not true / not quite what i / you have that wrong / i didn't mean / you misheard
    that wasn't what i / no that's not / no it's not that / it isn't that / it's not that / that's not really it / wasn't talking about
    not talking about`),
};

const thanked = phrases(
  `thanks / thank you / thankyou / thx / ta / cheers / many thanks / much obliged / much appreciated / i appreciate / appreciated`,
);

/** More words than this tell something besides. */
const fewWords = 14;
const thanksWords = 12;

/** A farewell in its own words behind a reason: "gotta go, the kids are up". */
const turnsToGo =
  phrases(`i have to go / i need to go / i've got to go / i gotta go / gotta go / got to go / i must go / i should go
  i'd better go / i better go / better go / i have to run / gotta run / got to run / i have to leave / i'm off / i'd better run / better run
  i'm done / im done / that's me / thats me / right i'm done / i'll leave it there / i'll stop there / time to go
  i go to sleep / i go to bed / i will sleep / i'm going to bed / i'm going to sleep / i'm off to bed / off to bed / going to bed`);

/** What begins a last sentence and is always a farewell: "Goodnight from the side with the well." */
const farewells = phrases(
  "good night / goodnight / bye / bye bye / goodbye / night night / cheerio",
);

const saidTo = phrases(
  "from / to you / then / all / and / dear / now / my dear / zoki / ty / thx / thanks / thank you / x / xx / xxx",
);

const isFarewell = (tokens: readonly Token[]): boolean => {
  for (let index = 0; index < tokens.length; index += 1) {
    const length = farewells.at(tokens, index);
    if (length > 0)
      return tokens[index + length - 1]?.mark !== "" || saidTo.at(tokens, index + length) > 0;
    if (fillers.at(tokens, index) === 0) return false;
  }
  return false;
};

const leavesFirst = (tokens: readonly Token[]): boolean => {
  for (let index = 0; index < tokens.length; index += 1) {
    const length = turnsToGo.at(tokens, index);
    if (length > 0) {
      const last = tokens[index + length - 1];
      return (
        last !== undefined &&
        (last.mark !== "" ||
          tokens[index + length] === undefined ||
          tokens[index + length]?.word === "now")
      );
    }
    if (fillers.at(tokens, index) === 0) return false;
  }
  return false;
};

/** Whether a sentence is said about the talk and not about the matter: it is no part of an answer. */
export const isAside = (tokens: readonly Token[]): boolean =>
  within.complains.isIn(tokens) ||
  within.corrects.isIn(tokens) ||
  areOnly(tokens, whole.leaves, fillers) ||
  areOnly(tokens, whole.laughs, fillers) ||
  areOnly(tokens, whole.greets, fillers) ||
  (thanked.begins(tokens) && tokens.length <= thanksWords) ||
  leavesFirst(tokens);

/** Behind a comma these end a sentence and not a talk: "I am tired, that's all". */
const endsSentence = phrases("that's all / thats all / that's it / thats it / that's me / later");

/** The words behind the last comma: "she is not dead, ok, good night". */
const tailOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    tokens.findLastIndex(({ mark }, index) => mark !== "" && index < tokens.length - 1) + 1,
  );

const leavesBehind = (tail: readonly Token[], sentence: readonly Token[]): boolean =>
  areOnly(tail, whole.leaves, fillers) &&
  (tail.length === sentence.length || !areOnly(tail, endsSentence, fillers));

/** What a message does. Most acts count only where they are the whole of it, a farewell also as its last sentence. */
export const actsIn = (text: Text): Act[] => {
  const { tokens, sentences } = text;
  if (tokens.length === 0) return [];
  const found = new Set<Act>();
  const isShort = tokens.length <= fewWords;
  if (isShort)
    for (const [act, core] of Object.entries(whole) as [
      keyof typeof whole,
      (typeof whole)["yes"],
    ][]) // Object.entries widens the keys
      if (areOnly(tokens, core, fillers)) found.add(act);
  const final = sentenceTokens(text, sentences.length - 1);
  // "I shall leave it there. Thank you.": a last thanks stands behind what was meant
  const isThanksOnly = thanked.begins(final) && final.length <= 4 && sentences.length > 1;
  const last = isThanksOnly ? sentenceTokens(text, sentences.length - 2) : final;
  const isAsked = sentences.at(-1)?.isQuestion ?? false;
  if (
    !isAsked &&
    (areOnly(last, whole.leaves, fillers) ||
      leavesBehind(tailOf(last), last) ||
      (last.length <= fewWords && (leavesFirst(last) || isFarewell(last))))
  )
    found.add("leaves");
  // said first and followed by more, it may only be meant: the reader of sentences has to agree
  else if (!isAsked && sentences.some((_, number) => leavesFirst(sentenceTokens(text, number))))
    found.add("may-leave");
  if (isShort || sentences.length > 1) {
    const length = thanked.at(final, 0) || (thanked.at(final, 1) && fillers.at(final, 0));
    if (
      length > 0 &&
      final.length <= thanksWords &&
      !isAsked &&
      !final.some(({ word }) => word === "but")
    )
      found.add("thanks");
  }
  for (const [act, core] of Object.entries(within) as [
    keyof typeof within,
    (typeof within)["complains"],
  ][]) // as above
    if (core.isIn(tokens)) found.add(act);
  return [...found];
};
