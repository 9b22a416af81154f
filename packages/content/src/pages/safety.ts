import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

const { name, companion } = brand;

export const safetyPages: readonly Page[] = [
  {
    path: paths.safety,
    title: `Safety, measured | ${name}`,
    description: `How ${name} reads every message for danger before anything else, what it does then, how often it is right in this very version, and what it cannot do.`,
    keywords: ["safety", "crisis detection", "measured scores", "limits of AI", "screening"],
    heading: "How we look for danger",
    lead: `Every message is read for danger before ${companion} answers. This page says how that works, how often it is right, and what it cannot do.`,
    kind: "product",
    layout: "main",
  },
  {
    path: paths.safetyPlan,
    title: `Your safety plan | ${name}`,
    description: `A safety plan in six steps, written by you for a hard hour: signs, what helps, whom to ask. It stays in this browser, encrypted, and opens offline.`,
    keywords: ["safety plan", "Stanley and Brown", "warning signs", "coping", "hard hour"],
    heading: "Your safety plan",
    lead: "A few lines for the hour when thinking is hard. Write it when you can, and change it whenever you like.",
    kind: "product",
    layout: "main",
  },
  {
    path: paths.breathe,
    title: `A slower breath | ${name}`,
    description: `Breathe in for four and out for six, with a light that rises and sets. One, three or five minutes, without an account, and without a connection.`,
    keywords: ["breathing exercise", "paced breathing", "slow breath", "calm", "offline"],
    heading: "A slower breath",
    lead: "In for four, out for six. Follow the light, or only the words.",
    kind: "product",
    layout: "room",
  },
  {
    path: paths.ground,
    title: `Five, four, three, two, one | ${name}`,
    description: `A grounding exercise through the senses: five things you see, four you feel, three you hear, two you smell, one you taste. It works offline too.`,
    keywords: ["grounding exercise", "5-4-3-2-1", "senses", "panic", "offline"],
    heading: "Back to where you are",
    lead: "Five things you see, four you feel, three you hear, two you smell, one you taste.",
    kind: "product",
    layout: "room",
  },
];
