import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Reach } from './Reach.tsx';

const entry = (place: number) => ({
  place,
  institute: `College ${place}`,
  instituteCode: String(place),
  subject: 'MBBS',
  quotaName: 'All India',
  programme: place,
  isLate: false,
});

const reach = (needed: readonly number[], place: number | null) =>
  renderToStaticMarkup(
    <Reach
      rank={22_000}
      list={{ entries: needed.map((_, at) => entry(at + 1)), excluded: [] }}
      outcome={{
        round: '1',
        place,
        seat: null,
        isKept: false,
        entries: needed.map((neededRank) => ({ neededRank, wasWithinReach: false })),
        competitors: 1,
      }}
    />,
  );

it('BEY-ALT-07 calls just missed what closed within a tenth of the rank', () => {
  const markup = reach([20_500, 15_500, 21_900, 23_000], 3);
  expect(markup.match(/College \d/g)).toEqual(['College 1', 'College 3', 'College 4']);
});

it('BEY-ALT-07 lists without a seat the three nearest misses, however far they are', () => {
  const markup = reach([0, 9000, 15_500, 21_900, 12_000], null);
  expect(markup.match(/College \d/g)).toEqual(['College 4', 'College 3', 'College 5']);
});
