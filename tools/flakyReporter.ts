import type { TestCase as Journey } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';

/** The start of a line about a test that passed on its second attempt. */
export const flakyMark = 'flaky: ';

// On a line of its own, among the dots of the reporter.
const report = (name: string): void => console.log(`\n${flakyMark}${name}`);

/**
 * Names each test that passed on its second attempt. `pnpm test` allows one retry, because a
 * browser may stall on a busy machine; a test that is flaky more than once needs a fix. A reporter
 * of Vitest and of Playwright.
 */
export default class FlakyReporter {
  /** Vitest: a test has ended. */
  onTestCaseResult(test: TestCase): void {
    const { flaky } = test.diagnostic() ?? {};
    if (flaky === true)
      report(`${test.project.name} ${test.module.relativeModuleId} ${test.fullName}`);
  }

  /** Playwright: a journey has ended. */
  onTestEnd(journey: Journey): void {
    if (journey.outcome() === 'flaky') report(journey.titlePath().filter(Boolean).join(' '));
  }

  /** Playwright: keeps the standard reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
