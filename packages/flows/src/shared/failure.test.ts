import { describe, expect, it } from 'vitest';
import { isUndecided } from './failure.ts';

describe('a failed call', () => {
  it.each([
    [0, true],
    [200, true],
    [401, false],
    [404, false],
    [409, false],
    [500, false],
  ])('BEY-REL-04 with the status %s may have done its work: %s', (status, expected) => {
    expect(isUndecided({ status })).toBe(expected);
  });

  it('BEY-REL-04 may have done its work where nobody says why it failed', () => {
    expect(isUndecided(new TypeError())).toBe(true);
  });
});
