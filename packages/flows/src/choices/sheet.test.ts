import { seatKey } from '../list-sync/index.ts';
import { expect, it } from 'vitest';
import { seatOfKey, type SeatOutlook } from './seat.ts';
import { sheetOfChoices, withCities } from './sheet.ts';

const choice = {
  instituteCode: '200101',
  institute: 'AIIMS, New Delhi',
  subject: 'MBBS',
  quotaName: 'Open Seat Quota',
};

it('BEY-CHC-09 has the columns of the portal: order, college code, name, city', () => {
  const outlook = { city: 'New Delhi' } as SeatOutlook;
  const [entry] = withCities([choice], new Map([[seatKey(choice), outlook]]));
  const other = { ...choice, instituteCode: '200105', state: 'Bihar' };
  expect(sheetOfChoices('Round 1', [entry!, other])).toEqual({
    name: 'Choices',
    headRow: 1,
    rows: [
      ['Round 1'],
      ['Order', 'College code', 'Name', 'City'],
      [1, '200101', 'AIIMS, New Delhi (MBBS, Open Seat Quota)', 'New Delhi'],
      [2, '200105', 'AIIMS, New Delhi (MBBS, Open Seat Quota)', 'Bihar'],
    ],
  });
  expect(seatOfKey(seatKey(choice))).toEqual({
    instituteCode: '200101',
    subject: 'MBBS',
    quotaName: 'Open Seat Quota',
  });
});
