import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import type { AlertFile } from './alertFile.ts';
import { concerns, officialSite } from './exams.ts';

const named = (fileName: string): AlertFile => ({
  id: 1,
  fileName,
  fileType: 'application/pdf',
  fileSize: 1,
  uploadedAt: '2026-11-20T10:00:00.000Z',
});

describe('the title of an alert', () => {
  it.each([
    ['NEET_UG_2026_Round-2_Schedule_(Revised).pdf', ['UG'], 'mcc.nic.in'],
    ['NEET_PG_2026_Information_Bulletin.pdf', ['PG'], 'mcc.nic.in'],
    ['MDS-vacant-seats.docx', ['MDS'], undefined],
    ['BDS_and_MDS_fees.pdf', ['UG', 'MDS'], undefined],
    ['NBEMS_DNB_notice.pdf', ['PG'], 'natboard.edu.in'],
    ['Reporting_Instructions_Round-1.docx', ['UG', 'PG', 'MDS'], undefined],
    ['Upgradation_MSc.pdf', ['UG', 'PG', 'MDS'], undefined],
  ])('%s concerns %j, and comes from %s', (fileName, concerned, site) => {
    expect(exams.filter((exam) => concerns(named(fileName), exam))).toEqual(concerned);
    expect(officialSite(named(fileName))).toBe(site);
  });
});
