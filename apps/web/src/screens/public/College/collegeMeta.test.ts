import { describe, expect, it } from 'vitest';
import { aboutCollege, collegeMeta, pictureWords } from './collegeMeta.ts';
import { plainCollege as plain } from '../../../testing/plainCollege.ts';

const closed = (quotaName: string, allottedCategory: 'OP' | 'SC', maxAir: number) => ({
  program: 'MBBS',
  quotaName,
  allottedCategory,
  allottedPh: 'NO' as const,
  years: [1, 0].map((before) => ({
    year: 2025 - before,
    round: 'Round 2' as const,
    publisher: 'MCC',
    maxAir: maxAir - before,
    minAir: null,
    admits: null,
    source: 'imported' as const,
  })),
});

describe('what a college’s page says of itself', () => {
  it('BEY-COL-05 has the newest closing rank of an open seat, if one is published', () => {
    const ranks = [
      closed('All India', 'SC', 61_250),
      closed('Internal', 'OP', 700),
      closed('All India', 'OP', 12_345),
    ];
    expect(collegeMeta({ ...plain, ranks })).toEqual({
      title: 'Plain College | Seatwise',
      description:
        'MBBS, All India, open seat: closed at rank 12,345 (MCC, 2025, Round 2). Seats by course and quota, opening and closing ranks, fees, bond and hostel of Plain College, Kerala.',
      picture: '/college/200001/share.png',
    });
    expect(pictureWords({ ...plain, ranks }).figure).toEqual({
      label: 'Last closing rank of an open seat',
      value: '12,345',
      from: 'MBBS, All India · MCC, 2025, Round 2',
    });
    expect(pictureWords(plain)).not.toHaveProperty('figure');
    expect(collegeMeta({ ...plain, ranks: ranks.slice(0, 1) }).description).toMatch(/^Seats by /);
  });

  it('BEY-COL-05 has structured data, with an MCC code only where MCC gave one', () => {
    expect(aboutCollege(plain, 'https://seatwise.test/college/200001')).toMatchObject({
      '@type': 'CollegeOrUniversity',
      identifier: '200001',
      address: { addressRegion: 'Kerala' },
    });
    expect(aboutCollege({ ...plain, code: 'MH-1', state: null }, '')).not.toHaveProperty(
      'identifier',
    );
  });
});
