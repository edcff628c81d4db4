import { describe, expect, it } from 'vitest';
import { allottedCategoryName, allottedSeatName } from './allottedSeat.ts';
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

  it.each(['BC', 'XX', 'constructor', ''])('shows the code of another backend: «%s»', (code) => {
    expect(allottedCategoryName(code)).toBe(code === 'BC' ? 'Other Backward Classes (BC)' : code);
  });
});
