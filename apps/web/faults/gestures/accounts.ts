import type { Page } from '@playwright/test';
import { xsrfHeader } from '../../e2e/test.ts';
import {
  button,
  codeFor,
  fill,
  inTurn,
  password,
  unique,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

/** An account that was never verified; the page remembers its address. */
const addresses = new WeakMap<Page, string>();

const newAccount = async (page: Page): Promise<void> => {
  const name = unique();
  const email = `${name}@seatwise.test`;
  addresses.set(page, email);
  await page.goto('/terms');
  await page.request.post('/api/auth/signup', {
    headers: await xsrfHeader(page),
    data: {
      username: 'Kavya Nair',
      email,
      password,
      roleId: 4,
      rollNumber: name.slice(-8).padStart(8, '0'),
      counsellingCategory: 'NEET UG Counselling 2025',
      phoneNumber: '9123456780',
      air: 4321,
      gender: 'F',
    },
  });
};

const signIn = async (page: Page): Promise<void> => {
  await fill({ 'Email / Roll Number': addresses.get(page)!, Password: password })(page);
  await button('Login')(page);
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
};

const askForCode = async (page: Page): Promise<void> => {
  await button('Send OTP to registered email')(page);
  await page.getByText('OTP sent to').first().waitFor();
};

export const accounts = {
  signUp: {
    path: '/create-account',
    prepare: async (page) => {
      const name = unique();
      await fill({
        'Full Name': 'Meera Iyer',
        'Email Address': `${name}@seatwise.test`,
        'Phone Number': '9123456780',
        'Create Password': password,
        'Confirm Password': password,
      })(page);
      await button('Next')(page);
      await fill({
        'Roll Number': name.slice(-8).padStart(8, '0'),
        'All India Rank (AIR)': '4321',
        'Counselling Category': 'NEET UG Counselling 2025',
        Gender: 'F',
      })(page);
    },
    press: button('Create Account'),
    works: /Go to Login|is already registered/,
    fails: [
      'An unexpected error occurred. Please try again.',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
    ],
  },
  login: {
    path: '/login',
    prepare: fill({ 'Email / Roll Number': 'basic@seatwise.test', Password: password }),
    press: button('Login'),
    works: 'My Dashboard',
    fails: [
      'Network error. Check connection.',
      'Login failed',
      'a role that this site does not know',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
    ],
  },
  requestOtp: {
    path: '/login',
    before: newAccount,
    prepare: signIn,
    press: button('Send OTP to registered email'),
    // Where the answer was lost the code is under way, and the server says to wait.
    works: /OTP sent to|A code was sent a moment ago/,
    fails: [
      'Network error while sending OTP.',
      'Failed to send OTP.',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
    ],
    again: async (page) => {
      // A refusal counts the seconds to the next code; the click waits until the button is enabled.
      await page
        .getByRole('button', { name: /Send OTP to registered email|Resend OTP/ })
        .first()
        .click();
    },
  },
  confirmOtp: {
    path: '/login',
    before: newAccount,
    prepare: async (page) => {
      await inTurn(signIn, askForCode)(page);
      await fill({ OTP: await codeFor(page, addresses.get(page)!) })(page);
    },
    press: button('Verify OTP'),
    works: /Choose your plan|Plans|logging you in|Invalid or expired OTP/i,
    fails: [
      'Failed to verify OTP. Try again.',
      'Invalid or expired OTP.',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
      'Login retry failed',
    ],
  },
  correctEmail: {
    path: '/login',
    before: newAccount,
    prepare: async (page) => {
      await signIn(page);
      await button('Wrong address?')(page);
      await fill({ 'Correct address': `${unique()}@seatwise.test` })(page);
    },
    press: button('Send code there'),
    works: 'OTP sent to',
    fails: [
      'The address could not be changed',
      'The address cannot be changed here',
      'Network error',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
    ],
  },
  undoEmailChange: {
    path: '/undo-email-change#a1b2',
    press: button('Undo the change'),
    works: 'This link has been used, or it is older than seven days.',
    fails: [
      'Cannot reach the server. Check your network and try again.',
      'The change could not be undone. Please try again.',
      'Something went wrong on our side.',
      'Please sign in.',
      'Too many requests',
    ],
  },
  logout: { calledBy: 'every sign-out, which does not wait for it (accounts of the session)' },
} satisfies Record<string, Gesture | NotCalled>;
