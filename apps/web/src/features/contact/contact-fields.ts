import { limits } from "@app/contract/limits";
import { lateFormat } from "../../dates/late-format.ts";

export type ContactField = "name" | "email" | "subject" | "message";
export type ContactTyped = Readonly<Record<ContactField, string>>;
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

const nameMaxChars = limits.feedback.nameMaxChars;
const subjectMaxChars = limits.contact.subjectMaxChars;
const messageMaxChars = limits.contact.messageMaxChars;
const count = lateFormat<number>(() => new Intl.NumberFormat("en-GB"));

const tooLong = (maxChars: number): string =>
  `Please keep this to ${count.format(maxChars)} characters.`;

/** What is wrong, by field; nothing where all can be sent. */
export const contactProblems = ({
  name,
  email,
  subject,
  message,
}: ContactTyped): ContactProblems => ({
  ...(name.trim().length > nameMaxChars && { name: tooLong(nameMaxChars) }),
  ...(email.trim() === ""
    ? { email: "Write your e-mail address here, or nobody can answer you." }
    : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && {
        email: "This does not look like an e-mail address. It should read like name@place.org.",
      }),
  ...(subject.trim().length > subjectMaxChars && { subject: tooLong(subjectMaxChars) }),
  ...(message.trim() === ""
    ? { message: "Write your message here." }
    : message.trim().length > messageMaxChars && { message: tooLong(messageMaxChars) }),
});
