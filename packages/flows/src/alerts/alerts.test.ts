import { day } from '@seatwise/api-client/contract/constants/time';
import { describe, expect, it } from 'vitest';
import {
  cleanedName,
  isNew,
  newCount,
  relativeDay,
  uploadDate,
  type AlertFile,
} from './alertFile.ts';
import { newestFirst } from './alertFile.ts';
import { eventsPageSize, newForDays, shownAtFirst } from './alertFile.ts';
import { addressToOpen } from './alertFile.ts';

const alert = (details: Partial<AlertFile> = {}): AlertFile => ({
  id: 1,
  fileName: 'MCC_Round-1_result.pdf',
  fileType: 'application/pdf',
  fileSize: 1000,
  uploaderName: 'Asha',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  viewUrl: null,
  fileUrl: null,
  ...details,
});
const at = (uploadedAt: string) => alert({ uploadedAt });

const now = Date.parse('2026-11-20T10:00:00.000Z');
const before = (age: number) => at(new Date(now - age).toISOString());

describe('the limits', () => {
  it('EVT-10 CON-25 CON-27 CON-29 RNK-34 LND-08 shows ten, five and four', () => {
    expect([eventsPageSize, shownAtFirst]).toEqual([
      10,
      { landing: 5, dashboard: 5, prediction: 4 },
    ]);
  });

  it('CON-26 CON-28 CON-30 counts alerts as new for 30 days on the landing page, else for 14', () => {
    expect(newForDays).toEqual({ landing: 30, events: 14, dashboard: 14, prediction: 14 });
  });
});

describe('cleanedName', () => {
  it.each([
    ['MCC_Round-1_result.pdf', 'MCC Round 1 result'],
    ['  seat__matrix--2025 .PDF', 'seat matrix 2025'],
    ['notice', 'notice'],
    ['fees v1.2.docx', 'fees v1.2'],
    ['dates 21.07.2025', 'dates 21.07'],
    ['revised.schedule', 'revised.schedule'],
    ['.pdf', '.pdf'],
    ['___.pdf', '___.pdf'],
  ])('GAP-70 shows %j as %j', (fileName, shown) => {
    expect(cleanedName(fileName)).toBe(shown);
  });
});

describe('isNew', () => {
  it.each([
    ['LND-07', 30],
    ['EVT-12', 14],
    ['RNK-39', 14],
  ])('%s holds for the last %d days, to the millisecond', (_, days) => {
    expect(isNew(before(0), days, now)).toBe(true);
    expect(isNew(before(days * day), days, now)).toBe(true);
    expect(isNew(before(days * day + 1), days, now)).toBe(false);
  });

  it('holds for a clock that is ahead, and not for a date that cannot be read', () => {
    expect(isNew(before(-1000), 14, now)).toBe(true);
    expect(isNew(at('soon'), 14, now)).toBe(false);
  });

  it('counts the new ones of all', () => {
    const alerts = [before(0), before(20 * day), before(40 * day)];
    expect(newCount(alerts, newForDays.landing, now)).toBe(2);
    expect(newCount(alerts, newForDays.events, now)).toBe(1);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', '20 November 2026'],
    ['2025-08-05T00:00:00.000Z', '05 August 2025'],
    ['2025-08-05T23:59:59.999Z', '05 August 2025'],
    ['2025-08-06T01:00:00.000+05:30', '05 August 2025'],
    ['soon', '—'],
  ])('EVT-13 shows %s as %s', (uploadedAt, shown) => {
    expect(uploadDate(at(uploadedAt))).toBe(shown);
  });

  it.each([
    ['2026-11-20T00:00:00.000Z', 'Today'],
    ['2026-11-20T23:59:59.999Z', 'Today'],
    ['2026-11-19T23:59:59.999Z', 'Yesterday'],
    ['2026-11-18T23:59:59.999Z', '2 days ago'],
    ['2026-10-21T12:00:00.000Z', '30 days ago'],
    ['2026-11-21T00:00:00.000Z', 'Tomorrow'],
    ['2026-11-22T00:00:00.000Z', 'in 2 days'],
    ['soon', ''],
  ])('EVT-14 calls %s %s, by the days of its date', (uploadedAt, label) => {
    expect(relativeDay(at(uploadedAt), now)).toBe(label);
  });
});

describe('the list', () => {
  const alerts = [
    alert({ id: 1, uploadedAt: '2026-11-18T10:00:00.000Z' }),
    alert({ id: 2, uploadedAt: '2026-11-20T10:00:00.000Z', fileName: 'Stray_vacancy.pdf' }),
    alert({ id: 3, uploadedAt: '2026-11-19T10:00:00.000+05:30', fileName: 'DU-quota.docx' }),
  ];
  const ids = (list: readonly AlertFile[]) => list.map(({ id }) => id);

  it('EVT-04 shows the newest first', () => {
    expect(ids(newestFirst(alerts))).toEqual([2, 3, 1]);
  });

  it('shows those without a date first, as they came', () => {
    const undated = [4, 5].map((id) => alert({ id, uploadedAt: 'soon' }));
    expect(ids(newestFirst([...alerts, ...undated]))).toEqual([4, 5, 2, 3, 1]);
  });
});

describe('addressToOpen', () => {
  const surroundings = {
    page: 'https://seatwise.test/events',
    hosts: ['files.seatwise.test'],
    download: '/api/files/download?field-id=1',
  };
  const opened = (viewUrl: string | null, fileUrl: string | null = null) =>
    addressToOpen(alert({ viewUrl, fileUrl }), surroundings);

  it('RNK-36 opens the viewUrl', () => {
    expect(opened('/files/1/view', '/files/1')).toBe('https://seatwise.test/files/1/view');
    expect(opened('https://files.seatwise.test/1')).toBe('https://files.seatwise.test/1');
    expect(opened('blob:https://seatwise.test/1')).toBe('blob:https://seatwise.test/1');
  });

  it.each([[null], [''], ['javascript:alert(1)']])(
    'RNK-37 opens the fileUrl in the place of %j',
    (viewUrl) => {
      expect(opened(viewUrl, '/files/1')).toBe('https://seatwise.test/files/1');
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    'file:///etc/passwd',
    'blob:https://evil.test/1',
    '//evil.test/1',
    '/\\evil.test/1',
    'https://evil.test/1',
    'https://files.seatwise.test.evil.test/1',
    'http://files.seatwise.test/1',
    'http://seatwise.test/1',
    'https://seatwise.test@evil.test/1',
    'https://mcc@seatwise.test/1',
    'https://:mcc@seatwise.test/1',
    'https://ſeatwise.test.evil.test/1',
    'https://',
  ])('RNK-38 opens the download in the place of %j', (address) => {
    expect(opened(address, address)).toBe(surroundings.download);
  });
});
