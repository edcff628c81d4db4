import type { Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { button, notDone, refusals, unique, type Gesture, type NotCalled } from '../../gesture.ts';

/** A list of official data, with a row that is wrong. */
const chooseList = async (page: Page): Promise<void> => {
  await page.getByLabel('Choose an official list, or drop it here').setInputFiles({
    name: `${unique()}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Rank,Allotted Quota,Allotted Institute,Course,Allotted Category\n' +
        '40,AI,"AIIMS, New Delhi",MBBS,OP NO\n50,ZZ,"AIIMS, New Delhi",MBBS,OP NO\n',
    ),
  });
};
/** What the first row of the second sheet says. */
const secondRank = 77_123;
/** A workbook of two sheets. */
const chooseWorkbook = async (page: Page): Promise<void> => {
  const book = utils.book_new();
  for (const [name, rank] of [
    ['Round 1', 40],
    ['Round 2', secondRank],
  ] as const)
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Rank', 'Course'],
        [rank, 'MBBS'],
      ]),
      name,
    );
  await page.getByLabel('Choose an official list, or drop it here').setInputFiles({
    name: `${unique()}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  });
  await page.getByText('What the columns hold').waitFor();
};
const uploadList = async (page: Page): Promise<void> => {
  await chooseList(page);
  await page.getByLabel('Source').fill('MCC');
  await page.getByLabel('Address of the official document').fill('https://mcc.nic.in/list.pdf');
};
const checkList = async (page: Page): Promise<void> => {
  await uploadList(page);
  await button('Check')(page);
  await page.getByText('What the check found').waitFor();
};
const publishList = async (page: Page): Promise<void> => {
  await checkList(page);
  await button('Publish 1 entry')(page);
  await page.getByText(/^Published as version/).waitFor();
};

export const officialData = {
  readData: {
    as: 'admin',
    path: '/admin/data',
    works: 'Published versions',
    fails: ['The published data could not be loaded.'],
    again: button('Try again'),
  },
  uploadData: {
    as: 'admin',
    path: '/admin/data',
    press: chooseList,
    works: 'What the columns hold',
    fails: [...refusals, 'Cannot reach the server', 'The file could not be uploaded.'],
  },
  readDataImport: {
    as: 'admin',
    path: '/admin/data',
    press: chooseList,
    works: 'What the columns hold',
    fails: [...refusals, 'Cannot reach the server', 'The file could not be uploaded.'],
  },
  chooseDataSheet: {
    as: 'admin',
    path: '/admin/data',
    prepare: chooseWorkbook,
    press: async (page) => {
      await page.getByLabel('Sheet').selectOption('Round 2');
    },
    works: String(secondRank),
    fails: [...refusals, 'Cannot reach the server', 'The sheet could not be read.'],
  },
  checkDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: uploadList,
    press: button('Check'),
    works: 'What the check found',
    fails: [...refusals, 'Cannot reach the server', 'The check could not be started.'],
  },
  downloadDataReport: {
    as: 'admin',
    path: '/admin/data',
    prepare: checkList,
    press: button('Download the report'),
    works: 'Problems by row',
    fails: ['The report could not be loaded. Please try again.'],
  },
  publishDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: checkList,
    press: button('Publish 1 entry'),
    works: /Published as version \d+|This import is published/,
    fails: [...refusals, 'Cannot reach the server', 'Nothing was published.'],
  },
  cancelDataImport: {
    as: 'admin',
    path: '/admin/data',
    prepare: uploadList,
    press: button('Discard this import'),
    works: 'Choose an official list, or drop it here',
    fails: [...refusals, 'Cannot reach the server', 'The import could not be removed.'],
  },
  rollBackData: {
    as: 'admin',
    path: '/admin/data',
    prepare: publishList,
    press: async (page) => {
      await page.getByRole('button', { name: /^Roll back to/ }).click();
    },
    // Each try publishes one version, and takes it back.
    works: /The version is withdrawn\.|Samples alone/,
    fails: notDone('Nothing was rolled back. Please try again.'),
    // Where only the answer was lost, nothing is left to roll back.
    again: async (page) => {
      const rollBack = page.getByRole('button', { name: /^Roll back to/ });
      await rollBack
        .or(page.getByText('Samples alone', { exact: true }))
        .first()
        .waitFor();
      if (await rollBack.isVisible()) await rollBack.click();
    },
  },
} satisfies Record<string, Gesture | NotCalled>;
