import type { Page } from '@playwright/test';
import { button, refusals, unique, type Gesture, type NotCalled } from '../../gesture.ts';
import { inDialog } from './inDialog.ts';

const upload = async (page: Page): Promise<void> => {
  await button('Add New File')(page);
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles({
    name: `${unique()}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await dialog
    .getByRole('button', { name: 'Upload', exact: true })
    .and(page.locator(':enabled'))
    .waitFor();
};

export const files = {
  uploadFile: {
    as: 'admin',
    path: '/admin/files',
    prepare: upload,
    press: inDialog('Upload'),
    works: 'File uploaded successfully!',
    fails: [...refusals, 'An unknown error occurred during file upload.'],
  },
  deleteFile: {
    as: 'admin',
    path: '/admin/files',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
    press: inDialog('Delete'),
    works: 'File deleted successfully',
    fails: [...refusals, 'Failed to delete the file.'],
    again: async (page) => {
      if (!(await page.getByRole('alertdialog').isVisible()))
        await page
          .getByRole('button', { name: /^Delete / })
          .filter({ visible: true })
          .first()
          .click();
      await inDialog('Delete')(page);
    },
  },
} satisfies Record<string, Gesture | NotCalled>;
