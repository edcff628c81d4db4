import { expect, type Page } from '@playwright/test';
import { utils, write } from 'xlsx';

/** The rows of an official list, its headings first. */
export type List = readonly (readonly (string | number)[])[];

interface Details {
  readonly source: string;
  readonly exam?: 'UG' | 'PG' | 'MDS';
  readonly round?: string;
}

const csvCell = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

const csvOf = (list: List): Buffer =>
  Buffer.from(list.map((row) => row.map(csvCell).join(',')).join('\r\n'));

/** A workbook whose first sheet says nothing, as many begin. */
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

/** Chooses a list on `/admin/data`, says where it comes from, and has it checked. */
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

/** Publishes the list that was checked. */
export const publishList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Publish [\d,]+ entr(y|ies)$/ }).click();
  await expect(page.getByText(/^Published as version/)).toBeVisible();
};

/** Withdraws the last publication, and the one before it where there is one. */
export const rollBackToSamples = async (page: Page): Promise<void> => {
  const toVersion = page.getByRole('button', { name: /^Roll back to version/ });
  if (await toVersion.isVisible()) {
    await toVersion.click();
    await expect(page.getByText(/Version \d+ is in force again\.$/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Roll back to the samples' }).click();
  await expect(page.getByText(/The samples are in force again\.$/)).toBeVisible();
};
