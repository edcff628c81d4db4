import type { TestCase as Journey } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';

/** What a line about a test begins with that failed once and then passed. */
export const secondTryMark = 'second try: ';

// A line of its own, among the dots of others.
const tell = (name: string): void => console.log(`\n${secondTryMark}${name}`);

/**
 * On a busy machine a browser may stall for longer than any sensible patience, so a test may try
 * twice. It is named then: once is the machine, every week is a fault to mend. Reports to Vitest
 * and to Playwright alike.
 */
export default class SecondTry {
  /** Vitest: a test has ended. */
  onTestCaseResult(test: TestCase): void {
    const { flaky } = test.diagnostic() ?? {};
    if (flaky === true)
      tell(`${test.project.name} ${test.module.relativeModuleId} ${test.fullName}`);
  }

  /** Playwright: a journey has ended. */
  onTestEnd(journey: Journey): void {
    if (journey.outcome() === 'flaky') tell(journey.titlePath().filter(Boolean).join(' '));
  }

  /** Playwright: others write to the terminal too. */
  printsToStdio(): boolean {
    return false;
  }
}
