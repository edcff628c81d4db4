import { describe, expect, it } from 'vitest';
import { loadAuthority } from './authorities.ts';
import { codeOf } from './codes.ts';
import { programmes } from './programmes.ts';
import { loadStateLists } from './stateLists.ts';

const exams = ['PG', 'MDS'] as const;
const loaded = {
  PG: await loadStateLists('kea', 'PG'),
  MDS: await loadStateLists('kea', 'MDS'),
};
const listOf = (exam: (typeof exams)[number], of: number) =>
  loaded[exam].find(({ year }) => year === of)!;

describe('BEY-STA-29 the postgraduate lists of an authority', () => {
  // 155 lines of 2024 name colleges that their list does not tell apart; docs of the data say what else is left out.
  it.each([
    ['PG', 2023, 4111 - 8, 0],
    ['PG', 2024, 5233 - 155, 0],
    ['MDS', 2023, 1262 - 26 - 9, 1],
    ['MDS', 2024, 2454 - 674 - 17, 0],
  ] as const)(
    'of NEET %s %i have %i lines, of which %i is out of order',
    (exam, year, count, early) => {
      const { rounds } = listOf(exam, year);
      expect(rounds.reduce((sum, round) => sum + round.count, 0)).toBe(count);
      expect(rounds.reduce((sum, { leftOut }) => sum + leftOut.outOfOrder, 0)).toBe(early);
    },
  );

  it('are of the programmes of their exam', () => {
    for (const exam of exams)
      for (const { rounds } of loaded[exam])
        for (const { ranks } of rounds)
          expect(ranks.filter(({ course }) => !programmes[exam].includes(course))).toEqual([]);
  });

  it('go by the rows that the authority has for their exam', async () => {
    const [ug, pg, mds] = await Promise.all([
      loadAuthority('kea'),
      loadAuthority('kea', 'PG'),
      loadAuthority('kea', 'MDS'),
    ]);
    expect(ug.courses).toEqual(['MBBS', 'BDS']);
    expect(mds.courses).toContain('MDS Orthodontics');
    expect(pg.rounds.map(({ name }) => name)).toContain('Round 4');
    expect(mds.rounds.map(({ name }) => name)).not.toContain('Round 4');
    expect(pg.codes).not.toHaveProperty('3BR');
    expect(pg.codes['MNG']).toBeNull();
    expect(pg.categories).toEqual(ug.categories);
    expect(pg).not.toHaveProperty('exams');
  });

  // Read by hand from KEA's lists, as the mirror publishes them.
  it.each([
    ['PG', 2023, 'Round 1', 'aj-ims-mangaluru', 'MD Anaesthesiology', 'GM', 18_004, 19_978, 2],
    ['PG', 2023, 'Round 1', 'aims-bg-nagara', 'MD Radio-Diagnosis', 'PGM', 103_084, 103_084, 1],
    ['PG', 2023, 'Round 2', 'nijalingappa-mc-bagalkot', 'MD Psychiatry', 'GMPH', 79_893, 79_893, 1],
    [
      'PG',
      2024,
      'Round 1',
      'nijalingappa-mc-bagalkot',
      'MD Community Medicine',
      'SCG',
      90_869,
      90_869,
      1,
    ],
    ['PG', 2024, 'Round 2', 'kims-koppal', 'MS Orthopaedics', 'GM', 13_866, 13_866, 1],
    ['PG', 2024, 'Round 2', 'bmcri-bengaluru', 'MD General Medicine', 'GM', 381, 381, 1],
    [
      'PG',
      2024,
      'Round 3',
      'st-johns-college-bengaluru',
      'MD Family Medicine',
      'RC3',
      47_606,
      47_606,
      1,
    ],
    [
      'MDS',
      2023,
      'Round 1',
      'aj-dental-mangaluru',
      'MDS Conservative Dentistry & Endodontics',
      '2AG',
      2171,
      2171,
      1,
    ],
    [
      'MDS',
      2023,
      'Round 1',
      'ramaiah-dental-bengaluru',
      'MDS Paediatric & Preventive Dentistry',
      'NRI',
      9335,
      9335,
      1,
    ],
    [
      'MDS',
      2023,
      'Round 2',
      'navodaya-dental-raichur',
      'MDS Paediatric & Preventive Dentistry',
      'GMP',
      17_797,
      17_797,
      1,
    ],
    [
      'MDS',
      2024,
      'Round 1',
      'sharavathi-dental',
      'MDS Paediatric & Preventive Dentistry',
      'GMP',
      7965,
      7965,
      1,
    ],
    ['MDS', 2024, 'Round 3', 'cods-davanagere', 'MDS Orthodontics', '3BG', 3197, 3403, 2],
  ] as const)(
    '%s %i, %s: %s, %s, %s',
    (exam, year, name, id, course, category, opening, closing, allotted) => {
      const { ranks } = listOf(exam, year).rounds.find((round) => round.name === name)!;
      expect(
        ranks.filter(
          (rank) =>
            rank.code === codeOf(id) && rank.course === course && rank.category === category,
        ),
      ).toEqual([expect.objectContaining({ opening, closing, allotted })]);
    },
  );
});
