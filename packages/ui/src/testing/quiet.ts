import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** Storybook lets React believe that it steers every change, and many come by themselves. */
const aboutTests = /\bact\b/;

/**
 * What React complains of fails the test in which it does: it complains in words, with which the
 * app's own log of errors never begins.
 */
export const failOnComplaints = (): void => {
  const { error } = console;
  const said: string[] = [];
  let hearing: MockInstance<typeof error>;
  beforeEach(() => {
    hearing = vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
      if (typeof what[0] === 'string' && !aboutTests.test(what[0]))
        said.push(what.map(String).join(' '));
      error(...what);
    });
  });
  afterEach(() => {
    hearing.mockRestore();
    expect(said.splice(0)).toEqual([]);
  });
};
