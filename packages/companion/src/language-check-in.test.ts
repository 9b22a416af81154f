import { read } from "@app/reading/read";
import { unreadQuestion } from "@app/safety/elsewhere/check-in";
import { elsewhereWords } from "@app/safety/elsewhere/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCheckIn } from "./language-check-in.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { safetyIn, talk } from "./testing/talk.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const checkIn = (content: string, country: string | null = "GB") =>
  languageCheckIn({ content, reading: read(content), history: [], country });

const unread = [
  ["Polish", "Jestem bardzo zmęczony i nie wiem, co będzie dalej"],
  ["Turkish", "bugün çok yorgun hissediyorum ve kimse yok"],
  ["Korean", "오늘 너무 힘들어요"],
  ["Greek", "Δεν ξέρω τι να κάνω σήμερα"],
  ["Vietnamese", "Hôm nay tôi rất mệt mỏi và không biết phải làm gì"],
  ["Romanian", "Nu mai știu ce să fac și mi-e foarte greu"],
  ["Tagalog", "Pagod na pagod na ako at hindi ko alam ang gagawin"],
  ["Czech", "Nevím co mám dělat, je to moc těžké"],
  ["Swahili", "Leo nimechoka sana na sijui nifanye nini"],
] as const;

test.each(unread)(
  "what is written in %s is met with a check-in and ways to people",
  async (_, content) => {
    const { replies, events } = await talk(server, "the guide", [content]);
    expect(replies[0]).toContain(unreadQuestion.text);
    expect(replies[0]).toContain("116 123");
    expect(replies[0]).toContain("findahelpline.com");
    expect(replies[0]).toContain("999");
    expect(safetyIn(events[0] ?? [])).toMatchObject({ level: "concern", category: null });
  },
);

test("where no country is known, the directory and the local number are named", () => {
  const { text } = checkIn(unread[0][1], null) ?? {};
  expect(text).toContain("your local emergency number");
  expect(text).toContain("findahelpline.com");
});

test("it is said once a session", async () => {
  const [, polish] = unread[0];
  const { replies, events } = await talk(server, "the guide", [polish, polish]);
  expect(replies[1]).not.toContain(unreadQuestion.text);
  expect(safetyIn(events[1] ?? [])).toBeUndefined();
});

test("a yes to it is a crisis", async () => {
  const { events } = await talk(server, "the guide", [unread[4][1], "yes"]);
  expect(safetyIn(events[1] ?? [])).toMatchObject({ level: "crisis" });
});

test.each([
  ["es", "Me siento muy sola y nadie me entiende"],
  ["pt", "Estou desesperada, não aguento isso"],
  ["fr", "Je n'en peux plus, je suis à bout"],
  ["de", "Ich bin verzweifelt und ganz allein"],
  ["it", "Sono disperata e mi sento sola"],
  ["hi", "मैं बहुत अकेला महसूस करता हूँ"],
  ["ar", "أنا خائف ولا أحد يفهمني"],
  ["zh", "我好绝望，没有人懂我"],
  ["ja", "もう限界です、つらいです"],
  ["ru", "Мне очень страшно, я одинок"],
] as const)("distress in %s is asked about in it", async (language, content) => {
  const { replies } = await talk(server, "the guide", [content]);
  expect(replies[0]).toContain(elsewhereWords[language].askSafe);
  expect(replies[0]).toContain("116 123");
});

test.each([
  "Hoy estoy un poco triste y cansada",
  "Ich habe heute viel gearbeitet und bin müde",
  "今天工作很忙",
])("an ordinary message in one of the ten gets no check-in: %s", (content) => {
  expect(checkIn(content)).toBeNull();
});

test.each([
  "I am so tired today, nothing special",
  "ugh mondayyy",
  "asdf jkl qwer zxcv uiop",
  "Sarah, Priya, Tom, Mehmet",
  "lol idk tbh ngl",
  "im soooo tierd 2day nd cnt slp at nite",
  "We'll see in six weeks. Bonne nuit",
  "i'll go to tell him what she would say. gracias, buenas noches",
])("English, names and slips get no check-in: %s", (content) => {
  expect(checkIn(content)).toBeNull();
});

test("a model that takes the message gets no check-in beside it", async () => {
  const { replies } = await talk(server, "a kind model", [unread[0][1]]);
  expect(replies[0]).not.toContain(unreadQuestion.text);
});

test("when the model fails, the guide asks in its place", async () => {
  const { replies } = await talk(server, "a model that is down", [unread[0][1]]);
  expect(replies[0]).toContain(unreadQuestion.text);
});
