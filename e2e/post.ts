import { type MailServer, startMailServer } from "@app/server/testing/mail-server";
import { expect } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";
import { startTextService, type TextService } from "./testing/text-service.ts";

/** A copy whose letters and text messages really leave, to servers that the test can read. */
export type Posting = {
  product: Product;
  mail: MailServer;
  texts: TextService;
  stop(): Promise<void>;
};

export const startPosting = async (): Promise<Posting> => {
  const [mail, texts] = await Promise.all([startMailServer(), startTextService()]);
  const product = await startProduct({
    SMTP_URL: mail.url,
    MAIL_FROM: "hello@mail.example",
    TEXT_URL: texts.url,
  });
  return {
    product,
    mail,
    texts,
    stop: async () => {
      await product.stop();
      await Promise.all([mail.close(), texts.close()]);
    },
  };
};

/** The words of a letter as a mail program shows them, as far as a link in them needs it. */
const plain = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The link to a page in the newest letter to an address. */
export const linkTo = async (mail: MailServer, email: string, path: string): Promise<string> => {
  const find = () =>
    mail.letters
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => new RegExp(`http://\\S*${path}\\?oobCode=[\\w.%-]+`).exec(plain(raw))?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, `a letter to ${email}`).toBeTruthy();
  return find() ?? "";
};

/** How many letters an address got. */
export const lettersTo = (mail: MailServer, email: string): number =>
  mail.letters.filter(({ to }) => to.includes(email)).length;

/** The newest code that was sent to a number. */
export const codeTo = async (texts: TextService, number: string): Promise<string> => {
  const find = () => /\b\d{6}\b/.exec(texts.to(number).at(-1) ?? "")?.[0];
  await expect.poll(find, `a text to ${number}`).toBeTruthy();
  return find() ?? "";
};
