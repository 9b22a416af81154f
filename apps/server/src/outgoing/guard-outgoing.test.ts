import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetch, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "../env.ts";
import { addressKind } from "./address-kind.ts";
import {
  createGuardedAgent,
  ForbiddenAddress,
  guardedLookup,
  guardOutgoing,
} from "./guard-outgoing.ts";
import { privateHostsOf, reachesOut } from "./private-hosts.ts";

const env = (source: Record<string, string>) => readEnv(source, "/project");
const model = (baseUrl: string) => ({
  MODEL_PROVIDER: "openai-compatible",
  MODEL_BASE_URL: baseUrl,
  MODEL_NAME: "any",
});

describe("an address", () => {
  it.each([
    ["93.184.215.14", "public"],
    ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "public"],
    ["127.0.0.1", "private"],
    ["127.9.9.9", "private"],
    ["10.1.2.3", "private"],
    ["172.16.0.1", "private"],
    ["172.32.0.1", "public"],
    ["192.168.1.1", "private"],
    ["100.64.0.1", "private"],
    ["::1", "private"],
    ["fd12:3456::1", "private"],
    ["::ffff:127.0.0.1", "private"],
    ["::ffff:a9fe:a9fe", "never"],
    ["64:ff9b::a00:1", "private"],
    ["169.254.169.254", "never"],
    ["fe80::1%eth0", "never"],
    ["fd00:ec2::254", "never"],
    ["0.0.0.0", "never"],
    ["::", "never"],
    ["224.0.0.1", "never"],
    ["255.255.255.255", "never"],
    ["not an address", "never"],
  ])("%s is %s", (address, kind) => {
    expect(addressKind(address)).toBe(kind);
  });
});

describe("what an operator wrote", () => {
  it("opens localhost and addresses of their own network, because they said so", () => {
    expect([...privateHostsOf(env(model("http://localhost:11434/v1")))]).toEqual(["localhost"]);
    expect([...privateHostsOf(env(model("http://192.168.1.5:8000/v1")))]).toEqual(["192.168.1.5"]);
    expect([...privateHostsOf(env(model("http://[::1]:8000/v1")))]).toEqual(["::1"]);
  });

  it("opens no name that merely leads there, unless that name is listed", () => {
    expect([...privateHostsOf(env(model("http://ollama:11434/v1")))]).toEqual([]);
    expect([
      ...privateHostsOf(
        env({ ...model("http://ollama:11434/v1"), PRIVATE_HOSTS: "Ollama, voice" }),
      ),
    ]).toEqual(["ollama", "voice"]);
  });

  it("stops the start where nothing may be asked", () => {
    for (const url of ["http://169.254.169.254/latest", "http://[fe80::1]/v1", "http://0.0.0.0/v1"])
      expect(() => privateHostsOf(env(model(url)))).toThrow(/^MODEL_BASE_URL is wrong/);
    expect(() => env({ PRIVATE_HOSTS: "http://a" })).toThrow(/^PRIVATE_HOSTS is wrong/);
  });
});

describe("a copy with nothing configured", () => {
  it("asks nobody, and whatever is configured is noticed", () => {
    expect(reachesOut(env({}))).toBe(false);
    for (const given of [
      model("https://models.example/v1"),
      { TEXT_URL: "https://texts.example" },
      { MODEL_HUB_URL: "https://mirror.example" },
      { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" },
      { OPENID_ISSUER: "https://id.example", OPENID_CLIENT_ID: "us" },
      { SPEECH_BASE_URL: "https://voice.example", SPEECH_MODEL: "any" },
    ])
      expect(reachesOut(env(given)), JSON.stringify(given)).toBe(true);
  });
});

describe("a request that leaves", () => {
  let server: Server;
  let port: number;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked++;
      response.end("reached");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port; // it listens on a port
  });
  afterAll(() => server.close());

  const ask = async (host: string, privateHosts: string[]): Promise<string> => {
    const dispatcher = createGuardedAgent(new Set(privateHosts));
    try {
      const response = await fetch(`http://${host}:${port}/`, { dispatcher });
      return await response.text();
    } catch (error) {
      return (error as { cause?: Error }).cause?.name ?? "failed";
    } finally {
      await dispatcher.close();
    }
  };

  it("reaches this machine only by a name the operator gave", async () => {
    expect(await ask("127.0.0.1", ["127.0.0.1"])).toBe("reached");
    expect(await ask("localhost", ["localhost"])).toBe("reached");
    const before = asked;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1"])
      expect(await ask(host, [])).toBe("ForbiddenAddress");
    // Knowing one private host opens no other.
    expect(await ask("127.0.0.1", ["localhost"])).toBe("ForbiddenAddress");
    expect(asked).toBe(before);
  });

  it("reaches what was chosen since the start, and nothing beside it", async () => {
    const before = getGlobalDispatcher();
    const asks = (host: string) =>
      fetch(`http://${host}:${port}/`).then(
        () => "reached",
        (error: { cause?: Error }) => error.cause?.name,
      );
    try {
      guardOutgoing(env({}));
      expect(await asks("localhost")).toBe("ForbiddenAddress");
      guardOutgoing(env({}), ["localhost"]);
      expect(await asks("localhost")).toBe("reached");
      expect(await asks("127.0.0.1")).toBe("ForbiddenAddress");
    } finally {
      setGlobalDispatcher(before);
    }
  });

  it("never goes to a name that changed its mind between looking and connecting", async () => {
    const answers = [
      [{ address: "93.184.215.14", family: 4 }],
      [{ address: "10.0.0.1", family: 4 }],
    ];
    const look = guardedLookup(new Set(), (_name, _options, done) =>
      done(null, answers.shift() ?? []),
    );
    const lookUp = () =>
      new Promise((resolve) =>
        look("rebinding.example", { all: false }, (error, address) => resolve(error ?? address)),
      );
    expect(await lookUp()).toBe("93.184.215.14");
    expect(await lookUp()).toBeInstanceOf(ForbiddenAddress);
  });
});
