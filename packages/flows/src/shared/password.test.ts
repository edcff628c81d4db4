import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from './fields.ts';

describe('brokenPasswordRules', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'symbol']],
    ['Seatwise', ['digit', 'symbol']],
    ['SEATWISE@1', ['lowercase']],
    ['seatwise@1', ['uppercase']],
    ['Aa1@', ['length']],
    ['Seatwise@123', []],
  ])('lists what %j lacks, for the hint of a new password', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
});
