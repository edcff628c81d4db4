import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** Storybook enables React's `act` environment, where React warns about updates outside of `act`. */
const actWarning = /\bact\b/;

/**
 * Fails a test if React logs an error. React's messages begin with a string, unlike the errors that
 * the app itself logs.
 */
export const failOnConsoleErrors = (): void => {
  const { error } = console;
  const errors: string[] = [];
  let spy: MockInstance<typeof error>;
  beforeEach(() => {
    spy = vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      if (typeof args[0] === 'string' && !actWarning.test(args[0]))
        errors.push(args.map(String).join(' '));
      error(...args);
    });
  });
  afterEach(() => {
    spy.mockRestore();
    expect(errors.splice(0)).toEqual([]);
  });
};
