import type { RefusalReason } from "@app/contract/kindness-words";
import { wordData } from "../refusing/word-data.ts";

const slurAt = (index: number): string => wordData.slurs[index] ?? "";

/** What is refused, as it would be written plainly. */
export const refusedSeeds: Readonly<Record<RefusalReason, readonly string[]>> = {
  slur: [0, 3, 6, 8, 10, 12, 13, 14, 17, 33, 36].map(
    (index, at) =>
      [
        `you ${slurAt(index)}`,
        `all of you are ${slurAt(index)}s`,
        `what a ${slurAt(index)} thing to say`,
      ][at % 3] ?? "",
  ),
  harassment: [
    "kill yourself",
    "you are worthless",
    "go kill yourself nobody cares",
    "you are a pathetic loser",
    "nobody likes you",
    "everyone hates you",
    "the world would be better without you",
    "you should just die",
    "I hope you get cancer",
    "you stupid idiot",
    "you are so ugly it hurts",
    "shut up you crybaby",
    "I will find you and hurt you",
    "I know where you live",
    "you deserve to suffer",
    "you are a waste of space",
    "you disgust me",
    "all immigrants should be deported",
    "muslims are terrorists",
    "gay people are disgusting",
    "go back to your country",
    "women belong in the kitchen",
    "your mother should have aborted you",
    "stop crying you loser",
    "you will always be alone",
    "no one would miss you",
    "people like you are vermin",
    "slit your wrists",
    "get a life you losers",
    "you belong in the trash",
    "no wonder everyone left you",
    "nobody will ever love someone like you",
    "hope your whole family dies",
    "your existence is a mistake",
    "shut the hell up",
    "women are so stupid",
    "kill all jews",
  ],
  sexual: [
    "send nudes please",
    "I want to fuck her so badly",
    "your tits are amazing",
    "nice tits",
    "she has huge boobs",
    "suck my dick",
    "any girls up for sex tonight",
    "horny girls dm me",
    "I would bang her all night",
    "bend over for me",
    "sexy girls in your area",
    "young girls are so hot",
    "show me your boobs",
    "she turns me on",
    "i want to see you naked",
    "rate my dick",
  ],
  selling: [
    "buy cheap pills online",
    "dm me for prices",
    "use code SAVE at checkout",
    "link in bio",
    "join my telegram channel",
    "check out my onlyfans",
    "earn 500 dollars a day from home",
    "invest with me and double your money",
    "love spell caster brings back your ex in two days",
    "get more followers fast",
    "we write your essays",
    "flash sale now on everything",
    "free shipping worldwide",
    "subscribe to my channel",
    "cheap xanax for sale",
    "click here to claim your free iphone",
    "check my bio for the link",
    "fake passports for sale",
  ],
};

export const phoneSeeds = [
  "079 1112 3456",
  "+44 20 7946 0958",
  "555 123 4567",
  "0049 151 2345678",
  "212-555-0147",
];
export const mailSeeds = [
  "night.owl@example.com",
  "lena22@gmail.com",
  "j_doe@proton.me",
  "help@mail.example.org",
];
export const linkSeeds = ["example.com", "my-shop.net", "cheapthings.io", "meet-us.org"];
export const nameSeeds = [
  "Sarah Connor",
  "Daniel Williams",
  "Priya Sharma",
  "Thomas Müller",
  "Emily Carter",
  "Jose Garcia",
];
export const handleSeeds = [
  "@night_owl22",
  "insta: lonely.heart",
  "my snap is kitty_22",
  "discord user#1234",
  "add me on telegram ghost_rider",
  "u/some_person",
];
