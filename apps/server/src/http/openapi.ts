import { brand } from "@app/contract/brand";
import { type Call, paramNames, takesBody } from "@app/contract/call";
import type { ApiShape } from "@app/contract/client";
import { errors } from "@app/contract/error-catalogue";
import { z } from "zod";

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const withoutParams = (call: Call) => {
  const params = new Set(paramNames(call.path));
  const shape = Object.entries(call.input.shape).filter(([name]) => !params.has(name));
  return z.object(Object.fromEntries(shape) as z.ZodRawShape); // entries of a shape make a shape
};

const parametersOf = (call: Call) => {
  const inPath = paramNames(call.path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (takesBody(call)) return inPath;
  const { properties = {}, required = [] } = schemaOf(withoutParams(call), "input");
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
};

const answerContent = (call: Call) => {
  if (call.output) return { "application/json": { schema: schemaOf(call.output, "output") } };
  if (call.events)
    return {
      "text/event-stream": { schema: schemaOf(call.events, "output") },
      ...(call.live ? {} : { "text/plain": { schema: { type: "string" } } }),
    };
  return Object.fromEntries(
    (call.media ?? []).map((type) => [type, { schema: { type: "string", format: "binary" } }]),
  );
};

const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

const failuresOf = (call: Call) => {
  const codes = [
    ...call.errors,
    ...(call.access === "public" ? [] : [call.unauthenticated ?? "authentication_required"]),
    ...(call.access === "staff" ? (["account_required", "forbidden"] as const) : []),
  ] as const;
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      { description: group.map((code) => errors[code].detail).join(" · "), content: errorContent },
    ]),
  );
};

const operationOf = (feature: string, name: string, call: Call) => {
  return {
    operationId: `${feature}.${name}`,
    summary: call.summary,
    tags: [feature],
    ...(call.access === "public" ? {} : { security: [{ bearer: [] }] }),
    parameters: parametersOf(call),
    ...(takesBody(call)
      ? {
          requestBody: {
            content: {
              [call.bodyType === "form" ? "multipart/form-data" : "application/json"]: {
                schema: schemaOf(withoutParams(call), "input"),
              },
            },
          },
        }
      : {}),
    responses: {
      "200": { description: "Done", content: answerContent(call) },
      ...failuresOf(call),
    },
  };
};

/** The API's description of itself, from the same definitions that check it. */
export const describeApi = (mounted: ApiShape) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, calls] of Object.entries(mounted))
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operationOf(feature, name, call),
      };
    }
  return {
    openapi: "3.1.0",
    info: { title: brand.name, version: "1" },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        Error: {
          type: "object",
          required: ["detail"],
          properties: {
            detail: { type: "string" },
            code: { type: "string" },
            safety: {
              type: "object",
              description: "People to reach, where the refused words tell of danger",
            },
          },
        },
      },
    },
  };
};
