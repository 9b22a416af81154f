import type { PagePath } from "@app/contract/paths";
import { communityRules } from "./statements/community-rules.ts";
import { cookies } from "./statements/cookies.ts";
import { healthData } from "./statements/health-data.ts";
import { importantInfo } from "./statements/important-info.ts";
import { ourPurpose } from "./statements/our-purpose.ts";
import { privacy } from "./statements/privacy.ts";
import type { Statement } from "./statements/statement.ts";
import { terms } from "./statements/terms.ts";

export const statements: readonly Statement[] = [
  ourPurpose,
  importantInfo,
  privacy,
  healthData,
  cookies,
  terms,
  communityRules,
];

export const statementOf = (path: PagePath): Statement | undefined =>
  statements.find((statement) => statement.path === path);
