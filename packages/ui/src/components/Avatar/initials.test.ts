import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ananya Sharma', 1, 'A'],
    ['ananya sharma', 2, 'AS'],
    ['  Ravi   Kumar  Iyer ', 2, 'RI'],
    ['Madonna', 2, 'M'],
    ['', 2, ''],
    ['   ', 1, ''],
    ['रवि कुमार', 2, 'रकु'],
    ['👩‍⚕️ Meera', 1, '👩‍⚕️'],
  ] as const)('NAV-21 of «%s» in %i letters are %s', (name, letters, expected) => {
    expect(initials(name, letters)).toBe(expected);
  });
});
