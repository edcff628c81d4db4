import type { Page } from '@playwright/test';
import {
  checkList,
  mdsListOf,
  publishList,
  rollBackLeft,
  rollBackToStart,
  withdrawNewest,
  type List,
} from './officialList.ts';
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

const problem = (page: Page, text: string) => page.getByText(text, { exact: true });

test(
  'BEY-DAT-07 BEY-DAT-10 BEY-DAT-22 a seat matrix changes the finder and the college page, and is rolled back',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    // No matrix of MDS is in force, so publishing one does not affect other journeys.
    const course = 'MDS Orthodontics';
    const name = 'Andaman and Nicobar Islands Institute of Medical Sciences, Sri Vijaya Puram';
    const matrix = (open: number): List => [
      ['Institute Name', 'Course', 'Quota', 'Category', 'No. of Seats'],
      [name, course, 'AI', 'OP NO', open],
      [name, course, 'AI', 'SC NO', 13],
      [name, course, 'AI', 'ST NO', 'many'],
    ];
    await signedInAs(page, 'admin');
    await page.goto('/admin/data');
    const details = { source: 'MCC', exam: 'MDS', round: 'Round 1' } as const;
    await checkList(page, { format: 'csv', list: matrix(20) }, details);
    await expect(problem(page, 'Unreadable number of seats: 1')).toBeVisible();
    await expect(problem(page, 'Added: 2')).toBeVisible();
    await publishList(page);

    const student = await pageOf('basic');
    await student.goto(`/collage?${new URLSearchParams({ instNm: name, program: course })}`);
    const found = student.getByRole('table', { name: /^Colleges/ }).locator('[data-row]');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(/33\s*Source: Published/);

    await checkList(page, { format: 'xlsx', list: matrix(27) }, details);
    await expect(problem(page, 'Changed: 1')).toBeVisible();
    await expect(problem(page, 'Unchanged: 1')).toBeVisible();
    await publishList(page);
    await student.reload();
    await expect(found).toContainText(/40\s*Source: Published/);
    await student.getByRole('link', { name }).click();
    const seats = student.getByRole('table', { name: 'Seats and fees' }).locator('[data-row]');
    await expect(seats.filter({ hasText: course })).toContainText('40');
    const ofSeats = student.locator('section', { has: seats }).last();
    await expect(ofSeats).toContainText(/Seats:.*MDS\s*Source: MCC, Round 1, \d{4}/);

    await rollBackToStart(page);
    await student.goBack();
    await student.reload();
    await expect(found).toHaveCount(0);
  },
);

test(
  'BEY-DAT-07 BEY-DAT-10 BEY-DAT-20 BEY-DAT-28 a list of colleges changes a college’s page, and is rolled back',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    const code = '200535';
    const colleges = (fee: string): List => [
      [
        'Inst. Code',
        'Institute Name',
        'City',
        'Course',
        'Annual Fee',
        'Bond (Years)',
        'Bond Penalty',
        'Web Site',
        'As on',
      ],
      [
        code,
        'Government Medical College, Nandurbar',
        'Nandurbar',
        'MBBS',
        fee,
        '2 years',
        '7 lakh',
        'www.gmcnandurbar.example',
        '01-07-2026',
      ],
      [
        code,
        'Government Medical College, Nandurbar',
        'Nandurbar',
        'BDS',
        'free of charge',
        '',
        '',
        '',
        '',
      ],
    ];
    await signedInAs(page, 'admin');
    await page.goto('/admin/data');
    await checkList(page, { format: 'xlsx', list: colleges('₹1,23,456') }, { source: 'DMER' });
    await expect(problem(page, 'Unreadable fee: 1')).toBeVisible();
    await expect(page.getByText(/^1 row that can be used gives 2 entries\./)).toBeVisible();
    await expect(problem(page, 'Added: 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish a part' })).toBeVisible();
    await publishList(page);

    const student = await pageOf('basic');
    await student.goto(`/college/${code}`);
    const fact = (term: string) =>
      student.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd');
    const mbbs = student
      .getByRole('table', { name: 'Seats and fees' })
      .locator('[data-row]', { hasText: 'MBBS' })
      .filter({ hasText: 'All India' });
    await expect(mbbs).toContainText('₹1,23,456');
    await expect(student.locator('section', { has: mbbs }).last()).toContainText(
      /Fees:\s*Source: DMER.*as of 1 Jul 2026/i,
    );
    await expect(fact('Service bond')).toContainText('2-year bond, or pay ₹7,00,000');
    await expect(fact('Service bond')).toContainText('DMER');
    await expect(fact('Official site')).toContainText('www.gmcnandurbar.example');

    await checkList(page, { format: 'csv', list: colleges('1.5 lakh') }, { source: 'DMER' });
    await expect(problem(page, 'Changed: 1')).toBeVisible();
    await expect(problem(page, 'Unchanged: 1')).toBeVisible();
    await publishList(page);
    await student.reload();
    await expect(mbbs).toContainText('₹1,50,000');

    await rollBackToStart(page);
    await student.reload();
    await expect(fact('Official site')).not.toContainText('www.gmcnandurbar.example');
    await expect(mbbs).not.toContainText('₹1,50,000');
  },
);

test(
  'BEY-DAT-07 BEY-DAT-10 BEY-DAT-23 a schedule changes a student’s dates and calendar, and is rolled back',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    const now = new Date();
    /** A day of the month after next, in the format of the lists. */
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
    const dayOf = (day: number): string =>
      `${day}-${String(month.getUTCMonth() + 1).padStart(2, '0')}-${month.getUTCFullYear()}`;
    const schedule = (result: string): List => [
      ['Round', 'Activity', 'Start Date', 'End Date'],
      ['Stray Vacancy', 'Registration', dayOf(3), dayOf(9)],
      ['Stray Vacancy', 'Result', result, ''],
      ['Stray Vacancy', 'Reporting', 'soon', ''],
    ];
    const calendar = async (): Promise<string> =>
      (await page.request.get('/api/counselling-dates/MDS/calendar.ics')).text();
    await signedInAs(page, 'admin');
    const examples = await calendar();
    await page.goto('/admin/data');
    const details = { source: 'MCC', exam: 'MDS' } as const;
    await checkList(page, { format: 'csv', list: schedule(dayOf(12)) }, details);
    await expect(problem(page, 'Unreadable date: 1')).toBeVisible();
    await expect(problem(page, 'Added: 2')).toBeVisible();
    await publishList(page);

    const student = await pageOf('premium');
    await student.goto('/home');
    await student.getByText(/^Show (all \d+ dates|the date) with/).click();
    const result = student.getByRole('listitem').filter({ hasText: 'Stray Vacancy: result' });
    await expect(result).toContainText('Published');
    await expect(result.locator('time')).toContainText(/\b12\b/);
    expect(await calendar()).toContain('SUMMARY:NEET MDS Stray Vacancy: result of the allotment');

    await checkList(page, { format: 'xlsx', list: schedule(dayOf(14)) }, details);
    await expect(problem(page, 'Changed: 1')).toBeVisible();
    await publishList(page);
    await student.reload();
    await student.getByText(/^Show (all \d+ dates|the date) with/).click();
    await expect(result).toContainText('Revised');
    await expect(result.locator('s')).toContainText(/\b12\b/);
    await expect(result.locator('time')).toContainText(/\b14\b/);

    await rollBackToStart(page);
    await student.reload();
    await student.getByText(/^Show (all \d+ dates|the date) with/).click();
    await expect(result).not.toContainText('Published');
    expect(await calendar()).toBe(examples);
  },
);

test(
  'BEY-DAT-07 BEY-DAT-26 a new college gets a page and seats, and is rolled back',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    const [code, name] = ['299001', 'Zeta Institute of Medicine, Atlantis'];
    await signedInAs(page, 'admin');
    await page.goto('/admin/data');
    const colleges: List = [
      ['Inst. Code', 'Institute Name', 'State', 'Type', 'Course', 'Annual Fee', 'As on'],
      [code, name, 'Maharashtra', 'Private', 'MDS Orthodontics', '9 lakh', '01-07-2026'],
      ['', 'Eta Institute, Nowhere', '', '', 'MBBS', '9 lakh', ''],
    ];
    await checkList(page, { format: 'xlsx', list: colleges }, { source: 'DMER' });
    await expect(page.getByText(`A new college, ${code}`)).toBeVisible();
    await expect(problem(page, 'New college: 1')).toBeVisible();
    await expect(problem(page, 'Unknown college: 1')).toBeVisible();
    await publishList(page);
    const seats: List = [
      ['Institute Code', 'College', 'Course', 'Quota', 'No. of Seats'],
      [code, '', 'MDS Orthodontics', 'AI', 55],
      ['', name, 'MDS Orthodontics', 'NR', 20],
    ];
    await checkList(page, { format: 'csv', list: seats }, { source: 'MCC', exam: 'MDS' });
    await publishList(page);

    const student = await pageOf('basic');
    await student.goto(`/collage?${new URLSearchParams({ instNm: name })}`);
    await expect(
      student.getByRole('table', { name: /^Colleges/ }).locator('[data-row]'),
    ).toHaveCount(2);
    await student.getByRole('link', { name }).first().click();
    await expect(student).toHaveURL(`/college/${code}`);
    await expect(student.getByText(`Private, Maharashtra · Institute code ${code}`)).toBeVisible();
    await expect(student.getByText('₹9,00,000')).toHaveCount(1);

    await rollBackToStart(page);
    expect((await student.reload())!.status()).toBe(404);
    await expect(student.getByRole('heading', { name: 'No college has this code' })).toBeVisible();
  },
);
