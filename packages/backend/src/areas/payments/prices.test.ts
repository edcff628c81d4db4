import { describe, expect, it } from 'vitest';
import { gstPercent, priceOf } from '@seatwise/api-client/contract/constants/plans';
import { isUpgrade, planOf, rupees } from './prices.ts';

describe('prices', () => {
  it.each([
    ['CON-03', 'BASIC', 200, 36, 236, '2.36'],
    ['CON-04', 'ADVANCE', 500_000, 90_000, 590_000, '5900.00'],
    ['CON-05', 'PREMIUM', 1_000_000, 180_000, 1_180_000, '11800.00'],
  ] as const)(
    '%s CON-01 CON-06 %s costs its price and 18 %% GST',
    (_, plan, base, gst, total, text) => {
      expect(priceOf(plan)).toEqual({ basePaise: base, gstPaise: gst, totalPaise: total });
      expect(base * gstPercent).toBe(gst * 100);
      expect(rupees(total)).toBe(text);
    },
  );

  it('CON-07 CON-08 CON-09 knows a plan by its role number', () => {
    expect([5, 6, 3].map(planOf)).toEqual(['BASIC', 'ADVANCE', 'PREMIUM']);
    expect([1, 2, 4, 7].map(planOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('lifts upwards only, and no admin', () => {
    expect(isUpgrade('BASIC', 'FREE')).toBe(true);
    expect(isUpgrade('PREMIUM', 'ADVANCE')).toBe(true);
    expect(isUpgrade('BASIC', 'BASIC')).toBe(false);
    expect(isUpgrade('BASIC', 'PREMIUM')).toBe(false);
    expect(isUpgrade('PREMIUM', 'Admin')).toBe(false);
    expect(isUpgrade('PREMIUM', 'Super Admin')).toBe(false);
  });
});
