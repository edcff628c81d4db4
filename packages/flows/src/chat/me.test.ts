import { describe, expect, it } from 'vitest';
import { isStaff } from './me.ts';

describe('whom the chat treats as an admin', () => {
  it.each([
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
    ['Admin', true],
    ['Super Admin', true],
    ['FREE', false],
    ['PREMIUM', false],
    ['MODERATOR', false],
    [undefined, false],
  ])('CHT-04 %s: %s', (role, expected) => {
    expect(isStaff(role)).toBe(expected);
  });
});
