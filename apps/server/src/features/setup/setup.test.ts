import { brand } from "@app/contract/brand";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const factsWith = async (env: Record<string, string>) => {
  const test = await createTestApp({ env });
  try {
    return await test.clientFor(null).setup.read({});
  } finally {
    await test.close();
  }
};

describe("how this copy is set up", () => {
  it("is told to anybody, and with nothing configured promises nothing that is not there", async () => {
    expect(await factsWith({})).toEqual({
      sign_in: { providers: [], phone: true, passkeys: true, external: null },
      mail: "kept",
      texts: "kept",
      payments: false,
      plans_free: true,
      voice: { speech: "embedded", recognition: "embedded" },
      support_email: `support@${brand.slug}.example`,
      donation_url: `https://donate.${brand.slug}.example`,
    });
  });

  it("names the providers that are configured and no others, and no secret", async () => {
    const facts = await factsWith({
      PUBLIC_URL: "https://talk.example",
      GOOGLE_CLIENT_ID: "google-id",
      GOOGLE_CLIENT_SECRET: "s3cret",
      GITHUB_CLIENT_ID: "github-id",
      GITHUB_CLIENT_SECRET: "s3cret",
      OPENID_ISSUER: "https://id.example",
      OPENID_CLIENT_ID: "openid-id",
      OPENID_CLIENT_SECRET: "s3cret",
      OPENID_NAME: "Our House",
      SMTP_URL: "smtp://mailer:s3cret@127.0.0.1:1",
      MAIL_FROM: "us@talk.example",
      FREE_PLANS: "false",
      SUPPORT_EMAIL: "people@talk.example",
      DONATION_URL: "https://give.talk.example/us",
    });
    expect(facts).toEqual({
      sign_in: {
        providers: [
          { id: "google", name: "Google" },
          { id: "github", name: "GitHub" },
          { id: "openid", name: "Our House" },
        ],
        phone: true,
        passkeys: true,
        external: null,
      },
      mail: "sent",
      texts: "kept",
      payments: false,
      plans_free: false,
      voice: { speech: "embedded", recognition: "embedded" },
      support_email: "people@talk.example",
      donation_url: "https://give.talk.example/us",
    });
    expect(JSON.stringify(facts)).not.toContain("s3cret");
  });

  it("offers no passkeys where browsers would refuse them", async () => {
    expect((await factsWith({ PUBLIC_URL: "http://talk.example" })).sign_in.passkeys).toBe(false);
  });
});
