import { describe, expect, it } from 'vitest';
import { rollNumberFrom, tidyPhone, wholeNumberFrom } from './fields.ts';

describe('figures as people type them', () => {
  it.each([
    ['45,210', 45_210],
    ['६१,२५०', 61_250],
    [' 2,00,000 ', 200_000],
    ['45 210', 45_210],
    ['0,045', undefined],
    ['45.210', undefined],
    [',', undefined],
  ])('BEY-FRM-06 reads the number %j as %j', (text, value) => {
    expect(wholeNumberFrom(text)).toBe(value);
  });

  it.each([
    ['+91 98290 12345', '9829012345'],
    ['+91-98290-12345', '9829012345'],
    ['0091 9829012345', '9829012345'],
    ['919829012345', '9829012345'],
    ['98290 12345', '9829012345'],
    ['09829012345', '9829012345'],
    ['9198290123', '9198290123'],
    [' +1 202 555 0100 ', '+1 202 555 0100'],
    ['98290', '98290'],
  ])('BEY-FRM-06 tidies the phone %j to %j', (text, phone) => {
    expect(tidyPhone(text)).toBe(phone);
  });

  it.each([
    ['3108010123', '08010123'],
    [' 3108010123 ', '08010123'],
    ['08010123', '08010123'],
    ['SW90000123', 'SW90000123'],
    ['31080101234', '31080101234'],
  ])('BEY-FRM-07 keeps of the roll number %j %j', (text, rollNumber) => {
    expect(rollNumberFrom(text)).toBe(rollNumber);
  });
});
