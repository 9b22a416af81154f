import type { StaffRole } from "@app/contract/call";
import type { TestApp, TestPerson } from "./test-app.ts";

/** An account that works at the desk, made as the command makes it. */
export const makeStaff = async (
  test: TestApp,
  role: StaffRole,
  email?: string,
): Promise<TestPerson> => {
  const person = await test.account(email);
  await test.dependencies.desk.people.setRole("command", person.uid, role);
  return person;
};
