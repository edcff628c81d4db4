import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { describe, expect, it } from 'vitest';
import { planIds, plans } from '@seatwise/api-client/contract/constants/plans';
import { currency, gstPercent, priceOf } from '@seatwise/api-client/contract/constants/plans';
import { paiseFrom, priceLabel, rupees } from '../shared/price.ts';
import { purchaseFailure } from './purchaseFailure.ts';
import { activePlan, showsSkip, standingOf } from './standing.ts';

describe('the plans', () => {
  it('PLN-04 are three, and all of them cost something', () => {
    expect(planIds).toEqual(['BASIC', 'ADVANCE', 'PREMIUM']);
    expect(planIds.every((id) => plans[id].priceRupees > 0)).toBe(true);
  });

  it('PLN-37 CON-02 CON-03 CON-04 CON-05 CON-07 CON-08 CON-09 have fixed prices and role numbers', () => {
    expect(plans).toEqual({
      BASIC: { id: 'BASIC', priceRupees: 2, role: 5 },
      ADVANCE: { id: 'ADVANCE', priceRupees: 5000, role: 6 },
      PREMIUM: { id: 'PREMIUM', priceRupees: 10_000, role: 3 },
    });
    for (const id of planIds) expect(plans[id].role).toBe(roleIds[id]);
  });
});

describe('prices', () => {
  it('CON-01 CON-10 are in rupees, with 18 percent GST', () => {
    expect([currency, gstPercent]).toEqual(['INR', 18]);
  });

  it.each([
    ['BASIC', 200, 36, 236],
    ['ADVANCE', 500_000, 90_000, 590_000],
    ['PREMIUM', 1_000_000, 180_000, 1_180_000],
  ] as const)('PLN-28 CON-06 %s: %d + %d = %d paise', (plan, base, gst, total) => {
    expect(priceOf(plan)).toEqual({ basePaise: base, gstPaise: gst, totalPaise: total });
  });

  it.each([
    ['BASIC', '₹2 +GST'],
    ['ADVANCE', '₹5,000 +GST'],
    ['PREMIUM', '₹10,000 +GST'],
  ] as const)('PLN-08 %s shows %s', (plan, label) => {
    expect(priceLabel(plan)).toBe(label);
  });

  it.each([
    [36, '₹0.36'],
    [236, '₹2.36'],
    [200, '₹2'],
    [250, '₹2.50'],
    [1_180_000, '₹11,800'],
    [12_345_678_900, '₹12,34,56,789'],
    [0, '₹0'],
  ])('PLN-28 shows %d paise as %s', (paise, label) => {
    expect(rupees(paise)).toBe(label);
  });
});

describe('activePlan', () => {
  it.each([
    [5, 'BASIC'],
    [6, 'ADVANCE'],
    [3, 'PREMIUM'],
    ['5', 'BASIC'],
  ])('PLN-31 reads the role number %j as %s', (role, plan) => {
    expect(activePlan(role)).toBe(plan);
  });

  it.each([
    ['BASIC', 'BASIC'],
    ['ADVANCE', 'ADVANCE'],
    ['PREMIUM', 'PREMIUM'],
    ['Premium', 'PREMIUM'],
  ])('PLN-32 reads the role %j as %s', (role, plan) => {
    expect(activePlan(role)).toBe(plan);
  });

  it.each([[undefined], ['FREE'], [4], ['Admin'], [1], [''], ['moderator']])(
    'PLN-05 PLN-33 finds no plan for %j',
    (role) => {
      expect(activePlan(role)).toBeUndefined();
    },
  );
});

describe('showsSkip', () => {
  it.each([
    ['FREE', true],
    ['Free', true],
    ['BASIC', false],
    ['PREMIUM', false],
    ['Admin', false],
    [undefined, false],
  ])('PLN-13 PLN-38 %j: %s', (role, shows) => {
    expect(showsSkip(role)).toBe(shows);
  });
});

describe('standingOf', () => {
  it.each([
    [undefined, ['upgrade', 'upgrade', 'upgrade']],
    ['FREE', ['upgrade', 'upgrade', 'upgrade']],
    ['BASIC', ['active', 'upgrade', 'upgrade']],
    ['ADVANCE', ['lower', 'active', 'upgrade']],
    ['PREMIUM', ['lower', 'lower', 'active']],
  ])('GAP-110 compares the plans with that of %j', (role, standings) => {
    expect(planIds.map((plan) => standingOf(role, plan))).toEqual(standings);
  });
});

describe('purchaseFailure', () => {
  it.each([
    ['PLN-40', { status: 409, serverMessage: 'You have this plan.' }, 'You have this plan.'],
    ['PLN-40', { status: 500, serverMessage: 'Down.' }, 'Down.'],
    ['PLN-41', { status: 0 }, 'Cannot reach server. Check your network.'],
    ['PLN-42', { status: 500 }, 'Server error. Try again later.'],
    ['PLN-42', { status: 503 }, 'Server error. Try again later.'],
    ['PLN-43', { status: 404 }, 'Something went wrong. Please try again.'],
    ['PLN-43', { status: 499 }, 'Something went wrong. Please try again.'],
  ])('%s answers %j with %s', (_, error, text) => {
    expect(purchaseFailure(error)).toBe(text);
  });
});

describe('BEY-ADP-12 a typed sum', () => {
  it.each([
    ['5900', 590_000],
    ['1,180.50', 118_050],
    ['₹ 1,18,000.5', 11_800_050],
    ['118,000', 11_800_000],
    ['1.50', 150],
    ['0', undefined],
    ['1,50', undefined],
    ['1.505', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('%j is %j paise', (text, paise) => {
    expect(paiseFrom(text)).toBe(paise);
  });
});
