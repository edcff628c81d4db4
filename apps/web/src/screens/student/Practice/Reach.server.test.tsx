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

it('BEY-ALT-07 calls just missed what closed within a tenth of the rank', () => {
  const needed = [20_500, 15_500, 21_900];
  const markup = renderToStaticMarkup(
    <Reach
      rank={22_000}
      list={{ entries: needed.map((_, at) => entry(at + 1)), excluded: [] }}
      outcome={{
        round: '1',
        place: null,
        seat: null,
        isKept: false,
        entries: needed.map((neededRank) => ({ neededRank, wasWithinReach: false })),
        competitors: 1,
      }}
    />,
  );
  expect(markup.match(/College \d/g)).toEqual(['College 1', 'College 3']);
});
