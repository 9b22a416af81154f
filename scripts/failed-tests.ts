/** What a test tool's report holds; only what is read here, in the tools' own words. */
type VitestReport = {
  testResults?: {
    name?: string;
    message?: string;
    status?: string;
    assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: { ok?: boolean; title?: string; file?: string; line?: number }[];
  suites?: PlaywrightSuite[];
};

const firstLine = (text: string | undefined): string => text?.split("\n")[0]?.trim() ?? "";

/** The names of the tests that failed, each with the first line of why. */
export const failedInVitest = (report: unknown): string[] =>
  // The tool's own format; what is missing counts as nothing.
  ((report as VitestReport).testResults ?? []).flatMap((file) => {
    const tests = (file.assertionResults ?? []).filter(({ status }) => status === "failed");
    if (tests.length === 0)
      return file.status === "failed" ? [`${file.name}: ${firstLine(file.message)}`] : [];
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${file.name} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });

export const failedInPlaywright = (report: unknown): string[] => {
  const { specs = [], suites = [] } = report as PlaywrightSuite; // the tool's own format
  return [
    ...specs
      .filter(({ ok }) => ok === false)
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(failedInPlaywright),
  ];
};
