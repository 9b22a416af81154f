import { connectDatabase, type DatabasePatience } from "../db/client.ts";
import { type DatabaseLine, openDatabaseLine } from "./database-line.ts";
import type { TestApp } from "./test-app.ts";
import { createTestDatabase } from "./test-database.ts";

/** A database for one file, and the line to it that the file may break. */
export const createBreakableDatabase = async (
  poolSize = 10,
  patience: DatabasePatience = {
    connectMs: 1_000,
    statementMs: 1_000,
    answerMs: 1_500,
    returnMs: 200,
  },
): Promise<{ line: DatabaseLine; database: TestApp["database"]; direct: TestApp["database"] }> => {
  const direct = await createTestDatabase();
  const line = await openDatabaseLine(direct.url);
  const database = connectDatabase({
    url: line.url,
    poolSize,
    patience,
    onIdleError: () => undefined,
  });
  const close = async () => {
    await database.close();
    await line.close();
    await direct.close();
  };
  return { line, direct, database: { ...database, url: line.url, close } };
};
