import { commonWords } from "./word-lists.ts";

const languages = [
  "zh",
  "hi",
  "es",
  "fr",
  "ar",
  "bn",
  "pt",
  "ru",
  "ur",
  "id",
  "de",
  "ja",
  "it",
  "tr",
  "pl",
  "ko",
  "other",
] as const;
export type Language = (typeof languages)[number];

const scripts: readonly (readonly [Language, RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/],
  ["zh", /[\u4e00-\u9fff]/],
  ["ko", /[\uac00-\ud7af]/],
  ["bn", /[\u0980-\u09ff]/],
  ["hi", /[\u0900-\u097f]/],
  ["ur", /[\u0679\u0688\u0691\u06ba\u06d2\u06c1\u06be]/],
  ["ar", /[\u0600-\u06ff]/],
  ["other", /[іїєґ]/i],
  ["ru", /[\u0400-\u04ff]/],
  [
    "other",
    /[\u0370-\u03ff\u0590-\u05ff\u0e00-\u0e7f\u0b80-\u0bff\u0c00-\u0c7f\u0a80-\u0aff\u10a0-\u10ff\u0530-\u058f\u1200-\u137f]/,
  ],
];

/** Words that are common in one language and mean nothing in English. */
const marks: readonly (readonly [Language, string])[] = [
  [
    "es",
    "estoy muy que el los las una por para pero porque mi me siento triste cansado cansada hoy hola tengo no sé como con mucho mucha trabajo ayuda nadie puedo quiero solo sola familia esta está soy ella gracias necesito hablar miedo ansiedad todo nada cuando desde hace semanas dormir mal bien yo de la en un del al lo le se su sus y si más también eso ese esos este ya ni te nos fue era eran hay qué cómo dónde mis mamá papá hermano hermana hijo hija años casa él nunca siempre ahora ayer mañana",
  ],
  [
    "fr",
    "je suis très que le les une pour mais parce mon ma mes me sens triste fatigué fatiguée aujourd'hui bonjour j'ai ne pas avec beaucoup travail aide personne peux veux seul seule famille est elle merci besoin parler peur tout rien quand depuis semaines dormir mal bien c'est salut dans suis ça il nous vous ils de la du des un et où en au aux ce cette son sa ses lui plus quoi fait sais va été qui moi toi mère père fils fille frère soeur ans maison jamais toujours hier demain",
  ],
  [
    "pt",
    "estou muito que os as uma por para mas porque meu minha me sinto triste cansado cansada hoje olá tenho não sei como com trabalho ajuda ninguém posso quero sozinho sozinha família está sou ela obrigado obrigada preciso falar medo tudo nada quando desde semanas dormir mal bem oi você eu ele de da dos das um em na e se mais também já foi tem ter sua seu isso este essa mãe pai irmão irmã filho filha anos casa nunca sempre agora ontem amanhã",
  ],
  [
    "de",
    "ich bin sehr dass der das die eine für aber weil mein meine mich fühle traurig müde heute hallo habe nicht weiß wie mit viel arbeit hilfe niemand kann will allein familie ist sie danke brauche reden angst alles nichts wenn seit wochen schlafen schlecht gut mir und er wir ihr du ein einen einem einer zu im um von auf auch noch nur schon haben wird dem den sich bei nach aus dir dich uhr wegen mutter vater bruder schwester sohn tochter jahre haus immer nie jetzt gestern morgen",
  ],
  [
    "it",
    "sono molto che il gli una per ma perché mio mia mi sento triste stanco stanca oggi ciao ho non so come con lavoro aiuto nessuno posso voglio solo sola famiglia è lei grazie bisogno parlare paura tutto niente quando da settimane dormire male bene io lui noi di del della la lo un e le si se più anche ti ci ha hanno fa nel nella questo questa mamma papà fratello sorella figlio figlia anni casa mai sempre adesso ieri domani",
  ],
  [
    "id",
    "saya aku sangat yang untuk tapi karena merasa sedih lelah hari ini halo tidak tahu dengan banyak kerja bantuan bisa mau sendiri keluarga adalah dia terima kasih butuh bicara takut semua kapan sejak minggu tidur ada dan itu sekali nggak gak",
  ],
  [
    "tr",
    "ben çok bir için ama çünkü benim hissediyorum üzgün yorgun bugün merhaba var yok bilmiyorum ile iş yardım kimse istiyorum yalnız aile teşekkür konuşmak korku her şey uyuyamıyorum değil ve bu",
  ],
  [
    "pl",
    "jestem bardzo że dla ale bo moja mój czuję smutny smutna zmęczony zmęczona dzisiaj cześć mam nie wiem jak praca pomoc nikt mogę chcę sam sama rodzina jest ona dziękuję potrzebuję rozmawiać strach wszystko nic kiedy od się w z na po co ten jego jej mnie mi ją tak już tylko jeszcze przez było był była mama tata brat siostra syn córka lat dom nigdy zawsze teraz wczoraj jutro",
  ],
  [
    "hi",
    "main mujhe bahut hoon hai mera meri kya nahi nahin aur mein ko se raha rahi dukhi akela akeli namaste kaise kuch yaar tum aap",
  ],
  [
    "other",
    "ik ben heel het een voor maar omdat mijn voel verdrietig moe vandaag niet weet hoe met werk hulp niemand kan wil alleen jag är mycket inte och att det jeg ikke meget de en van je dat zijn op te som på har han hon vi men av om så nog ook wel hij zij geen vorige heb hebben mij naar bij uit deze spreek eigenlijk",
  ],
];
const markSets = marks.map(([language, words]) => [language, new Set(words.split(" "))] as const);
const english = new Set(
  "the a i i'm is am are was to of and my me in it that for on with you but not have so just be this at she he they what can do don't know feel like really no hi hello hey ok okay yes thanks all about because when how why if from as out up we her his an by or work help today".split(
    " ",
  ),
);

const knownEnglish: ReadonlySet<string> = new Set([...english, ...commonWords.trim().split(/\s+/)]);

/** After words in another language, a message in which next to nothing is English goes on in it. */
export const isHardlyEnglish = (lower: string): boolean => {
  const words = lower.match(/[\p{L}']+/gu) ?? [];
  return (
    words.length > 0 &&
    words.filter((word) => knownEnglish.has(word)).length / words.length < hardly
  );
};
const hardly = 0.3;

/** The language a message is written in, when it is not English; null for English or too little to say. */
export const languageOf = (lower: string): Language | null => {
  const letters = (lower.match(/\p{L}/gu) ?? []).length;
  if (letters === 0) return null;
  const foreign = (lower.match(/[^\p{Script=Latin}\P{L}]/gu) ?? []).length;
  if (foreign / letters > 0.4)
    return scripts.find(([, pattern]) => pattern.test(lower))?.[0] ?? "other";
  const words = lower.match(/[\p{L}']+/gu) ?? [];
  if (words.length < 2) {
    const alone: Readonly<Record<string, Language>> = {
      hola: "es",
      bonjour: "fr",
      salut: "fr",
      olá: "pt",
      oi: "pt",
      hallo: "de",
      ciao: "it",
      halo: "id",
      merhaba: "tr",
      cześć: "pl",
      namaste: "hi",
      buongiorno: "it",
      gracias: "es",
      merci: "fr",
      danke: "de",
      ayuda: "es",
    };
    return alone[words[0] ?? ""] ?? null;
  }
  const plain = words.filter((word) => english.has(word)).length;
  let best: { language: Language; hits: number } | null = null;
  for (const [language, set] of markSets) {
    const hits = words.filter((word) => set.has(word)).length;
    // "la la la" is one word
    if (new Set(words.filter((word) => set.has(word))).size < 2) continue;
    if (!best || hits > best.hits) best = { language, hits };
  }
  if (!best || best.hits < 2) return null;
  return best.hits > plain && best.hits / words.length >= 0.33 ? best.language : null;
};
