import { ApiError } from "@app/contract/client";
import { describe, expect, test, vi } from "vitest";
import { createKeptList, type KeptPage } from "./kept-list.ts";
import { createUndoable } from "./undoable.ts";

type Thing = { id: string; text: string };

const thing = (id: string): Thing => ({ id, text: id });
const pageOf = (ids: string[], before: string | null = null): KeptPage<Thing> => ({
  items: ids.map(thing),
  before,
});
const broken = () => Promise.reject(new ApiError("Something broke", 500, { code: "internal" }));

const start = async ({
  pages = [pageOf(["a", "b", "c"])],
  remove = async () => undefined,
}: {
  pages?: (KeptPage<Thing> | Error)[];
  remove?: (id: string) => Promise<unknown>;
} = {}) => {
  const undoable = createUndoable(() => () => undefined);
  const reported: unknown[] = [];
  const asked: (string | null)[] = [];
  const list = createKeptList<Thing>({
    read: async (before) => {
      asked.push(before);
      const page = pages.shift() ?? pageOf([]);
      if (page instanceof Error) throw page;
      return page;
    },
    remove,
    undoable,
    report: (error) => reported.push(error),
  });
  await list.load();
  const ids = () => list.state().items.map(({ id }) => id);
  return { list, undoable, ids, asked, reported };
};

describe("reading", () => {
  test("shows what came, and what went wrong until it is tried again", async () => {
    const { list, ids } = await start({ pages: [new TypeError("lost"), pageOf(["a"])] });
    expect(list.state()).toMatchObject({ status: "failed", problem: { code: null } });
    await list.load();
    expect(list.state().status).toBe("ready");
    expect(ids()).toEqual(["a"]);
  });

  test("goes on where the page ended, once, and shows nothing twice", async () => {
    const { list, ids, asked } = await start({
      pages: [pageOf(["a", "b"], "b"), pageOf(["b", "c"])],
    });
    await Promise.all([list.more(), list.more()]);
    expect(ids()).toEqual(["a", "b", "c"]);
    await list.more();
    expect(asked).toEqual([null, "b"]);
  });

  test("keeps what is there when more does not come", async () => {
    const { list, ids } = await start({ pages: [pageOf(["a"], "a"), new TypeError("lost")] });
    await list.more();
    expect(ids()).toEqual(["a"]);
    expect(list.state()).toMatchObject({
      loadingMore: false,
      before: "a",
      trouble: { code: null },
    });
  });
});

describe("changing", () => {
  test("shows at once, and takes what the server made of it", async () => {
    const { list } = await start();
    const changing = list.change("a", { text: "new " }, async () => ({ id: "a", text: "new" }));
    expect(list.state().items[0]?.text).toBe("new ");
    await changing;
    expect(list.state().items[0]?.text).toBe("new");
  });

  test("that fails is put back and said", async () => {
    const { list, reported } = await start();
    await list.change("a", { text: "new" }, broken);
    expect(list.state().items[0]?.text).toBe("a");
    expect(list.state().trouble?.detail).toBe("Something broke");
    expect(reported).toHaveLength(1);
  });

  test("twice ends with the second, whichever is answered last", async () => {
    const { list } = await start();
    let answerFirst = (_: Thing) => {};
    const first = list.change(
      "a",
      { text: "first" },
      () => new Promise((resolve) => (answerFirst = resolve)),
    );
    await list.change("a", { text: "second" }, async () => ({ id: "a", text: "second" }));
    answerFirst({ id: "a", text: "first" });
    await first;
    expect(list.state().items[0]?.text).toBe("second");
  });

  test("adds on top, and says whether it did", async () => {
    const { list, ids } = await start();
    expect(await list.add(async () => [thing("d")])).toBe(true);
    expect(await list.add(broken)).toBe(false);
    expect(ids()).toEqual(["d", "a", "b", "c"]);
  });
});

describe("removing", () => {
  test("shows at once and can be taken back to its place", async () => {
    const remove = vi.fn(async () => undefined);
    const { list, undoable, ids } = await start({ remove });
    list.remove("b", "Removed");
    expect(ids()).toEqual(["a", "c"]);
    undoable.undo();
    expect(ids()).toEqual(["a", "b", "c"]);
    expect(remove).not.toHaveBeenCalled();
  });

  test("that fails puts it back and says so", async () => {
    const { list, undoable, ids } = await start({ remove: broken });
    list.remove("b", "Removed");
    undoable.flush();
    await vi.waitFor(() => expect(ids()).toEqual(["a", "b", "c"]));
    expect(list.state().trouble?.code).toBe("internal");
  });

  test("what another page removed already is what was wanted", async () => {
    const gone = () => Promise.reject(new ApiError("gone", 404, { code: "not_found" }));
    const { list, undoable, ids } = await start({ remove: gone });
    list.remove("b", "Removed");
    undoable.flush();
    await new Promise((resolve) => setTimeout(resolve));
    expect(ids()).toEqual(["a", "c"]);
    expect(list.state().trouble).toBeNull();
  });
});
