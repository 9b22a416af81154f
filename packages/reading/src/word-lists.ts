import { readFileSync } from "node:fs";

const wordsIn = (file: string): string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), "utf8")
    .trim()
    .split(/\s+/);

/** Words that people use every day. */
export const commonWords: readonly string[] = wordsIn("common-words");

/** First names that are no other English word, in small letters. */
export const firstNames: ReadonlySet<string> = new Set(wordsIn("first-names"));

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that hold sentences together and name nothing. */
export const functionWords = set(`
  a an the this that these those my your his her its our their mine yours ours theirs i me we us you he him she it they them
  myself yourself himself herself itself ourselves themselves who whom whose which what when where why how and or but nor so yet
  if than then because since although though unless until till while as of at by for with about against between into through
  during before after above below to from up down in out on off over under again further once here there all any both each few
  more most other some such no not only own same too very can will just don't should now i'm i've i'd i'll you're you've he's
  she's it's we're we've they're they've isn't aren't wasn't weren't haven't hasn't hadn't won't wouldn't can't couldn't shouldn't
  didn't doesn't let's that's there's what's who's is am are was were be been being do does did doing have has had having would
  could may might must shall ought also even still ever never always often sometimes really quite rather perhaps maybe like
  around across along among behind beside besides beyond near off onto toward towards upon within without via per every either
  neither nobody everyone everybody someone somebody anyone anything something nothing everything one ones else much many lot
  little less least enough almost already yesterday today tomorrow tonight yes oh well ok okay im ive dont cant didnt got get gets
  getting gonna wanna gotta cos bc where's how's he'd she'd they'd it'd who'd there'd whatever whenever wherever however anyway
  last next ago away apart together instead especially actually basically literally probably definitely honestly
`);

/** Verbs in the forms that follow a noun. */
export const commonVerbs = set(`
  says said say tells told tell asks asked thinks thought think knows knew know wants wanted want needs need feels felt feel seems
  seemed looks looked goes went go comes came come makes made make takes took take gives gave give gets keeps kept keep lets let puts
  put stops stopped starts started begins began leaves left leave died dies die lives lived works worked calls called rang rings
  texted texts wrote writes write sent sends send moves moved moving plays played runs ran run walks walked talks talked speaks spoke
  sits sat sit stands stood falls fell fall breaks broke broken loses lost lose wins won win finds found find brings brought buys
  bought pays paid sells sold loves loved hates hated likes liked misses missed hurts hurt helps helped tries tried turns turned
  means meant happens happened becomes became stays stayed waits waited cries cried laughs laughed shouts shouted yells yelled
  sleeps slept wakes woke eats ate drinks drank drives drove flies flew sees saw see hears heard hear watches watched reads read
  ends ended closes closed opens opened changes changed grows grew gone done being coming going getting making taking saying
  telling asking leaving dying living working trying having doing sitting standing looking waiting talking crying sleeping eating
  won't can't isn't wasn't doesn't didn't hasn't will would could should might must has had have is are was were be been do does did
  always never just still only also really even ever recently suddenly finally again back too so then now passed bothers bothered
  costs cost feel drains scares scared worries worried wants gives matters remembers remembered forgot forgets understands
`);
