import type { TestCase as Journey, TestResult } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';

/** The start of a line about a test that passed on its second attempt. */
export const flakyMark = 'flaky: ';
/** The start of a line with the command that runs a failed test alone. */
export const failedMark = 'failed: ';

// The new line separates the report from the reporter's dots.
const report = (mark: string, text: string): void => console.log(`\n${mark}${text}`);

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const escaped = (title: string): string => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Names each test that passed on its second attempt, and a command for each that failed. `pnpm
 * test` allows one retry, because a browser may stall on a busy machine; a test that is flaky more
 * than once needs a fix. A reporter of Vitest and of Playwright.
 */
export default class TestReporter {
  /** Vitest: a test has ended. */
  onTestCaseResult(test: TestCase): void {
    const { project, module, fullName } = test;
    if (test.diagnostic()?.flaky === true)
      report(flakyMark, `${project.name} ${module.relativeModuleId} ${fullName}`);
    if (test.result().state === 'failed') {
      const title = quoted(escaped(fullName));
      const place = `--project=${project.name} ${module.relativeModuleId}`;
      report(failedMark, `pnpm vitest run ${place} -t ${title}`);
    }
  }

  /** Playwright: an attempt has ended. */
  onTestEnd(journey: Journey, { retry }: TestResult): void {
    if (journey.outcome() === 'flaky')
      report(flakyMark, journey.titlePath().filter(Boolean).join(' '));
    if (journey.outcome() === 'unexpected' && retry === journey.retries) {
      const { file, line } = journey.location;
      const place = file.slice(process.cwd().length + 1);
      report(failedMark, `pnpm exec playwright test ${place}:${line}  # ${journey.title}`);
    }
  }

  /** Playwright: keeps the standard reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
