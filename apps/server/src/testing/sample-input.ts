import type { Call } from "@app/contract/call";
import { z } from "zod";

type Schema = {
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

const texts: Readonly<Record<string, string>> = {
  "date-time": "2026-01-02T03:04:05.000Z",
  date: "2026-01-02",
  email: "somebody@mail.example",
  uri: "https://somewhere.example/",
  uuid: "00000000-0000-4000-8000-000000000000",
};

const sampleOf = (schema: Schema): unknown => {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(
    ({ type }) => type !== "null",
  );
  if (choice) return sampleOf(choice);
  switch (schema.type) {
    case "string":
      return texts[schema.format ?? ""] ?? "sample".padEnd(schema.minLength ?? 0, "x");
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}));
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    default:
      return "sample";
  }
};

/** The description of what a call takes, as far as JSON can tell it. */
const describeInput = (call: Call): Schema =>
  z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Schema; // the parts of it that are read here

/** Something a call might take, made from the contract alone. Finer rules of a schema are not known here. */
export const sampleInput = (call: Call): Record<string, unknown> =>
  sampleOf(describeInput(call)) as Record<string, unknown>; // an input is an object

/** The names of the fields a call takes. */
export const fieldsOf = (call: Call): string[] => Object.keys(call.input.shape);
