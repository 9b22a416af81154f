import { describe, expect, it } from "vitest";
import { apiCalls } from "./api.ts";
import { ApiError, createClient, createLazyClient } from "./client.ts";
import type { ReplyEvent } from "./reply-events.ts";
import { encodeReplyEvent } from "./reply-events.ts";
import { timings } from "./timings.ts";

type Answer = (url: string, init: RequestInit) => Response;

const clientWith = (
  answer: Answer,
  tokens: (string | null)[] = ["token"],
  waits: number[] = [],
) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createClient(apiCalls, {
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer(url, init);
    },
    token: async () => (tokens.length > 1 ? (tokens.shift() ?? null) : (tokens[0] ?? null)),
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { client, sent, waits };
};

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError; // expected above
};

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe("a call without a token", () => {
  it("tries once more after a second, then fails with the spec's text and status 401", async () => {
    const { client, sent, waits } = clientWith(() => json({}), [null]);
    const error = await failure(client.users.me({}));
    expect(waits).toEqual([timings.auth.retryDelayMs]);
    expect(timings.auth.retryDelayMs).toBe(1000);
    expect(sent).toEqual([]);
    expect(error.status).toBe(401);
    expect(error.message).toBe(
      "Authentication token is required for /api/users/me but is not available",
    );
  });

  it("goes through when the token is there at the second try", async () => {
    const { client, sent } = clientWith(() => json({ long_term_memory: "Y" }), [null, "late"]);
    await client.settings.read({});
    expect(new Headers(sent[0]?.init.headers).get("authorization")).toBe("Bearer late");
  });

  it("is made all the same when the call is public", async () => {
    const { client, sent, waits } = clientWith(() => json({ logged: true }), [null]);
    await client.errorLog.log({ error_message: "x" });
    expect(waits).toEqual([]);
    expect(new Headers(sent[0]?.init.headers).has("authorization")).toBe(false);
  });
});

describe("a token the server no longer takes", () => {
  it("is renewed once", async () => {
    let calls = 0;
    const { client, sent } = clientWith(
      () => (++calls === 1 ? json({ detail: "old" }, 401) : json({ long_term_memory: "N" })),
      ["old", "new"],
    );
    expect(await client.settings.read({})).toMatchObject({ long_term_memory: "N" });
    expect(sent.map(({ init }) => new Headers(init.headers).get("authorization"))).toEqual([
      "Bearer old",
      "Bearer new",
    ]);
  });
});

describe("a failed call", () => {
  it.each([
    [{ detail: "plain words" }, "plain words"],
    [{ detail: { message: "inner words" } }, "inner words"],
    [{ detail: [{ loc: "x" }] }, '[{"loc":"x"}]'],
  ])("carries the detail of %j as its message", async (body, message) => {
    const { client } = clientWith(() => json(body, 418));
    const error = await failure(client.users.me({}));
    expect(error).toMatchObject({ message, status: 418, body });
  });

  it("falls back to the status text, then to the status", async () => {
    const text = clientWith(() => new Response("no", { status: 503, statusText: "Away" }));
    expect((await failure(text.client.users.me({}))).message).toBe("Away");
    const bare = clientWith(() => new Response("no", { status: 503 }));
    expect((await failure(bare.client.users.me({}))).message).toBe("HTTP error! Status: 503");
  });
});

describe("a request", () => {
  it("puts path parameters in the path, escaped, and the rest in body or query", async () => {
    const { client, sent } = clientWith(() => json({}, 404));
    await failure(client.sessions.read({ id: "a/b", limit: 5 }));
    await failure(client.actions.change({ id: "x", done: true }));
    expect(sent[0]?.url).toBe("/api/sessions/a%2Fb?limit=5");
    expect(sent[1]).toMatchObject({
      url: "/api/users/me/actions/x",
      init: { body: '{"done":true}' },
    });
  });
});

describe("a reply stream", () => {
  const events: ReplyEvent[] = [
    { type: "token", text: "Line one\nand “two”. " },
    { type: "disclosure", kind: "ai", text: "An AI." },
    { type: "token", text: "🌒" },
    {
      type: "done",
      message_id: "m",
      writer: { model: "guide", host: null, sent_chars: 0, memory_ids: [] },
    },
  ];
  const bytes = new TextEncoder().encode(
    events.map((event) => `:\n\n${encodeReplyEvent(event)}`).join(""),
  );

  it.each([1, 2, 3, 7, 1_000])("arrives whole when cut into pieces of %i bytes", async (size) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const { client } = clientWith(() => new Response(body));
    const heard: ReplyEvent[] = [];
    for await (const event of client.sessions.respond({ id: "s", content: "x" })) heard.push(event);
    expect(heard).toEqual(events);
  });

  it("is the same whichever way a proxy ends its lines", async () => {
    const text = new TextDecoder().decode(bytes).replaceAll("\n", "\r\n");
    const { client } = clientWith(() => new Response(text));
    const heard: ReplyEvent[] = [];
    for await (const event of client.sessions.respond({ id: "s", content: "x" })) heard.push(event);
    expect(heard).toEqual(events);
  });

  it("shows that it is alive by anything that comes, a heartbeat included", async () => {
    const beats = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const text of [":\n\n", ":\n\n"]) stream.enqueue(new TextEncoder().encode(text));
        stream.close();
      },
    });
    const { client } = clientWith(() => new Response(beats));
    let signs = 0;
    const onAlive = () => {
      signs++;
    };
    for await (const _event of client.board.live({}, { onAlive }));
    expect(signs).toBe(2);
  });

  it("without a body says so", async () => {
    const { client } = clientWith(() => new Response(null));
    const listen = async () => {
      for await (const _event of client.sessions.end({ id: "s" }));
    };
    expect((await failure(listen())).message).toBe("Response body is missing");
  });
});

describe("a page that is left in the moment of a press", () => {
  it("takes a vote and a removal along, and lets everything else go", async () => {
    const { client, sent } = clientWith(() => json({ detail: "not now" }, 503));
    await failure(client.community.vote({ id: "one", direction: "up" }));
    await failure(client.actions.remove({ id: "one" }));
    await failure(client.settings.read({}));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, true, false]);
  });
});

describe("a client whose features come when they are called", () => {
  const lazily = (answer: Answer) => {
    const loads: string[] = [];
    const taken: (() => Promise<unknown>)[] = [];
    const { settings: settingCalls, board: boardCalls } = apiCalls;
    const client = createLazyClient<{
      settings: typeof settingCalls;
      board: typeof boardCalls;
    }>(
      {
        load: {
          settings: async () => {
            loads.push("settings");
            return settingCalls;
          },
          board: async () => {
            loads.push("board");
            return boardCalls;
          },
        },
        streams: { "board.live": true },
        onTaken: (load) => taken.push(load),
      },
      { fetch: async (url, init) => answer(url, init), token: async () => "token" },
    );
    return { client, loads, taken };
  };

  it("loads a feature with its first call and checks the answer by it", async () => {
    const { client, loads } = lazily(() => json({ long_term_memory: "Y" }));
    expect(loads).toEqual([]);
    expect(await client.settings.read({})).toMatchObject({ long_term_memory: "Y", theme: null });
    expect(loads).toEqual(["settings"]);
    await expect(lazily(() => json({})).client.settings.read({})).rejects.toThrow();
  });

  it("asks for a feature once, so that a press on the way out does not wait for it again", async () => {
    const { client, loads } = lazily(() => json({ long_term_memory: "Y" }));
    await client.settings.read({});
    await client.settings.read({});
    expect(loads).toEqual(["settings"]);
  });

  it("reads a stream", async () => {
    const { client } = lazily(
      () => new Response('event: gone\ndata: {"seq": 1, "id": "a"}\n\n', { status: 200 }),
    );
    const events: unknown[] = [];
    for await (const event of client.board.live({})) events.push(event);
    expect(events).toHaveLength(1);
  });

  it("tells once of a feature that is taken in hand, and gives the same calls each time", () => {
    const { client, loads, taken } = lazily(() => json({}));
    expect(client.board).toBe(client.board);
    expect(client.board.list).toBe(client.board.list);
    expect(taken).toHaveLength(1);
    expect(loads).toEqual([]);
  });

  it("is not taken for a promise", async () => {
    const { client, loads } = lazily(() => json({}));
    await client.board;
    expect(loads).toEqual([]);
  });

  it("fails as the part does that did not come", async () => {
    const { board } = apiCalls;
    const client = createLazyClient<{ board: typeof board }>(
      { load: { board: () => Promise.reject(new Error("gone")) }, streams: { "board.live": true } },
      { fetch: async () => json({}), token: async () => "token" },
    );
    await expect(client.board.list({})).rejects.toThrow("gone");
  });
});
