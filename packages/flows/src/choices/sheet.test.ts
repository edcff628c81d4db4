import { seatKey } from '../list-sync/index.ts';
import { expect, it } from 'vitest';
import { seatOfKey, type SeatOutlook } from './seat.ts';
import { sheetOfChoices, onPortal } from './sheet.ts';

const choice = {
  instituteCode: '200101',
  institute: 'AIIMS, New Delhi',
  subject: 'MBBS',
  quotaName: 'Open Seat Quota',
};

it('BEY-CHC-09 has the columns of the portal: order, college code, name, city', () => {
  const outlook = { city: 'New Delhi' } as SeatOutlook;
  const other = { ...choice, instituteCode: '200105', state: 'Bihar' };
  const entries = onPortal([choice, other], new Map([[seatKey(choice), outlook]]));
  expect(sheetOfChoices('Round 1', entries)).toEqual({
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

it('BEY-DAT-70 has the portal’s own codes of PG seats, and none where no list has one', () => {
  const medicine = { ...choice, subject: 'MD General Medicine', quotaName: 'All India' };
  const hospital = { ...medicine, instituteCode: 'asha-cochin' };
  const outlook = { portalCode: '700107 / 701358' } as SeatOutlook;
  const entries = onPortal([medicine, hospital], new Map([[seatKey(medicine), outlook]]));
  const codes = sheetOfChoices('Round 1', entries)
    .rows.slice(2)
    .map(([, code]) => code);
  expect(codes).toEqual(['700107 / 701358', null]);
});

it('BEY-STA-10 of a state’s authority names it, and has no code of MCC’s', () => {
  const seat = { ...choice, quotaName: 'State quota' };
  const outlook = { authority: 'kea', city: 'Bengaluru' } as SeatOutlook;
  const entries = onPortal([seat], new Map([[seatKey(seat), outlook]]));
  expect(entries[0]).not.toHaveProperty('code');
  expect(sheetOfChoices('Karnataka Round 1', entries, 'KEA · kea.kar.nic.in')).toMatchObject({
    headRow: 2,
    rows: [
      ['Karnataka Round 1'],
      ['KEA · kea.kar.nic.in'],
      ['Order', 'Name', 'City'],
      [1, 'AIIMS, New Delhi (MBBS, State quota)', 'Bengaluru'],
    ],
  });
});
