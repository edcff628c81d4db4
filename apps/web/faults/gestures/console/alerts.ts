import {
  button,
  inTurn,
  notDone,
  post,
  tokenOf,
  unique,
  type Gesture,
  type NotCalled,
} from '../../gesture.ts';
import { inDialog } from './inDialog.ts';

export const alerts = {
  listPlannedAlerts: {
    as: 'admin',
    path: '/admin/alerts',
    works: /\d+ alerts?/,
    fails: ['The alerts could not be loaded.'],
    again: button('Try again'),
  },
  createAlert: {
    as: 'admin',
    path: '/admin/alerts',
    prepare: inTurn(button('Write an alert'), async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Write an alert' });
      await dialog.getByLabel('Title', { exact: true }).fill(unique());
      await dialog.getByLabel('Text', { exact: true }).fill('Register anew.');
    }),
    press: inDialog('Publish now'),
    works: 'The alert is saved.',
    fails: notDone('The alert was not saved. Please try again.'),
  },
  updateAlert: {
    as: 'admin',
    path: '/admin/alerts',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit «Nobody can sell a seat»' }).click();
      await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill(unique());
    },
    press: inDialog('Save'),
    works: 'The alert is saved.',
    fails: notDone('The alert was not saved. Please try again.'),
  },
  withdrawAlert: {
    as: 'admin',
    before: async (page) => {
      await post(page, await tokenOf(page, 'admin'), '/api/admin/alerts', {
        title: unique(),
        text: 'Register anew.',
        topic: 'Dates',
        exams: [],
        categories: [],
        link: null,
        date: null,
        publishAt: null,
        isPinned: false,
        linksConfirmed: false,
      });
    },
    path: '/admin/alerts',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Withdraw «/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
    press: inDialog('Withdraw'),
    works: 'The alert is withdrawn: no student sees it any more.',
    fails: notDone('The alert was not withdrawn. Please try again.'),
    again: async (page) => {
      await page
        .getByRole('button', { name: /^Withdraw «/ })
        .first()
        .click();
      await inDialog('Withdraw')(page);
    },
  },
} satisfies Record<string, Gesture | NotCalled>;
