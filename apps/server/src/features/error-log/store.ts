import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { errorLogs } from "../../db/schema/operation.ts";

export type ErrorEntry = Omit<typeof errorLogs.$inferInsert, "id" | "createdAt">;

export const createErrorLogStore = (db: Db) => ({
  add: async (entry: ErrorEntry): Promise<void> => {
    await db.insert(errorLogs).values({ ...entry, id: randomUUID() });
  },
});

export type ErrorLogStore = ReturnType<typeof createErrorLogStore>;
