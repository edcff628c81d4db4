import { describe, expect, it } from 'vitest';
import { createReferenceData } from '../../reference/referenceData.ts';
import type { Query } from './recommend.ts';
import { isAboutStates, listStateQuotas, recommendWithStates } from './stateSeats.ts';

const reference = createReferenceData(new Map());
const profile = { homeState: 'Karnataka', stateCategory: '3B' } as const;
const query: Query = {
  air: 6000,
  subject: 'MDS Orthodontics',
  category: 'OBC',
  counselingCategory: 'PG',
};
const ofMds = { profile, exam: 'MDS' } as const;

describe('BEY-STA-29 postgraduate seats that a state gives', () => {
  it('have chances by round from its own lists, of the own category and the open one', async () => {
    const rows = await recommendWithStates(reference, query, ofMds);
    expect(new Set(rows.map(({ authority }) => authority))).toEqual(new Set(['kea']));
    const codes = new Set(rows.map(({ allottedCategory }) => allottedCategory));
    expect(codes).toContain('3BG');
    expect(codes).toContain('GM');
    for (const other of ['3AG', 'SCG', 'MNG', 'ME', 'GMPH']) expect(codes).not.toContain(other);
    expect(rows.every(({ probabilityTier }) => probabilityTier)).toBe(true);
    expect(rows[0]!.history?.map(({ year }) => year)).toEqual([2023, 2024]);
  });

  it('are those of the own exam', async () => {
    const rows = await recommendWithStates(
      reference,
      { air: 20_000, category: 'General', counselingCategory: 'PG' },
      { profile, exam: 'PG' },
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ subject }) => /^(MDS|MBBS|BDS)/.test(subject!))).toEqual([]);
    expect(rows.some(({ feePerYear }) => feePerYear)).toBe(true);
  });

  it('are to others those that are open to all of India alone', async () => {
    const rows = await recommendWithStates(reference, query, {
      profile: { homeState: 'Bihar', stateCategory: 'SC' },
      exam: 'MDS',
    });
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ opens }) => opens))).toEqual(new Set(['India']));
  });

  it('BEY-STA-30 are found by the kind of seat in the place of a quota', async () => {
    const listed = [{ subject: 'MDS Periodontology', quota: 'All India' }];
    const quotas = await listStateQuotas(reference, ofMds, listed);
    expect(new Set(quotas.map(({ authority }) => authority))).toEqual(new Set(['kea']));
    expect(quotas.map(({ subject }) => subject)).not.toContain('MDS Periodontology');
    expect(quotas).toContainEqual({
      subject: 'MDS Orthodontics',
      quota: 'State quota',
      authority: 'kea',
    });
    const rows = await recommendWithStates(
      reference,
      { ...query, quotaName: 'State quota' },
      ofMds,
    );
    expect(new Set(rows.map(({ seatKind }) => seatKind))).toEqual(new Set(['government']));
  });

  it('are asked about by a question of the own counselling', () => {
    expect(isAboutStates(query, 'MDS')).toBe(true);
    expect(isAboutStates(query, 'UG')).toBe(false);
    expect(isAboutStates({ counselingCategory: 'UG' }, 'PG')).toBe(false);
  });
});
