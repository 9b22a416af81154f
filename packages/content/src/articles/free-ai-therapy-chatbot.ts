import { brand } from "@app/contract/brand";
import { entitlements } from "@app/contract/entitlements";
import type { Article } from "./article.ts";

const { name, companion } = brand;

export const freeAiTherapyChatbot: Article = {
  path: "/free-ai-therapy-chatbot",
  read: "2026-11-15",
  parts: [
    {
      heading: "Free, and not what the name says",
      paragraphs: [
        `You can start writing to ${companion} this minute and owe nobody anything. What you get is a conversation with an AI. It is not therapy, at this price or any other, and no amount of messages adds up to seeing a professional.`,
        "The rest of this page is about money, because money explains a good deal about how such bots behave. We make one, so read us with the same suspicion.",
      ],
    },
    {
      heading: "Six ways a free chatbot gets paid",
      paragraphs: ["Servers cost money every month. Somewhere it comes in:"],
      list: [
        "From a few who pay. The free part is a sample, and the good things sit behind a counter.",
        "From advertisers, who pay to know what moves you.",
        "From your words, as material to train a model that is sold elsewhere.",
        "From investors, who pay now and will want it back, so the terms may turn later.",
        "From an employer, an insurer or a university that bought access for you. Ask what they are told.",
        "From a public body, a charity or donors. This is the rarest, and projects end when the grant does.",
      ],
      after:
        "None of these is wicked by itself. What counts is whether you were told, in a sentence you did not have to dig for.",
    },
    {
      heading: "What the small print has turned out to mean",
      paragraphs: [
        "In 2018 researchers watched the traffic of 36 well-placed apps for depression and for giving up smoking. All but three passed data on to other companies. Of the 29 that sent some to Google or Facebook, only twelve said so correctly in a policy. That was before chatbots of today’s kind.",
        "A team at Stanford read the policies of six large American makers of language models in 2025. By default all six appeared to use what people type to train their models, and some kept it without an end date. Usually there is a setting to refuse, two or three menus down. If you use a general assistant for heavy talks, look for that setting tonight.",
      ],
    },
    {
      heading: "Where free tends to stop",
      paragraphs: [
        "Notice the moment at which you are asked to pay. In a decent product it comes on an ordinary page, with a price. In others it comes after you have written the hardest paragraph of your year, with the reply blurred until you subscribe. American regulators have a name for designs that push people into things they did not mean to do. They call them dark patterns, and they have listed the commonest: a trial that renews itself, a hidden way out, a button that shames you for saying no.",
        "There is a quieter stop as well. People simply drift off. In a study of 93 apps for anxiety and mood, the typical one was opened on the thirtieth day by about three in a hundred of those who had installed it. If you left one, you were in the majority, and it is no failing of yours.",
      ],
    },
    {
      heading: "What it costs here, line by line",
      paragraphs: [
        `Without an account you may send ${entitlements.anonymous.messagesPerDay} messages a day, and with a free one ${entitlements.member.messagesPerDay}. Crisis numbers, the safety plan, breathing and grounding are open to everybody. Saving to a vault that only you can open needs an account and no payment. A message that sounds like a crisis is answered even when the day’s count is used up, and nothing is offered for sale in a conversation.`,
        `${name} can be run by anyone on their own server. Whoever runs the copy you are using bears the cost. They may take donations. They may sell a membership with more messages, and then the price stands on the membership page with a way to leave. Where no payment service has been set up, nothing is sold at all. Your words are not used to train the built-in guide, which writes the replies unless a model has been connected; a receipt below each reply says which it was.`,
      ],
    },
    {
      heading: "Free help from human beings",
      paragraphs: ["Before you settle for software, see what people give away:"],
      list: [
        "Helplines, by phone, text and chat, in most countries and several languages.",
        "Family doctors, where a public system or your insurance covers the visit.",
        "Self-referral to talking services, as in England, at no charge.",
        "University clinics, where supervised students see clients for little or nothing.",
        "Mutual-help groups for alcohol, gambling, loss, caring or long illness.",
        "Advice centres for debt, housing and work, which is often where the pressure comes from.",
      ],
      after:
        "Several may have a queue. Join it today and use a bot while you wait, if you like. Doing it the other way round costs you weeks.",
    },
    {
      heading: "When free is too expensive",
      paragraphs: [
        "A bot is a bad bargain if it keeps you from the thing that would help. Watch for signs: you tell it you are fine so that it will stop asking; you have cancelled a real appointment because writing took the pressure off; you are hiding how many hours you spend. Bring one of these up with a doctor or a friend this week.",
        "If you are thinking about killing yourself, the right service is also free. A crisis line costs nothing in most countries, and you need not have your story in order. If minutes count, call an ambulance and leave any bill for later.",
      ],
    },
  ],
  questions: [
    {
      question: "Do I have to give a card number for a free trial?",
      answer:
        "Not here. Elsewhere, a card asked for in advance means that the plan is to charge it. Note the last day, set an alarm two days before, and cancel as soon as you have signed up if access continues to the end. Many banks let you make a virtual card with a limit. Screenshots help if you have to argue later.",
    },
    {
      question: "Is a paid chatbot better than a free one?",
      answer:
        "Paying may remove advertising and buy a larger model with longer answers. It does not buy judgement, a licence or anybody on call. Some paid apps hold more about you than free ones, because they have your card and your name. Compare what happens to your words and in an emergency. Then decide whether the money might go towards an hour with a person.",
    },
    {
      question: "Could I run such a bot on my own computer?",
      answer: `Yes, if you are handy. Programs such as Ollama or llama.cpp run open models at home, and nothing leaves the machine. ${name} can be pointed at one. What you lose is quality, and often every safeguard: a bare model has no crisis list and nobody has tested how it answers despair. Put a helpline number on the desk beside it.`,
    },
    {
      question: "Why would anybody give this away?",
      answer:
        "People who build such things have mixed motives, and so have we: wanting to be useful, wanting to show what can be done with little data, wanting to be found by those who may become members. You are right to ask. Judge by whether the free part is whole in itself, and by how it behaves on the day you say goodbye.",
    },
  ],
  sources: [
    {
      title:
        "Assessment of the Data Sharing and Privacy Practices of Smartphone Apps for Depression and Smoking Cessation",
      by: "Huckvale, Torous and Larsen, JAMA Network Open",
      year: 2019,
      url: "https://doi.org/10.1001/jamanetworkopen.2019.2542",
    },
    {
      title:
        "User Privacy and Large Language Models: An Analysis of Frontier Developers’ Privacy Policies",
      by: "King, Klyman, Capstick, Saade and Hsieh, arXiv",
      year: 2025,
      url: "https://arxiv.org/abs/2509.05382",
    },
    {
      title: "Bringing Dark Patterns to Light: staff report",
      by: "Federal Trade Commission",
      year: 2022,
      url: "https://www.ftc.gov/reports/bringing-dark-patterns-light",
    },
    {
      title:
        "Objective User Engagement With Mental Health Apps: Systematic Search and Panel-Based Usage Analysis",
      by: "Baumel, Muench, Edan and Kane, Journal of Medical Internet Research",
      year: 2019,
      url: "https://doi.org/10.2196/14567",
    },
  ],
  related: [
    "/best-free-ai-therapy-bots",
    "/therapy-chatbot",
    "/membership",
    "/mental-health-support",
  ],
};
