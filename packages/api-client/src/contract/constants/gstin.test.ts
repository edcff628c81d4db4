import { describe, expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

describe('BEY-ADP-11 a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is one', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it.each([
    '',
    '27AAPFU0939F1ZW',
    '72AAPFU0939F1ZV',
    '27aapfu0939f1zv',
    ' 27AAPFU0939F1ZV',
    '27AAPFU0939F1Z',
  ])('%j is none', (text) => {
    expect(isGstin(text)).toBe(false);
  });
});
