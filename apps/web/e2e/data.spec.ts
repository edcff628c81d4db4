import type { Page } from '@playwright/test';
import { mdsListOf, publishList, rollBackLeft, withdrawNewest } from './officialList.ts';
import { predictAt } from './predicting.ts';
import { expect, signedInAs, test } from './test.ts';

// All tests share the lists in force, so these journeys run one after another.
test.describe.configure({ mode: 'default' });

// A journey that fails halfway would leave its version in force for the next.
test.afterEach(({ request }) => rollBackLeft(request));

const question =
  '/rank-prediction/recommend?air=1840&subject=MDS+Orthodontics&category=General&counselingCategory=PG';

const answerFor = async (page: Page, token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(question, { headers })).text();
};

test('BEY-DAT-01 BEY-DAT-06 BEY-DAT-07 an official list changes a prediction, and is rolled back', async ({
  page,
  pageOf,
}) => {
  const { token } = await signedInAs(page, 'admin');
  // No published list has ranks of MDS, so the seat of this list is the only one.
  const seat = {
    institute: 'Bharati Vidyapeeth Dental College, Pune',
    maxAir: 2400,
    quotaName: 'All India',
  };
  expect(await answerFor(page, token)).toBe('[]');

  await page.goto('/admin/data');
  await page.getByLabel(/^Choose an official list/).setInputFiles({
    name: 'mds-round-1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mdsListOf(seat)),
  });
  await page.getByLabel('Source').fill('MCC');
  await page.getByLabel('Exam', { exact: true }).selectOption('MDS');
  await page.getByLabel('Year', { exact: true }).fill('2025');
  await page.getByLabel('Address of the official document').fill('https://mcc.nic.in/mds.pdf');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Unknown quota: 1')).toBeVisible();
  await publishList(page);

  const student = await pageOf('premium');
  const asked = { subject: 'MDS Orthodontics', category: 'General', quotaName: seat.quotaName };
  await predictAt(student, `/rank-predictor?${new URLSearchParams(asked).toString()}`);
  await student.getByRole('button', { name: seat.institute, exact: true }).click();
  const reasons = student.getByRole('dialog');
  await expect(reasons.getByText('2025', { exact: true })).toBeVisible();

  expect(await answerFor(page, token)).not.toBe('[]');
  await withdrawNewest(page);
  await expect(page.getByText(/^Cut-offs: MCC, MDS 2025, Round 1 is taken down\.$/)).toBeVisible();
  expect(await answerFor(page, token)).toBe('[]');
});
