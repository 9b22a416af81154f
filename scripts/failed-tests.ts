/** What a test tool's report holds; only what is read here, in the tools' own words. */
type VitestReport = {
  testResults?: {
    name?: string;
    message?: string;
    status?: string;
    assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSpec = {
  ok?: boolean;
  title?: string;
  file?: string;
  line?: number;
  tests?: { status?: string }[];
};
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

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

const namedInPlaywright = (
  report: unknown,
  isMeant: (spec: PlaywrightSpec) => boolean,
): string[] => {
  const { specs = [], suites = [] } = report as PlaywrightSuite; // the tool's own format
  return [
    ...specs.filter(isMeant).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap((suite) => namedInPlaywright(suite, isMeant)),
  ];
};

export const failedInPlaywright = (report: unknown): string[] =>
  namedInPlaywright(report, ({ ok }) => ok === false);

/** Those that failed once and then passed: a race of the test's or of the product's, which is to be mended. */
export const unsteadyInPlaywright = (report: unknown): string[] =>
  namedInPlaywright(report, ({ tests = [] }) => tests.some(({ status }) => status === "flaky"));
