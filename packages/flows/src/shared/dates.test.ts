import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longDate, timeOf } from './dates.ts';

describe('a moment as the server writes it', () => {
  // 5:30 hours ahead of UTC.
  beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    '2025-08-15T02:00:00',
    '2025-08-15T02:00',
    '2025-08-15 02:00:00',
    '2025-08-15T02:00:00.000',
    '2025-08-15T02:00:00.000000',
    '2025-08-15T02:00:00Z',
    '2025-08-15T07:30:00+05:30',
  ])('EVT-13 EVT-15 is read in UTC where it names no offset: %s', (iso) => {
    expect(new Date(2025, 7, 15).getTimezoneOffset()).toBe(-330);
    expect(timeOf(iso)).toBe(Date.UTC(2025, 7, 15, 2));
    expect(longDate(timeOf(iso))).toBe('15 August 2025');
  });

  it('EVT-15 may be a day alone', () => {
    expect(timeOf('2025-08-15')).toBe(Date.UTC(2025, 7, 15));
  });

  it.each([[undefined], [null], [''], ['soon'], ['2025-08-15T'], ['2025-08-15T25:00']])(
    'EVT-13 is a dash where it cannot be read: %j',
    (iso) => {
      expect(timeOf(iso)).toBeUndefined();
      expect(longDate(timeOf(iso))).toBe('—');
    },
  );
});
