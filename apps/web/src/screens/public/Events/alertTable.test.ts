import type { AlertFile } from '@seatwise/flows/alerts';
import { describe, expect, it } from 'vitest';
import { createAlertTable } from './alertTable.ts';

const alert = (details: Partial<AlertFile>): AlertFile => ({
  id: 1,
  fileName: 'result.pdf',
  fileType: 'application/pdf',
  fileSize: 1_234,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  ...details,
});

describe('the table of alerts', () => {
  const alerts = [
    alert({ id: 1, uploadedAt: '2026-11-18T10:00:00.000Z' }),
    alert({ id: 2, uploadedAt: '2026-11-20T10:00:00.000Z', fileName: 'Stray_vacancy.pdf' }),
    alert({ id: 3, uploadedAt: '2026-11-19T10:00:00.000+05:30', fileName: 'DU-quota.docx' }),
    alert({ id: 4, uploadedAt: 'soon', fileName: 'Undated.pdf' }),
  ];
  const find = createAlertTable(alerts);
  const idsIn = (typed: string, direction: 'ascending' | 'descending' = 'descending') => {
    const { size, sourceIndex } = find({ typed, direction, exam: undefined });
    return Array.from({ length: size }, (_, index) => alerts[sourceIndex(index)]!.id);
  };

  it('EVT-03 EVT-04 shows the newest first, unless it is turned round; a date that is missing comes first', () => {
    expect(idsIn('')).toEqual([4, 2, 3, 1]);
    expect(idsIn('', 'ascending')).toEqual([4, 1, 3, 2]);
  });

  it.each([
    ['  ', [4, 2, 3, 1]],
    ['STRAY v', [2]],
    ['stray_v', [2]],
    ['du quota', [3]],
    ['.docx', []],
    ['vacancy stray', [2]],
    ['vacancy quota', []],
    ['pdf', []],
    ['result', [1]],
    ['nothing', []],
  ])('GAP-131 finds by %j', (typed, found) => {
    expect(idsIn(typed)).toEqual(found);
  });
});
