import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';

/** The rows of an official list, with the headings first. */
export type List = readonly (readonly (string | number)[])[];

/** A seat in a prediction. */
export interface PredictedSeat {
  readonly institute: string;
  readonly maxAir: number;
  readonly quotaName: string;
}

/** An MDS list with one seat; no other journey asks for this subject. */
export const mdsListOf = ({ institute, maxAir, quotaName }: PredictedSeat): string => {
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

interface Details {
  readonly source: string;
  readonly exam?: 'UG' | 'PG' | 'MDS';
  readonly round?: string;
}

const csvCell = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

const csvOf = (list: List): Buffer =>
  Buffer.from(list.map((row) => row.map(csvCell).join(',')).join('\r\n'));

/** A workbook whose first sheet holds only a notice, like many official ones. */
const workbookOf = (list: List): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notice'], ['Read with care.']]), 'Notice');
  utils.book_append_sheet(book, utils.aoa_to_sheet(list.map((row) => [...row])), 'List');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

const files = {
  csv: { of: csvOf, mimeType: 'text/csv' },
  xlsx: {
    of: workbookOf,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

/** Chooses a list on `/admin/data`, enters its source, and checks it. */
export const checkList = async (
  page: Page,
  { format, list }: { readonly format: keyof typeof files; readonly list: List },
  { source, exam, round }: Details,
): Promise<void> => {
  const { of, mimeType } = files[format];
  await page
    .getByLabel(/^Choose an official list/)
    .setInputFiles({ name: `list.${format}`, mimeType, buffer: of(list) });
  await page.getByLabel('Source').fill(source);
  if (exam) await page.getByLabel('Exam', { exact: true }).selectOption(exam);
  if (round) await page.getByLabel('Round', { exact: true }).first().selectOption(round);
  await page.getByLabel('Address of the official document').fill('https://mcc.nic.in/list.pdf');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What the check found' })).toBeVisible();
};

/** Publishes the checked list, with a reason if it is only a part. */
export const publishList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Publish (a part|[\d,]+ entr(y|ies))$/ }).click();
  const reason = page.getByLabel(/^Why do you publish a part/);
  const asked = page.getByRole('alertdialog').getByRole('button', { name: /^Publish/ });
  await expect(reason.or(asked).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('A journey publishes a few rows.');
    await page.getByRole('button', { name: 'Publish this part' }).click();
  } else await asked.click();
  await expect(page.getByText(/^Published as version/)).toBeVisible();
};

/** Withdraws by the API, as staff, the versions that a journey published and left. */
export const rollBackLeft = async (request: APIRequestContext): Promise<void> => {
  const login = await request.post('/api/auth/login', {
    data: { rollnumberOrEmail: 'admin@seatwise.test', password: 'Seatwise@123' },
  });
  const { token } = (await login.json()) as { token: string };
  const { cookies } = await request.storageState();
  const headers = {
    authorization: `Bearer ${token}`,
    'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
  const data = await request.get('/api/admin/data', { headers });
  const published = (await data.json()) as {
    readonly current: number;
    readonly versions: readonly { readonly id: number; readonly publishedBy: string }[];
  };
  let { current } = published;
  const own = new Set(
    published.versions.flatMap(({ id, publishedBy }) => (publishedBy === 'Seatwise' ? [] : [id])),
  );
  while (own.has(current)) {
    const answer = await request.post(`/api/admin/data/versions/${current}/withdraw`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    ({ current } = (await answer.json()) as { current: number });
  }
};

/** How many official lists are published when the server first starts. */
const atStart = 23;

/** Withdraws the newest list in use, which is first in the table of versions. */
export const withdrawNewest = async (page: Page): Promise<void> => {
  const [newest] = await page.getByRole('button', { name: 'Take down', exact: true }).all();
  await newest!.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Take down', exact: true }).click();
  await expect(question).toBeHidden();
};

/** Withdraws every list published since the first start, the newest first. */
export const rollBackToStart = async (page: Page): Promise<void> => {
  const withdraw = page.getByRole('button', { name: 'Take down', exact: true });
  const newest = page.locator('[data-row]').filter({ has: withdraw }).first();
  for (;;) {
    // A row begins with its version's number.
    const text = await newest.innerText();
    if (Number.parseInt(text, 10) <= atStart) return;
    await withdrawNewest(page);
    await expect.poll(() => newest.innerText()).not.toBe(text);
  }
};
