import { describe, expect, test } from "vitest";
import { type Block, parseReply } from "./parse-reply.ts";

const styled = (block: Block | undefined): string[] => {
  const rows = block?.kind === "list" ? block.items : (block?.lines ?? []);
  return rows.map((runs) =>
    runs
      .map(({ text, strong, emphasis }) =>
        strong ? `<b>${text}</b>` : emphasis ? `<i>${text}</i>` : text,
      )
      .join(""),
  );
};

describe("parseReply", () => {
  test("parts paragraphs at blank lines and keeps the breaks inside them", () => {
    const blocks = parseReply("One.\nTwo.\n\n\nThree.");
    expect(blocks.map(styled)).toEqual([["One.", "Two."], ["Three."]]);
  });

  test("reads bullets and numbers as lists, blank lines between the items or not", () => {
    const [intro, bullets, numbers] = parseReply(
      "Try:\n- rest\n\n- a walk\n  in the park\n\n3. breathe\n4) write",
    );
    expect(styled(intro)).toEqual(["Try:"]);
    expect(bullets).toMatchObject({ kind: "list", ordered: false });
    expect(styled(bullets)).toEqual(["rest", "a walk in the park"]);
    expect(numbers).toMatchObject({ kind: "list", ordered: true, start: 3 });
    expect(styled(numbers)).toEqual(["breathe", "write"]);
  });

  test("goes back to a paragraph after a list", () => {
    expect(parseReply("- a\n- b\n\nAnd you?").map(({ kind }) => kind)).toEqual([
      "list",
      "paragraph",
    ]);
  });

  test("shows bold and italic, also inside one another", () => {
    expect(styled(parseReply("a **bold** and *soft* _word_")[0])).toEqual([
      "a <b>bold</b> and <i>soft</i> <i>word</i>",
    ]);
    expect(parseReply("**very *soft***")[0]).toMatchObject({
      lines: [[{ strong: true }, { strong: true, emphasis: true }]],
    });
  });

  test("leaves stars and underscores alone that mean themselves", () => {
    expect(styled(parseReply("3 * 4 * 5 and snake_case_name")[0])).toEqual([
      "3 * 4 * 5 and snake_case_name",
    ]);
  });

  test("makes words of links, pictures, code and headings", () => {
    expect(
      styled(parseReply("See [this page](https://a.example) ![a cat](x.png) `code`")[0]),
    ).toEqual(["See this page (https://a.example) a cat code"]);
    expect(styled(parseReply("## A thought\nand more")[0])).toEqual(["<b>A thought</b>"]);
  });

  test("keeps html as the text it is", () => {
    expect(styled(parseReply("<img src=x onerror=alert(1)>")[0])).toEqual([
      "<img src=x onerror=alert(1)>",
    ]);
  });

  test("hides half a mark while the reply is still coming", () => {
    expect(styled(parseReply("one **two th", true)[0])).toEqual(["one <b>two th</b>"]);
    expect(styled(parseReply("one **", true)[0])).toEqual(["one "]);
    expect(styled(parseReply("one **two*", true)[0])).toEqual(["one <b>two</b>"]);
    expect(styled(parseReply("one **two** three", true)[0])).toEqual(["one <b>two</b> three"]);
  });

  test("reads twelve thousand stars without losing itself", () => {
    expect(parseReply("*".repeat(12_000), true).length).toBeLessThanOrEqual(1);
    expect(parseReply("**a ".repeat(3_000)).length).toBe(1);
  });
});
