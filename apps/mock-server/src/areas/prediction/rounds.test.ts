import { beforeAll, describe, expect, it } from 'vitest';
import type { CutoffCell } from '@seatwise/backend/reference/referenceData';
import { workerHost } from '../../testing/hosts.ts';
import { withRoundMoves } from '@seatwise/backend/reference/roundMoves';
import { historyByRound } from '@seatwise/backend/areas/prediction/rounds';
import { recommend, type Recommendation } from '@seatwise/backend/areas/prediction/recommend';

const order = ['Unlikely', 'Possible', 'Likely', 'Very Likely'];

describe('a prediction of published ranks', () => {
  let cells: readonly CutoffCell[];
  beforeAll(async () => {
    ({ cells } = (await workerHost()).backend.reference);
  });

  const predicted = (air: number): Recommendation[] =>
    recommend(cells, { air, counselingCategory: 'UG' });
  const seatAt = (air: number, institute: string, quota: string): Recommendation =>
    predicted(air).find(
      (row) => row.institute === institute && row.subject === 'MBBS' && row.quotaName === quota,
    )!;

  it('BEY-PRD-14 says how likely the seat is by each main round; its tier is that of all of them', () => {
    const seat = seatAt(300, 'JIPMER, Puducherry', 'Open Seat Quota');
    expect(seat.history!.map(({ year, maxAir }) => [year, maxAir])).toEqual([
      [2020, 309],
      [2021, 231],
      [2022, 302],
      [2023, 277],
      [2024, 350],
      [2025, 260],
    ]);
    expect(seat.rounds!.map(({ round }) => round)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    expect(seat.rounds!.at(-1)!.probability).toBe(seat.probability);
    expect(seat.rounds![0]!.probability).toBeLessThan(seat.probability!);
    expect(seat.rounds![0]!.closing).toBeLessThan(seat.rounds!.at(-1)!.closing);
  });

  it('BEY-PRD-35 names the main round whose list has the closing rank of each year', () => {
    const seat = seatAt(300, 'JIPMER, Puducherry', 'Open Seat Quota');
    expect(seat.history!.map(({ year, round }) => [year, round])).toEqual([
      [2020, 'Round 3'],
      [2021, 'Round 3'],
      [2022, 'Round 1'],
      [2023, 'Round 1'],
      [2024, 'Round 1'],
      [2025, 'Round 2'],
    ]);
  });

  it('BEY-PRD-35 names an earlier round where the last one closed better', () => {
    const manipal = seatAt(45_000, 'Kasturba Medical College, Manipal', 'Deemed/Paid Seats Quota');
    // MCC's Round 3 of 2025 closed this seat at 31,834.
    expect(manipal.history!.at(-1)).toMatchObject({ year: 2025, round: 'Round 2', maxAir: 43_835 });
  });

  it('BEY-PRD-14 never has an earlier main round likelier than a later one, and stray rounds apart', () => {
    for (const { rounds, probabilityTier } of predicted(15_000)) {
      const main = rounds!.filter(({ round }) => round !== 'Stray Vacancy');
      const chances = main.map(({ probability }) => probability);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      const tiers = main.map((round) => order.indexOf(round.probabilityTier));
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
      expect(main.at(-1)!.probabilityTier).toBe(probabilityTier);
    }
    const nagpur = seatAt(15_000, 'Government Medical College, Nagpur', 'All India');
    expect(nagpur.probabilityTier).toBe('Unlikely');
    expect(nagpur.rounds!.at(-1)).toMatchObject({
      round: 'Stray Vacancy',
      probabilityTier: 'Very Likely',
    });
  });

  it('BEY-PRD-14 of a chosen year rests on the rounds of that year', () => {
    const [seat] = recommend(cells, { air: 300, counselingCategory: 'UG', year: '2022' });
    expect(seat!.history!.map(({ year }) => year)).toEqual([2022]);
    // The list of Round 2 of 2022 is missing, so as many seats are known after it as after Round 1.
    const moved = recommend(cells, { air: 300, counselingCategory: 'UG', year: '2022' }).filter(
      ({ rounds }) => {
        const [first, second] = rounds!;
        return (
          first?.round === 'Round 1' &&
          second?.round === 'Round 2' &&
          first.closing !== second.closing
        );
      },
    );
    expect(moved).toEqual([]);
  });

  it('BEY-PRD-15 counts no year before 2020, though it is published', () => {
    const years = predicted(8500).flatMap(({ history }) => history!.map(({ year }) => year));
    expect(Math.min(...years)).toBe(2020);
    expect(cells.some((cell) => cell.years[0]?.year === 2019)).toBe(true);
  });

  it('BEY-PRD-15 names no seat that was given in none of the last three years', () => {
    const isForNri = ({ instituteCode, quotaName }: Recommendation) =>
      instituteCode === '200521' && quotaName === 'Non-Resident Indian';
    expect(predicted(300).some(isForNri)).toBe(false);
    const in2021 = recommend(cells, { air: 300, counselingCategory: 'UG', year: '2021' });
    expect(in2021.some(isForNri)).toBe(true);
    for (const { history } of predicted(300))
      expect(history!.at(-1)!.year).toBeGreaterThanOrEqual(2022);
  });
});

it('BEY-PRD-14 takes a seat to have moved as others did where the list of a round is missing', () => {
  const row = (round: 'Round 1' | 'Round 2', maxAir: number) => ({
    round,
    publisher: 'MCC',
    minAir: 1,
    maxAir,
    admits: 5,
  });
  const year = (of: number, ...rounds: ReturnType<typeof row>[]) => {
    const maxAir = Math.max(...rounds.map((given) => given.maxAir));
    return { year: of, minAir: 1, maxAir, admits: 5, sample: false, rounds };
  };
  const cells = Array.from({ length: 9 }, (_, index): CutoffCell => {
    const closing = 1000 * (index + 1);
    return {
      instituteCode: `20000${index}`,
      institute: `College ${index}`,
      state: 'Kerala',
      kind: 'government',
      subject: 'MBBS',
      quota: 'All India',
      allottedCategory: 'OP',
      ph: 'NO',
      exam: 'UG',
      counseling: 'UG',
      years: [
        year(2021, row('Round 1', closing), row('Round 2', 1.2 * closing)),
        year(2022, row('Round 1', closing)),
      ],
    };
  });
  const [first] = withRoundMoves(cells);
  const [one, two] = historyByRound(first!.years, first!.roundMoves);
  expect(one!.history.map(({ maxAir }) => maxAir)).toEqual([1000, 1000]);
  expect(two!.history[0]).toEqual({ year: 2021, minAir: 1, maxAir: 1200, admits: 5 });
  expect(two!.history[1]!.maxAir).toBeCloseTo(1200, 6);
  expect(two!.history[1]!.doubt).toBeCloseTo(0, 6);
  // A single year counts only with its own lists.
  expect(historyByRound(first!.years.slice(1), undefined)).toHaveLength(1);
});
