import type { createTransport } from "nodemailer";
import { DeliveryFailure, type FailureKind, type PostWay, sendDeadlineMs } from "./way.ts";

export type SmtpSettings = { url: string; from: string };

export type SmtpTimeouts = {
  connectMs: number;
  greetingMs: number;
  /** Silence on an open connection. */
  socketMs: number;
  /** One letter at the most: a server that trickles its answers is never silent. */
  deadlineMs: number;
};

const usualTimeouts: SmtpTimeouts = {
  connectMs: 10_000,
  greetingMs: 15_000,
  socketMs: 30_000,
  deadlineMs: sendDeadlineMs,
};

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Letters carry links that open an account, so off this machine they travel encrypted unless the URL says otherwise. */
const needsTls = (url: URL): boolean => {
  if (url.protocol === "smtps:" || localHosts.includes(url.hostname)) return false;
  return !(["ignoreTLS", "requireTLS"] as const).some((name) => url.searchParams.has(name));
};

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown };

const aboutLetter = ["RCPT TO", "DATA"];

/** What an answer means: 5xx to the receiver or the letter is final, 4xx is not, all else is the way itself. */
const readSmtpError = (error: unknown): DeliveryFailure => {
  const { code, responseCode, command } = (error ?? {}) as SmtpError; // nodemailer's own fields, read with care
  const answer = typeof responseCode === "number" ? responseCode : null;
  const name = typeof code === "string" && /^[A-Z]+$/.test(code) ? code : "EUNKNOWN";
  const isAboutLetter = aboutLetter.includes(String(command));
  const kindOf = (): FailureKind => {
    if (answer === null) return name === "EENVELOPE" ? "never" : "unreachable";
    if (!isAboutLetter || answer === 421 || answer === 503) return "unreachable";
    return answer >= 500 ? "never" : "later";
  };
  return new DeliveryFailure(kindOf(), answer === null ? name : `${name} ${answer}`);
};

/** Mail by SMTP, one connection for as many letters as there are, one letter after the other. */
export const createSmtpTransport = (
  { url, from }: SmtpSettings,
  timeouts: SmtpTimeouts = usualTimeouts,
): PostWay => {
  const open = (create: typeof createTransport) =>
    create({
      pool: true,
      maxConnections: 1,
      // The outbox decides when something is tried again; a second queue in here would not know.
      maxRequeues: 0,
      requireTLS: needsTls(new URL(url)),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.socketMs,
      dnsTimeout: timeouts.connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      url,
    });
  let pool: ReturnType<typeof open> | null = null;
  const close = () => {
    pool?.close({ force: true });
    pool = null;
  };
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

  return {
    close,
    send: async ({ id, body }) => {
      // No start waits for it, and most copies send nothing.
      const nodemailer = await import("nodemailer");
      pool ??= open(nodemailer.createTransport);
      const deadline = setTimeout(close, timeouts.deadlineMs);
      try {
        await pool.sendMail({
          from,
          // As an object: a list hidden in an address must not become two receivers.
          to: { name: "", address: body.to },
          subject: body.subject ?? "",
          text: body.text ?? "",
          ...(body.html ? { html: body.html } : {}),
          // The same at every try, so that a server that took it before the line broke can drop the second.
          messageId: `<${id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        });
      } catch (error) {
        throw readSmtpError(error);
      } finally {
        clearTimeout(deadline);
      }
    },
  };
};
