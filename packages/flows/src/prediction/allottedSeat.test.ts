import { describe, expect, it } from 'vitest';
import { allottedCategoryName, allottedSeatName, reservedSeatCode } from './allottedSeat.ts';
import { allottedCategories } from './options.ts';

describe('the allotted category', () => {
  it('BEY-PRD-01 is named in words with the code, each its own', () => {
    expect(allottedCategories.map(allottedCategoryName)).toEqual([
      'Open seat (OP)',
      'Other Backward Classes (OBC)',
      'Scheduled Caste (SC)',
      'Scheduled Tribe (ST)',
      'Economically Weaker Section (EW)',
    ]);
  });

  it('differs for persons with a disability', () => {
    const seat = { allottedCategory: 'EW', allottedPh: 'PH' };
    expect(allottedSeatName(seat)).toBe('Economically Weaker Section, PwD (EW PH)');
    expect(allottedSeatName({ ...seat, allottedPh: 'NO' })).toBe(
      'Economically Weaker Section (EW)',
    );
  });

  it.each([
    ['OP', 'NO', ''],
    ['OP', 'PH', 'OP PH'],
    ['OBC', 'NO', 'OBC'],
    ['EW', 'PH', 'EW PH'],
    [null, null, ''],
  ])('BEY-CHC-25 has a short name where it is reserved: %s %s', (category, ph, code) => {
    expect(reservedSeatCode({ allottedCategory: category, allottedPh: ph })).toBe(code);
  });

  it.each(['BC', 'XX', 'constructor', ''])('shows the code of another backend: «%s»', (code) => {
    expect(allottedCategoryName(code)).toBe(code === 'BC' ? 'Other Backward Classes (BC)' : code);
  });
});
