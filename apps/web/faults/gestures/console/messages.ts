import { button, type Gesture, type NotCalled } from '../../gesture.ts';

export const contactMessages = {
  listContactMessages: {
    as: 'admin',
    path: '/admin/messages',
    works: /\d+ message/,
    fails: ['The messages could not be loaded', 'No messages yet'],
    again: button('Try again'),
  },
  markContactMessage: {
    as: 'admin',
    path: '/admin/messages',
    prepare: async (page) => {
      await page.getByLabel('Show').selectOption('All');
      await page
        .getByRole('button', { name: /^(Close|Open again) the message/ })
        .first()
        .waitFor();
    },
    press: async (page) => {
      await page
        .getByRole('button', { name: /^(Close|Open again) the message/ })
        .first()
        .click();
    },
    works: /\d+ message/,
    fails: ['The change was not saved. Please try again.'],
  },
  replyToContactMessage: {
    as: 'admin',
    path: '/admin/messages',
    prepare: async (page) => {
      await page.getByLabel('Show').selectOption('All');
      await page
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      await page.getByLabel('Reply', { exact: true }).fill('We call you.');
    },
    press: button('Send the reply'),
    works: /is on its way\./,
    fails: ['The reply was not sent. Please try again.'],
  },
} satisfies Record<string, Gesture | NotCalled>;
