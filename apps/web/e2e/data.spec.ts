import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from './test.ts';

interface Row {
  readonly institute: string;
  readonly maxAir: number;
  readonly quotaName: string;
}

const question =
  '/rank-prediction/recommend?air=1840&subject=MDS+Orthodontics&category=General&counselingCategory=PG';

/** An MDS list of one seat: no other journey asks for this subject. */
const listFor = ({ institute, maxAir, quotaName }: Row): string => {
  const seat = `${quotaName},"${institute.toUpperCase()}, Main  Road",M.D.S. ORTHODONTICS,OP NO,OP NO`;
  const headings =
    'SNo,Rank,Allotted Quota,Allotted Institute,Course,Allotted Category,Candidate Category,Remarks';
  return [
    'NEET MDS Counselling 2025 - Provisional result of Round 1',
    headings,
    `1,"${Math.round(maxAir / 9)}",${seat},Allotted`,
    `2,${Math.round(maxAir / 8)}.0,${seat},Allotted`,
    headings,
    `3,${maxAir},ZZ,${seat.slice(quotaName.length + 1)},Allotted`,
    '4,99,-,-,-,-,-,Not Allotted',
    '',
  ].join('\r\n');
};

const answerFor = async (page: Page, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(question, { headers })).text();
};

test('BEY-DAT-01 BEY-DAT-06 BEY-DAT-07 an official list changes a prediction, and is rolled back', async ({
  page,
  pageOf,
}) => {
  const { token } = await signedInAs(page, 'admin');
  const samples = await answerFor(page, token);
  const rows = JSON.parse(samples) as Row[];
  const seat = rows.find(
    ({ quotaName }) => rows.filter((row) => row.quotaName === quotaName).length === 1,
  )!;

  await page.goto('/admin/data');
  await page.getByLabel(/^Choose an official list/).setInputFiles({
    name: 'mds-round-1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(listFor(seat)),
  });
  await page.getByLabel('Source').fill('MCC');
  await page.getByLabel('Exam', { exact: true }).selectOption('MDS');
  await page.getByLabel('Year', { exact: true }).fill('2025');
  await page.getByLabel('Address of the official document').fill('https://mcc.nic.in/mds.pdf');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Unknown quota: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 rows' }).click();
  await expect(page.getByText(/^Published as version/)).toBeVisible();

  const student = await pageOf('premium');
  await student.goto('/rank-predictor?subject=MDS+Orthodontics&category=General');
  await student.getByLabel('Quota', { exact: true }).selectOption(seat.quotaName);
  await student.getByRole('button', { name: 'Predict', exact: true }).click();
  await student.getByRole('button', { name: seat.institute }).first().click();
  const reasons = student.getByRole('dialog');
  await expect(reasons.getByText('2025', { exact: true })).toBeVisible();
  await expect(reasons.getByText('Imported')).toHaveCount(1);
  await expect(reasons.getByText(/Sample$/).first()).toBeVisible();

  expect(await answerFor(page, token)).not.toBe(samples);
  await page.getByRole('button', { name: /^Roll back to/ }).click();
  await expect(page.getByText(/^The version is withdrawn/)).toBeVisible();
  expect(await answerFor(page, token)).toBe(samples);
});
