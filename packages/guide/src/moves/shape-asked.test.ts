import { describe, expect, it, test } from "vitest";
import { cardOf } from "../end/card.ts";
import { formOf, questionForms } from "../lines/question-forms.ts";
import { newTalk } from "../talk.ts";
import { lastOf, play } from "../testing/play.ts";
import { findShape } from "../written.ts";

describe("the form of a question, whatever it is about", () => {
  test.each([
    ["is that normal tho, loud at home and nothing at school", "normal"],
    ["Is it daft, to have put all that on a dog?", "odd"],
    ["am I allowed to say no when it's kids?", "allowed"],
    ["is it alright to be angry with someone for being brave at you?", "allowed"],
    ["Would it be wrong to remind her he could be awkward?", "wrong-to"],
    ["Does that make me a fraud, would you say?", "wrong-of-me"],
    ["am i being difficult?", "wrong-of-me"],
    ["Am I being unreasonable, do you think?", "wrong-of-me"],
    ["Did I do something wrong?", "whether-it-was-me"],
    ["Can he do that?", "rules"],
    ["Is there a way of telling fear from not wanting to?", "how-one-knows"],
    ["How long does this usually go on for, would you say?", "how-long"],
    ["what does that even mean", "what-it-means"],
    ["do i text him now or do i wait and say it to his face tomorrow?", "said-or-written"],
    ["Do I sell it this year or hang on to it?", "which-of-two"],
    ["Should I sell it this year or hang on to it?", "which-of-two"],
    ["would you put the money first or second", "first-or-second"],
    ["should i tell them before the resits or after?", "sooner-or-later"],
    ["should i tell him its not ok or just eat the cost", "tell-or-keep"],
    ["Do I tell him I argued against it or keep my mouth shut?", "tell-or-keep"],
    ["do i tell the lads before we go or just keep blagging it?", "tell-or-keep"],
    [
      "should I speak to Priya on her own first, or raise it with her parents?",
      "alone-or-together",
    ],
    ["do you think theyll be angry or just sad?", "how-they-take-it"],
    ["how do I tell if it's shame or if he's just got comfy", "this-or-that"],
    ["Is it a cyst or is it something worse?", "either-or"],
    ["Should I move in with him or live alone?", "which-of-two"],
    ["what if i start crying tho?", "what-if"],
    ["What if it's cancer?", null],
    ["Is it disloyal to Peter to enjoy another man's company?", "wrong-to"],
    ["Is it selfish to want it small?", "selfish-of-me"],
    ["does that make me a fool", "wrong-of-me"],
    ["what does that mean", "what-it-means"],
    ["How would I ask him for it back?", "words-to-ask"],
    ["Is it fair on him?", "fair-on-them"],
    ["Is that fair of me?", "fair-on-them"],
    ["Is that too bossy?", "good-enough"],
    ["Is it fair of him to take it out on me?", "fair-of-them"],
    ["Do people die of this?", null],
    ["Is there any point in going on?", null],
    ["is a brew a sign or am i kidding myself?", "either-or"],
    ["Why do you think a person says nothing at such a moment?", "in-their-mind"],
    ["can you do me a version that sounds like a normal bloke?", "words"],
    ["Do people do the winter out there and the rest at home?", "normal"],
    ["is a promise like that binding?", "must"],
    ["How would you say such a thing to a wife of thirty years?", "words"],
    ["what would you do first?", "first-step"],
    ["Am I?", "echoed"],
    ["What do you put in a leek pie?", null],
  ])("%s", (question, form) => {
    expect(formOf(question)?.id ?? null).toBe(form);
  });

  it("names answers that are there", () => {
    for (const { id, shapes } of questionForms)
      for (const shape of shapes)
        expect(findShape("answer", shape), `${id}: ${shape}`).not.toBeNull();
  });
});

test.each([
  ["Should I speak to his mother, or to him, or leave it be?", "to-them-or-through-somebody"],
  ["So is that a hypocrite or just a coward?", "this-name-or-that"],
  ["Do I ring them or send it with the gallery?", "said-or-written"],
  ["How do you make it up to someone who won't let you?", "make-it-up"],
  ["When do you reckon I should tell the course?", "when-to-tell"],
  ["If I'm honest I do want to do it, don't I?", "own-wish"],
  ["Do you think it's petty, honestly?", "odd"],
  ["Do you think I'm just jealous?", "odd"],
  ["Should I say sorry outright, or would that only make it worse for her?", "sorry-or-worse"],
])("%s has the form of its own, and no other answers it", (asked, form) => {
  const { why } = lastOf(["My friend and I had words about it at the weekend.", asked]);
  const own = questionForms.find(({ id }) => id === form);
  expect(own).toBeDefined();
  const lines = why.lines.filter((line) => !line.startsWith("ask"));
  const answers = [`form/${form}`, ...(own?.shapes ?? []).map((id) => `answer/${id}`)];
  expect(
    lines.some((line) => answers.some((one) => line.startsWith(one))),
    lines.join(),
  ).toBe(true);
});

test("what is asked in a roundabout way is asked", () => {
  const { why } = lastOf([
    "She copies my clothes, and now my thesis topic.",
    "What I really want to know is whether I'm allowed to ask her to stop.",
  ]);
  expect(why.lines.join()).toMatch(/form\/allowed|answer\/(?:am-i-allowed|lost-the-right)/);
});

test("whoever asks whether it is wrong is never told yes", () => {
  for (const question of [
    "Is it disloyal to my husband to enjoy another man's company?",
    "I asked whether it is disloyal, and you said of course.",
    "am i a fool for making him soup",
  ])
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const [, reply] = play(["I met a man at the choir in autumn.", question], newTalk(), seed);
      expect(reply?.text, question).not.toMatch(/\b(?:Yes|Of course|You may)\b/);
    }
});

test("whoever puts an answer right, or complains of it, does not read their own words in quotation marks", () => {
  for (const said of [
    "That's not what I asked. I have been avoiding calls home, three weeks now.",
    "I just pressed another question. So ask me one about Monday.",
  ]) {
    const [, reply] = play(["I failed two exams and my parents do not know.", said]);
    expect(reply?.text).not.toContain("“");
  }
});

test("whoever asks whether they may is never told no", () => {
  for (const question of ["Am I allowed to be this upset about a cat?", "am i allowed to say no"]) {
    const [, reply] = play(["My neighbour asks me for everything lately.", question], newTalk());
    expect(reply?.text).not.toMatch(/^(?:No|I don’t think so)/);
  }
});

test("a death is answered first, on a path too", () => {
  const replies = play([
    "I'm having a new hip on the 19th and I'm frightened of it.",
    "Fear before something",
    "My husband Ken went in for a hernia five years ago.",
    "He died nine days after, in our kitchen.",
  ]);
  expect(replies.at(-1)?.text).toContain("I’m sorry about Ken");
});

test("words that were asked for stand on the page as that, and a remark does not", () => {
  const [first] = play(["My brother and I had words at the weekend."]);
  if (!first) throw new Error("no reply");
  const asked = { ...first.talk, keeps: "words" as const };
  const [said] = play(["I miss you, you don't have to do anything about it."], asked);
  if (!said) throw new Error("no reply");
  expect(cardOf(said.talk).fields).toContainEqual({
    id: "plan/words",
    label: "Your words",
    text: "I miss you, you don't have to do anything about it.",
  });
  const own = { ...first.talk, keeps: "own" as const };
  const [remark] = play(["I'd tell her I didn't know, which is why I asked you."], own);
  expect(remark?.talk.slots["plan/own"]).toBeUndefined();
});

test("what somebody else said is nobody's plan, and words for somebody are kept to their end", () => {
  const [quoted] = play(['She said "send me the chapter and we\'ll see where we are".']);
  expect(quoted?.talk.slots["plan/step"]).toBeUndefined();
  const [, sends] = play([
    "I said something thoughtless on Saturday.",
    "I'm going to send \"what I said was thoughtless. you don't need to reply.\" tonight",
  ]);
  expect(sends?.talk.slots["plan/step"]?.words).toContain("need to reply");
});
