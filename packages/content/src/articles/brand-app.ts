import { brand } from "@app/contract/brand";
import { limits } from "@app/contract/limits";
import type { Article } from "./article.ts";

const { name, slug, companion } = brand;

export const brandApp: Article = {
  path: `/${slug}-app`,
  read: "2026-11-15",
  parts: [
    {
      heading: "An address and no download",
      paragraphs: [
        `You will not find ${name} in an app shop. It is a website, and the browser on your phone or computer is all it needs. Open the address, type a sentence, and ${companion}, an AI, answers in text. Whoever has an account can say it aloud instead, and hear the answer. That is as true on a borrowed laptop as on your own phone. It is not therapy on either.`,
        "If you come often, keep a bookmark, or let your browser put the page on the home screen. Think first about who else looks at that screen. A browser’s menu is more discreet than an icon.",
      ],
    },
    {
      heading: "On a phone",
      paragraphs: [
        "The layout was drawn for a narrow screen first. What you need lies low enough for a thumb, and the keyboard does not cover the box you write in. There is a dark look, which is the usual one and kind to eyes in bed, and a light one. Larger text, if you have set it on your phone, is respected. If you have asked for less movement, the drawings hold still.",
        "A call, a knock, a tunnel: phones interrupt. What you were typing is kept until you close the tab. A reply that was cut off can be asked for again, and your message will not be taken twice.",
      ],
    },
    {
      heading: "On a computer",
      paragraphs: [
        "Everything can be done from the keyboard, and you can see where you are. With a screen reader, a reply is announced once it is finished, so that it does not stutter out word by word. A program checks the pages for barriers in both looks, by rules that follow the Web Content Accessibility Guidelines of the W3C. Such a program does not find everything. If something stands in your way, please write to us by the contact page.",
        "Articles like this one can be read with scripts switched off. A conversation cannot, since it needs them to come and go.",
      ],
    },
    {
      heading: "When there is no connection",
      paragraphs: [
        "After your first visit, four pages stay with your browser and open without the internet: the crisis numbers, your safety plan, the breathing exercise and the grounding one. Browsers call the mechanism a service worker. We chose these four because bad hours do not wait for a signal.",
        "Conversation itself needs the server. If you lose the connection in the middle of a sentence, what you sent waits on your device and goes off when you are back. Nobody answers in the meantime. If you cannot wait, ring one of the numbers. A telephone often works where the internet does not.",
      ],
    },
    {
      heading: "From one device to another",
      paragraphs: [
        "As a guest you are known only to the browser you wrote in. Clear its data, or change to another device, and the talk is out of reach, although its text lies on the server until its time is up. So delete first if it matters to you, and clear afterwards.",
        `With an account you find your talks of the last ${limits.session.retentionDays} days on every device you sign in on. You can sign in with a password or, where browser and site allow it, with a passkey, which is a fingerprint or a screen lock in place of a word to remember. The vault asks for its own passphrase on each device. Opening it takes a moment’s heavy arithmetic by a method called Argon2id. The delay is deliberate, so that a thief would need that moment for every guess.`,
      ],
    },
    {
      heading: "On a device you share",
      paragraphs: [
        "Some readers write at the kitchen table of somebody they are afraid of. For them above all: a button marked Leave is always near, and Escape, pressed twice, does the same. The screen is emptied, your draft is wiped, and a weather page opens. The browser’s history still has the visit, so use a private window as well.",
        "On a library computer, sign out at the end and close every window. If your safety depends on not being found out, use a device that the other person has never held. A domestic abuse line can help you plan, and the list of numbers names them where we know one.",
      ],
    },
    {
      heading: "What it asks of your device",
      paragraphs: [
        "Little. It does not want your contacts, your photographs or your place on a map. To show helplines it guesses the country from the clock setting of your device, and you can correct that. Fonts, pictures and scripts come from the same address as the page and from nowhere else. A few settings and a cookie for the sign-in are stored in the browser.",
      ],
    },
  ],
  questions: [
    {
      question: "Which browsers does it run in?",
      answer:
        "A current Chrome, Edge, Firefox or Safari, on whatever they run on. Phones that have had no update for several years may show the articles and the crisis page and stumble over the conversation. If the talk does not open, try another browser before you blame yourself. The numbers on the crisis page are there in any case.",
    },
    {
      question: "Does it drain the battery or the data plan?",
      answer:
        "In writing, hardly. The pages are kept small, replies are a few hundred letters long, and nothing plays in the background. An evening of writing costs less data than a single photograph from a modern phone. Talking aloud takes more, since sound travels both ways; an hour of it is like an hour of radio. When the tab is closed, it is closed: no part of it goes on listening, counting or asking the server for news.",
    },
    {
      question: "Can I take my saved conversations with me?",
      answer:
        "Yes. With a vault you can export what is in it as one file. Inside is a small page that opens it on your own computer with your passphrase, with no connection and no help from us. Keep the file somewhere other than the twelve words. You can bring it back into a vault later, here or on another copy.",
    },
    {
      question: "How do I remove it from my phone?",
      answer: `There is nothing to uninstall. Go to the page for deleting an account, which works for guests too, and confirm. That clears the server and this browser. Then take away the bookmark and, if you like, the browser’s data for this site. If ${name} was only a bad idea on a bad evening, nothing of yours is left here.`,
    },
  ],
  sources: [
    {
      title: "Web Content Accessibility Guidelines (WCAG) 2.2",
      by: "World Wide Web Consortium",
      year: 2023,
      url: "https://www.w3.org/TR/WCAG22/",
    },
    {
      title: "Service Workers",
      by: "World Wide Web Consortium",
      year: 2022,
      url: "https://www.w3.org/TR/service-workers/",
    },
    {
      title:
        "Argon2 Memory-Hard Function for Password Hashing and Proof-of-Work Applications (RFC 9106)",
      by: "Biryukov, Dinu, Khovratovich and Josefsson, Internet Research Task Force",
      year: 2021,
      url: "https://doi.org/10.17487/RFC9106",
    },
  ],
  related: ["/talk-session", "/crisis", "/best-ai-therapy-app", `/${slug}`],
};
