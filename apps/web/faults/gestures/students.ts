import type { Page } from '@playwright/test';
import {
  button,
  codeFor,
  fill,
  inTurn,
  refusals,
  unique,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

const predict = '/rank-predictor?subject=MBBS&category=General';

const changeEmail = async (page: Page): Promise<void> => {
  await button('Edit Contact Details')(page);
  await fill({ Email: `${unique()}@seatwise.test` })(page);
  await button('Save Changes')(page);
  await page.getByText('Waiting for verification').waitFor();
};

export const students = {
  listFiles: {
    path: '/events',
    works: /days ago|Today|Yesterday|Untitled document/,
    fails: ['could not be loaded', 'No alerts', 'No events', 'Nothing'],
    again: button('Try again'),
  },
  askHelpBot: {
    as: 'free',
    path: '/home',
    // What is asked stands in the conversation then, not in the box.
    press: async (page) => {
      const box = page.getByPlaceholder('Type your message...');
      await box.fill('asdfgh');
      await box.press('Enter');
    },
    works: 'Sorry, I don’t have an answer for that.',
    fails: ['Sorry, I don’t have an answer for that.'],
  },
  listAlerts: {
    path: '/events',
    works: 'Nobody can sell a seat',
    fails: ['The alerts of our counsellors could not be loaded.'],
    again: button('Load the alerts again'),
  },
  readAlertChoice: {
    as: 'free',
    path: '/events',
    press: button('What I hear of'),
    works: 'Documents and fees',
    fails: ['Your choice could not be loaded. Close this and try again.'],
    again: inTurn(button('Close'), button('What I hear of')),
  },
  saveAlertChoice: {
    as: 'free',
    path: '/events',
    prepare: inTurn(button('What I hear of'), async (page) => {
      await page.getByRole('dialog').getByLabel('Rules', { exact: true }).uncheck();
    }),
    press: button('Save'),
    works: /Published (?![^]*Your choice was not saved)/,
    fails: ['Your choice was not saved. Please try again.'],
  },
  downloadFile: {
    as: 'admin',
    path: '/admin/files',
    press: button('Helpdesk_Numbers.jpg'),
    works: 'Download',
    fails: ['The preview could not be loaded.'],
    again: button('Try again'),
  },
  overview: { as: 'basic', path: '/home', works: '1,247 colleges', fails: ['1,247 colleges'] },
  listQuotas: {
    as: 'basic',
    path: '/rank-predictor',
    works: /MBBS/,
    fails: ['could not be loaded', 'Try again'],
    again: button('Try again'),
  },
  recommend: {
    as: 'new student',
    path: predict,
    press: button('Predict'),
    works: /Showing 12 of/,
    fails: [
      'No results are shown',
      'Something went wrong on our side.',
      'Too many requests',
      'No college matches',
    ],
  },
  readTries: {
    as: 'basic',
    path: predict,
    works: /tries|College Prediction/i,
    fails: [/tries|College Prediction/i],
  },
  countRecommendations: {
    as: 'new student',
    path: '/rank-predictor?subject=B.Sc+Nursing&category=General&quotaName=Deemed%2FPaid+Seats+Quota&allottedCategory=EW&allottedPh=PH',
    press: button('Predict'),
    works: 'No college matches',
    fails: ['No college matches'],
  },
  readBacktest: {
    path: '/how-good',
    works: /NEET UG, \d{4} to \d{4}/,
    fails: ['The figures could not be loaded', 'Nothing is measured here'],
    again: button('Try again'),
  },
  allSeats: {
    as: 'premium',
    path: '/collage',
    works: /rows of the seat matrix/,
    fails: ['The seat matrix could not be loaded.', 'No records found'],
    again: button('Try again'),
  },
  updateContact: {
    as: 'new student',
    path: '/edit-profile',
    prepare: inTurn(button('Edit Contact Details'), fill({ Phone: '9000000001' })),
    press: button('Save Changes'),
    works: 'Success! Your contact details were updated.',
    fails: ['Update failed:'],
  },
  sendContactForm: {
    path: '/',
    prepare: async (page) => {
      const form = page
        .getByRole('form')
        .filter({ has: page.getByRole('textbox', { name: 'Message' }) });
      await form.scrollIntoViewIfNeeded();
      const labels = await form.getByRole('textbox').all();
      for (const [at, value] of ['Neha', 'neha@seatwise.test', '', 'Please call me.'].entries())
        await labels[at]!.fill(value);
    },
    press: async (page) => {
      await page
        .getByRole('form')
        .filter({ has: page.getByRole('textbox', { name: 'Message' }) })
        .getByRole('button')
        .last()
        .click();
    },
    works: 'Thank you. Your message has reached us.',
    fails: ['Cannot reach the server.', 'Your message could not be sent.'],
  },
  readEmailChange: {
    as: 'new student',
    path: '/edit-profile',
    works: 'Contact Details',
    fails: ['Contact Details'],
  },
  sendEmailChangeCode: {
    as: 'new student',
    path: '/edit-profile',
    prepare: async (page) => {
      await changeEmail(page);
      await page.clock.fastForward(31_000);
      await page.getByRole('button', { name: 'Resend code', exact: true }).waitFor();
    },
    press: button('Resend code'),
    works: /is on its way to|Please wait|seconds|Too many|Resend code in/i,
    fails: refusals,
  },
  confirmEmailChange: {
    as: 'new student',
    path: '/edit-profile',
    prepare: async (page) => {
      await changeEmail(page);
      const email = await page.getByLabel('Email', { exact: true }).first().inputValue();
      await fill({ 'Verification code': await codeFor(page, email) })(page);
    },
    press: button('Verify address'),
    works: /is verified|Invalid or expired|No new email address waits/,
    fails: refusals,
  },
  cancelEmailChange: {
    as: 'new student',
    path: '/edit-profile',
    prepare: changeEmail,
    press: button('Cancel change'),
    works: 'Your email address stays as it was.',
    fails: refusals,
  },
  readApplicant: {
    as: 'new student',
    path: '/edit-profile',
    works: 'Contact Details',
    fails: ['Contact Details'],
  },
  saveApplicant: {
    as: 'new student',
    path: '/edit-profile',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Save answers' }).waitFor();
    },
    press: button('Save answers'),
    works: 'Your answers are saved.',
    fails: ['Your answers could not be saved. Try again.'],
  },
  listColleges: { as: 'premium', path: '/collage', works: 'Institute', fails: ['Institute'] },
  readCollege: {
    as: 'premium',
    // The page of a college that is opened by its address has the answer in it.
    path: '/collage',
    press: (page) => page.locator('tbody a[href^="/college/"]').first().click(),
    works: 'At a glance',
    fails: ['The college could not be loaded', 'has no page'],
    again: button('Try again'),
  },
  listConversations: {
    as: 'premium',
    path: '/home?chat=live',
    works: /Live/,
    fails: ['The conversation could not be opened. Trying again…', 'Please log in again.'],
    again: async (page) => {
      await page.clock.fastForward(6000);
    },
  },
  openConversation: {
    as: 'new student',
    path: '/home?chat=live',
    works: 'Nothing said yet',
    fails: ['The conversation could not be opened. Trying again…', 'Please log in again.'],
    again: async (page) => {
      await page.clock.fastForward(6000);
    },
  },
  listMessages: {
    as: 'admin',
    path: '/admin/chat?conversation=1',
    works: /Live/,
    fails: ['The messages could not be loaded. Trying again…'],
    again: async (page) => {
      await page.clock.fastForward(6000);
    },
  },
  postMessage: { calledBy: 'nobody: the app speaks over the socket (pnpm test:schedules)' },
} satisfies Record<string, Gesture | NotCalled>;
