import { courseCostOf, type CourseCost } from '@seatwise/flows/course-cost';
import { describe, expect, it } from 'vitest';
import { courseTexts, lackingOf } from './courseTexts.ts';
import { listBehind, originOf } from './originOf.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const medicine = { programme: 'MD General Medicine', quotaName: 'All India', feePerYear: 23_200 };

describe('BEY-DAT-66 the words of a course’s cost', () => {
  it('say the sum, its parts, and what it lacks', () => {
    expect(courseTexts(medicine, rupees)).toEqual({
      total: 69_600,
      whole: '₹69,600 for 3 years',
      deposit: '+ ₹25,000 deposit, returned',
      parts: 'fees ₹69,600',
      lacking: 'Without hostel: not known to us.',
    });
    expect(courseTexts({ ...medicine, courseFee: 88_600 }, rupees)).toMatchObject({
      parts: 'fees with hostel ₹88,600',
      lacking: '',
    });
    expect(courseTexts({ ...medicine, feePerYear: null }, rupees)).toBeUndefined();
  });

  it('tell what all of several seats lack from what some do', () => {
    const costs = [medicine, { ...medicine, courseFee: 88_600 }].map((seat): CourseCost =>
      courseCostOf(seat)!,
    );
    expect(lackingOf(costs)).toBe('Some are without hostel: not known to us.');
    expect(lackingOf(costs.slice(0, 1))).toBe('Without hostel: not known to us.');
    expect(lackingOf([])).toBe('');
  });
});

describe('BEY-DAT-65 the origin of a figure', () => {
  const documentUrl = 'https://mcc.nic.in/';

  it('has its day, else its year, and opens the document', () => {
    const fact = { source: 'imported', publisher: 'MCC', year: 2026, documentUrl } as const;
    expect(originOf(fact)).toMatchObject({ list: '2026', href: documentUrl });
    expect(originOf({ ...fact, asOf: '2026-02-27' }).list).toBeUndefined();
  });

  it('BEY-DAT-71 says what a list has where that is not every seat', () => {
    const list = { kind: 'seats', publisher: 'MCC', exam: 'PG', year: 2024, documentUrl } as const;
    expect(listBehind({ ...list, round: 'Round 1', holds: 'given' })).toMatchObject({
      before: 'PG',
      list: 'Round 1, 2024',
      behind: 'seats given in this round, as MCC publishes no seat matrix of PG',
    });
    expect(listBehind({ ...list, holds: 'all' }).behind).toBe('');
    expect(listBehind(list).behind).toBeUndefined();
  });
});
