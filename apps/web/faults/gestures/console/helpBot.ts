import type { Page } from '@playwright/test';
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

/** Each try takes one away. */
const writeAnswer = async (page: Page): Promise<void> => {
  await post(page, await tokenOf(page, 'admin'), '/api/admin/help-bot/answers', {
    question: 'Where is it?',
    words: [unique()],
    answer: 'It is nowhere.',
  });
};
const askInVain = async (page: Page): Promise<void> => {
  const question = `What is ${unique()}?`;
  await post(page, await tokenOf(page, 'free'), '/api/help-bot/questions', { question });
};

const firstOf =
  (name: RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

export const helpBot = {
  readHelpBot: {
    as: 'admin',
    path: '/admin/figures',
    works: /Answered from now on|No question waits/,
    fails: ['The questions could not be loaded.'],
    again: button('Load the questions again'),
  },
  saveHelpBotAnswer: {
    as: 'admin',
    path: '/admin/figures',
    prepare: inTurn(button('Write an answer'), async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Answer from now on' });
      const word = unique();
      await dialog.getByLabel('Question', { exact: true }).fill(`What is ${word}?`);
      await dialog.getByLabel('Words that a question has to hold').fill(word);
      await dialog.getByLabel('Answer', { exact: true }).fill('It is nothing.');
      await dialog.getByRole('button', { name: 'Look at it' }).click();
    }),
    press: inDialog('Answer this from now on'),
    works: 'The bot answers this from now on.',
    fails: notDone('The answer was not saved. Please try again.'),
  },
  deleteHelpBotAnswer: {
    as: 'admin',
    before: writeAnswer,
    path: '/admin/figures',
    press: firstOf(/^Take back «/),
    works: /The answer is taken back\./,
    fails: notDone('The change was not saved. Please try again.'),
  },
  dismissHelpBotQuestion: {
    as: 'admin',
    before: askInVain,
    path: '/admin/figures',
    press: firstOf(/^Dismiss «/),
    works: 'The question is dismissed.',
    fails: notDone('The change was not saved. Please try again.'),
  },
} satisfies Record<string, Gesture | NotCalled>;
