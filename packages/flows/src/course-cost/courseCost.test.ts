import { paidQuotas, quotas } from '@seatwise/api-client/contract/constants/quotas';
import { describe, expect, it } from 'vitest';
import { courseCostOf } from './courseCost.ts';

const deemed = { programme: 'MBBS', quotaName: 'Deemed/Paid Seats Quota' };
const medicine = { programme: 'MD General Medicine', quotaName: 'All India' };

describe('BEY-DAT-66 the cost of a course', () => {
  it('adds up the fee of the years and the hostel, and leaves the deposit apart', () => {
    expect(courseCostOf({ ...deemed, feePerYear: 1_780_000, hostelPerYear: 100_000 })).toEqual({
      years: 4.5,
      fees: 8_010_000,
      hostel: 450_000,
      deposit: 200_000,
      total: 8_460_000,
    });
  });

  it('takes the published sum with the hostel, where it is of the years of the course', () => {
    const known = { feePerYear: 23_200, courseFee: 88_600 };
    expect(courseCostOf({ ...medicine, ...known })).toMatchObject({
      fees: 88_600,
      hostel: 'included',
      total: 88_600,
    });
    expect(
      courseCostOf({ ...medicine, ...known, programme: 'NBEMS Diploma Family Medicine' }),
    ).toMatchObject({
      years: 2,
      fees: 46_400,
      hostel: null,
    });
  });

  it('counts what is not known as nothing, and names it', () => {
    expect(courseCostOf({ ...medicine, feePerYear: 50_000 })).toMatchObject({
      hostel: null,
      total: 150_000,
    });
    expect(
      courseCostOf({ programme: 'MDS Orthodontics', quotaName: 'All India', feePerYear: 50_000 }),
    ).toMatchObject({ deposit: null, total: 150_000 });
    expect(
      courseCostOf({ ...medicine, quotaName: 'Management/Paid Seats Quota', feePerYear: 1 }),
    ).toMatchObject({ deposit: null });
  });

  it('knows the quotas that pay for their seats', () => {
    const paid = Object.values(quotas).filter(
      (quotaName) => courseCostOf({ ...deemed, quotaName, feePerYear: 1 })!.deposit === 200_000,
    );
    expect(new Set(paid)).toEqual(new Set([...paidQuotas, quotas.deemed]));
  });

  it('is absent without a fee of a year, or where the course may have two or three years', () => {
    expect(courseCostOf(deemed)).toBeUndefined();
    expect(courseCostOf({ ...medicine, courseFee: 88_600, feePerYear: null })).toBeUndefined();
    expect(
      courseCostOf({ ...medicine, programme: 'DNB or NBEMS Diploma ENT', feePerYear: 125_000 }),
    ).toBeUndefined();
  });
});
