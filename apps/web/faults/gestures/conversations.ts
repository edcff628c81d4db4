import type { Page } from '@playwright/test';
import {
  button,
  fill,
  inTurn,
  notDone,
  post,
  tokenOf,
  unique,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

const pressFirst = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
};

const openFirst = async (page: Page): Promise<void> => {
  await pressFirst(page);
  await page.getByRole('heading', { name: /^Chat with/ }).waitFor();
};

/** Presses whichever of some buttons is there. */
const oneOf =
  (name: RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const openReplies = inTurn(button('Replies'), async (page) => {
  await page.getByRole('menuitem', { name: 'Edit saved replies…' }).click();
  await page.getByRole('dialog', { name: 'Saved replies' }).waitFor();
});

/** Until the gesture is done, or the session has ended meanwhile. */
const orSignedOut =
  (gesture: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await Promise.any([gesture(page), page.waitForURL(/\/login/)]);
  };

/** Each try deletes one. */
const addReply = async (page: Page): Promise<void> => {
  const reply = { title: unique(), text: 'We call you.' };
  await post(page, await tokenOf(page, 'counsellor'), '/api/admin/saved-replies', reply);
};

const atDesk = { as: 'counsellor', path: '/admin/chat' } as const;

export const conversations = {
  assignConversation: {
    ...atDesk,
    prepare: openFirst,
    press: oneOf(/^(Take|Take over|Give back)$/),
    works: /Taken by you|Nobody has taken it/,
    fails: ['The change was not saved. Please try again.', 'This conflicts'],
  },
  closeConversation: {
    ...atDesk,
    prepare: openFirst,
    press: oneOf(/^(Close|Open again)$/),
    works: 'Chat with',
    fails: ['The change was not saved. Please try again.', 'This conflicts'],
  },
  readConversation: {
    ...atDesk,
    press: pressFirst,
    works: 'Chat with',
    fails: ['Chat with'],
  },
  listNotes: {
    ...atDesk,
    press: pressFirst,
    works: 'Internal notes',
    fails: ['The notes could not be loaded.'],
    again: button('Try again'),
  },
  addNote: {
    ...atDesk,
    prepare: inTurn(openFirst, (page) => fill({ 'New note': unique() })(page)),
    press: button('Add note'),
    works: 'Kavita Joshi ·',
    fails: notDone('The note was not saved. Please try again.'),
  },
  listSavedReplies: {
    ...atDesk,
    press: orSignedOut(inTurn(pressFirst, openReplies)),
    works: 'Documents for reporting',
    fails: ['The saved replies could not be loaded.'],
    again: button('Try again'),
  },
  addSavedReply: {
    ...atDesk,
    prepare: inTurn(openFirst, openReplies, fill({ Name: 'Call', Text: 'We call you.' })),
    press: button('Add reply'),
    works: 'We call you.',
    fails: notDone('This was not saved. Please try again.'),
  },
  updateSavedReply: {
    ...atDesk,
    prepare: inTurn(
      openFirst,
      openReplies,
      oneOf(/^Edit Documents/),
      fill({ Text: 'Bring them.' }),
    ),
    press: button('Save reply'),
    works: 'Bring them.',
    fails: notDone('This was not saved. Please try again.'),
  },
  deleteSavedReply: {
    ...atDesk,
    before: addReply,
    prepare: inTurn(openFirst, openReplies),
    press: oneOf(/^Delete /),
    works: 'Texts for all counsellors.',
    fails: notDone('This was not saved. Please try again.'),
  },
  readStudent: {
    ...atDesk,
    press: pressFirst,
    works: 'Roll number',
    fails: ['The student could not be loaded.'],
    again: button('Try again'),
  },
  findConversations: {
    ...atDesk,
    works: 'No conversation is open',
    fails: ['The conversations could not be loaded', 'No conversations yet'],
    again: async (page) => {
      await page.clock.fastForward(6000);
    },
  },
  listCounsellors: {
    ...atDesk,
    press: orSignedOut(openFirst),
    works: 'Hand to…',
    fails: ['Hand to…', 'Chat with'],
  },
  chatFigures: {
    ...atDesk,
    press: button('Figures'),
    works: 'Open conversations',
    fails: ['The figures could not be loaded.'],
    again: button('Try again'),
  },
} satisfies Record<string, Gesture | NotCalled>;
