import { describe, expect, it } from 'vitest';
import { csvLines, sheetMoment } from './spreadsheet.ts';

describe('text with commas', () => {
  it('quotes what holds commas, quotes and line ends', () => {
    expect(csvLines([['200447', 'Grant College, Mumbai', 'A "b"\nc', null, 2024, 0.845]])).toBe(
      '200447,"Grant College, Mumbai","A ""b""\nc",,2024,0.845\r\n',
    );
  });

  it('has days as spreadsheets read them everywhere, and numbers below zero as numbers', () => {
    expect(csvLines([[new Date(2026, 10, 2, 23, 30), -5]])).toBe('2026-11-02,-5\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\tx',
    '＝1',
    '\0=1',
    '\0x',
    '\u200B=1',
    '\u2060 \uFEFF=1',
    '\u00AD+1',
    '\u{E0001}@SUM(A1)',
    '\u3164=1',
  ])('GAP-103 keeps «%s» from becoming a formula', (text) => {
    expect(csvLines([['1', text, '2']])).toBe(`1,'${text},2\r\n`);
  });
});

it('a moment is the day and time where the reader is', () => {
  expect(sheetMoment(new Date(2026, 10, 2, 9, 5, 7).getTime())).toBe('2026-11-02 09:05:07');
  expect(sheetMoment(undefined)).toBeNull();
});
