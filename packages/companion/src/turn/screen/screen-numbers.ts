import type { ReplyScreen } from "./reply-screen.ts";

const numberInstead = "a line listed at findahelpline.com";

/** Digits that may still grow into a phone number. */
const openNumber = /(?:\+|\(?\d)[\d\s().–-]{0,40}$/;
const wholeNumber = /(?<![\w.,£$€])\(?\+?\d[\d().–-]*(?:[ ][\d().–-]+)*\d/g;
const numberContext =
  /\b(?:call|text|dial|ring|phone|number|hotline|helpline|lifeline|line|reach|contact|sms|message|on|to|at)\b[^.!?\n]{0,40}$/i;
/** For few digits, which may be a sum: a phone beside a car and an insurance is a bill. */
const strongContext =
  /\b(?:(?:call|text|dial|ring|hotline|helpline|lifeline|samaritans|sms)\b[^.!?\n]{0,40}|phone (?:(?:them|it|on|at|the|this|number|is) ){0,3})$/i;

/** What is already out, as far back as a pattern may reach. */
const contextChars = 120;
const maxNumberChars = 40;
const mayBegin = /[\d+(]/;

const isAllowed = (digits: string, allowed: ReadonlySet<string>): boolean => {
  if (allowed.has(digits)) return true;
  for (const known of allowed) if (known.length >= 7 && digits.endsWith(known)) return true;
  return false;
};

const looksLikePhone = (digits: string, before: string): boolean => {
  if (digits.length >= 7) return numberContext.test(before) || digits.length >= 9;
  return digits.length >= 3 && strongContext.test(before);
};

/** From where on the text has to wait for what comes after it. */
const heldFrom = (text: string): number => {
  const tailAt = Math.max(0, text.length - maxNumberChars);
  const number = openNumber.exec(text.slice(tailAt));
  return number ? tailAt + number.index : text.length;
};

/** A model may write no number that is not on the checked list for the person's country. */
export const createNumberScreen = (allowedNumbers: ReadonlySet<string>): ReplyScreen => {
  let context = "";
  let held = "";

  const release = (text: string): string => {
    const cleaned = text.replace(wholeNumber, (number, at: number) => {
      const digits = number.replace(/\D/g, "");
      const before = (context + text.slice(0, at)).slice(-contextChars);
      if (isAllowed(digits, allowedNumbers) || !looksLikePhone(digits, before)) return number;
      return numberInstead;
    });
    context = (context + cleaned).slice(-contextChars);
    return cleaned;
  };

  return {
    push(piece) {
      if (held === "" && !mayBegin.test(piece)) {
        context = (context + piece).slice(-contextChars);
        return piece;
      }
      const text = held + piece;
      const from = Math.max(0, heldFrom(context + text) - context.length);
      held = text.slice(from);
      return from === 0 ? "" : release(text.slice(0, from));
    },
    end() {
      const rest = held;
      held = "";
      return rest === "" ? "" : release(rest);
    },
  };
};
