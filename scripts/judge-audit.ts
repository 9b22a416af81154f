/** An advisory somebody has looked at: why it does no harm here, and until when that is believed. */
export type AcceptedAdvisory = { id: string; why: string; until: string };

type Via = string | { url?: string; title?: string; severity?: string };
type Vulnerability = { name?: string; severity?: string; via?: Via[] };

type AuditReport = {
  vulnerabilities?: Record<string, Vulnerability>;
  /** npm's own way to say that nobody answered. */
  error?: { code?: string; summary?: string };
  message?: string;
};

export type AuditVerdict =
  | { kind: "not audited"; reason: string }
  | { kind: "audited"; problems: string[] };

const grave = ["high", "critical"];

const idOf = (url: string | undefined): string => url?.split("/").at(-1) ?? "";

/** What npm audit found, weighed: only grave advisories that nobody has accepted are problems. */
export const judgeAudit = (
  text: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): AuditVerdict => {
  let report: AuditReport;
  try {
    report = JSON.parse(text) as AuditReport; // npm's own format, read with care
  } catch {
    return { kind: "not audited", reason: "no report came" };
  }
  if (report.error || !report.vulnerabilities)
    return {
      kind: "not audited",
      // npm leaves some of these empty.
      reason: report.error?.code || report.error?.summary || report.message || "no report came",
    };
  const open = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id));
  const problems = Object.entries(report.vulnerabilities).flatMap(([name, { via = [] }]) =>
    via.flatMap((each) =>
      typeof each !== "string" && grave.includes(each.severity ?? "") && !open.has(idOf(each.url))
        ? [
            `${name}: ${each.title ?? "an advisory"} (${each.severity}), ${each.url ?? "no address"}`,
          ]
        : [],
    ),
  );
  return { kind: "audited", problems: [...new Set(problems)].sort() };
};
