import { seatKey } from '../list-sync/index.ts';
import { expect, it } from 'vitest';
import { comparisonOf } from './comparison.ts';
import { type SeatOutlook } from './seat.ts';
import { sheetOfShortlist } from './sheet.ts';
import { sortedShortlist, tagsOf } from './shortlist.ts';

const item = (instituteCode: string, institute: string, state?: string) => ({
  instituteCode,
  institute,
  subject: 'MBBS',
  quotaName: 'All India',
  ...(state !== undefined && { state }),
});
const [z, a, m] = [item('1', 'Z'), item('2', 'A', 'Kerala'), item('3', 'M', 'Assam')];
const outlooks = new Map(
  [
    [z, 0.2],
    [m, 0.9],
  ].map(([of, probability]) => [seatKey(of as typeof z), { probability } as SeatOutlook]),
);

it.each([
  ['starred', [m, a, z]],
  ['name', [a, m, z]],
  ['state', [m, a, z]],
  ['chance', [m, z, a]],
] as const)('BEY-SHL-02 BEY-SHL-11 is sorted by %s', (order, expected) => {
  expect(sortedShortlist([z, a, m], order, { outlooks, profile: {} })).toEqual(expected);
});

it('BEY-ELG-21 by chance, what is not open to the student comes last', () => {
  const esi = { ...item('4', 'E'), quotaName: 'ES' };
  const nri = { ...item('5', 'N'), quotaName: 'NR' };
  const likely = { probability: 0.99 } as SeatOutlook;
  const known = {
    outlooks: new Map([...outlooks, [seatKey(esi), likely], [seatKey(nri), likely]]),
    profile: { nri: false },
  };
  expect(sortedShortlist([nri, esi, z, a, m], 'chance', known)).toEqual([m, z, a, esi, nri]);
});

it('BEY-SHL-02 takes tags between commas, each once', () => {
  expect(tagsOf(' near home, low fees,, near home ')).toEqual(['near home', 'low fees']);
  expect(tagsOf(Array.from({ length: 12 }, (_, index) => index).join())).toHaveLength(8);
});

it('BEY-SHL-04 is written to a file with notes and tags', () => {
  const { rows } = sheetOfShortlist([{ ...a, note: 'Uncle studied there', tags: ['near', 'old'] }]);
  expect(rows[1]).toEqual([
    null,
    'A',
    'MBBS',
    'All India',
    'Kerala',
    'Uncle studied there',
    'near, old',
  ]);
});

it('BEY-SHL-03 a comparison tells what differs from what is the same, and names of what nobody knows the costs', () => {
  const of = (...texts: (string | null)[]) =>
    texts.map((text) => (text === null ? null : { text }));
  const lines = [
    { label: 'State', values: of('Kerala', 'Assam') },
    { label: 'Quota', values: of('All India', 'All India') },
    { label: 'Bond', values: of(null, null), isCost: true },
    { label: 'City', values: of(null, null) },
    { label: 'Fees', values: of('₹1', null) },
  ];
  expect(comparisonOf(lines)).toEqual({
    different: [lines[0], lines[4]],
    same: [lines[1]],
    unknown: ['Bond'],
  });
});
