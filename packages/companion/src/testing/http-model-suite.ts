import type { LanguageModelV4 } from "@ai-sdk/provider";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ModelFailure } from "../models/model-failure.ts";
import { call, describeModel, partsOf } from "./model-suite.ts";

type Server = { openConnections(): number; close(): Promise<void> };

export type HttpModelUnderTest<S extends Server> = {
  /** A server that misbehaves in the ways the model's name asks for. */
  startServer: () => Promise<S>;
  create: (server: S, model: string) => LanguageModelV4;
  /** What the server says when it is calm. */
  calmText: string;
};

/** What every model behind HTTP passes, against a real server that misbehaves in named ways. */
export const describeHttpModel = <S extends Server>(
  name: string,
  { startServer, create, calmText }: HttpModelUnderTest<S>,
): void => {
  let server: S;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const failureOf = async (model: string): Promise<ModelFailure> => {
    const parts = await partsOf(create(server, model)).catch((error: unknown) => error);
    const last = Array.isArray(parts) ? parts.at(-1) : { error: parts };
    expect(last?.error).toBeInstanceOf(ModelFailure);
    return last.error;
  };

  describeModel(name, () => ({
    calm: () => create(server, "calm"),
    text: calmText,
    talking: () => create(server, "endless?delayMs=2"),
    openCalls: () => server.openConnections(),
  }));

  describe(`${name} over HTTP`, () => {
    test.each([
      ["breaksMidway", "ended_early"],
      ["endsEarly", "ended_early"],
      ["reportsError", "reported"],
      ["garbage", "broken_json"],
      ["wrongContentType", "wrong_content_type"],
      ["hugeLine", "oversized"],
      ["refuses500", "refused"],
    ])("tells %s apart as %s", async (scenario, kind) => {
      expect((await failureOf(scenario)).kind).toBe(kind);
      await vi.waitFor(() => expect(server.openConnections()).toBe(0));
    });

    test("keeps the status and the wait a refusal asks for", async () => {
      const failure = await failureOf("refuses429");
      expect(failure).toMatchObject({ kind: "refused", status: 429, retryAfterMs: 7_000 });
    });

    test("knows a server that is not there", async () => {
      const gone = await startServer();
      await gone.close();
      await expect(create(gone, "calm").doStream(call)).rejects.toMatchObject({
        kind: "unreachable",
      });
    });

    test("fails as a whole when only a part came", async () => {
      await expect(create(server, "endsEarly").doGenerate(call)).rejects.toMatchObject({
        kind: "ended_early",
      });
    });

    test("ends the call when the signal fires before a word came", async () => {
      const stop = new AbortController();
      const waiting = create(server, "hangs").doStream({ ...call, abortSignal: stop.signal });
      const refused = expect(waiting).rejects.toThrow("the browser left");
      await vi.waitFor(() => expect(server.openConnections()).toBe(1));
      stop.abort(new Error("the browser left"));
      await refused;
      await vi.waitFor(() => expect(server.openConnections()).toBe(0));
    });

    test("joins tokens that arrive together into few parts", async () => {
      const parts = await partsOf(create(server, "calm?tokens=2000"));
      const deltas = parts.filter((part) => part.type === "text-delta");
      expect(deltas.length).toBeLessThan(1_000);
    });
  });
};
