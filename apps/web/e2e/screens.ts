import type { Page } from '@playwright/test';
import { expect, signedInAs } from './test.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The local part of a sample account's address; undefined for a guest. */
  readonly role?: 'free' | 'basic' | 'premium' | 'counsellor' | 'admin';
  /** Actions before the screen is examined. */
  readonly act?: (page: Page) => Promise<void>;
}

const predict = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Predict', exact: true }).click();
  await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
};

const isLive = async (page: Page): Promise<void> => {
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible();
};

const press = (name: string) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Every screen to examine, with its dialogs and menus. */
export const screens: readonly Screen[] = [
  { name: 'landing page', path: '/' },
  { name: 'events', path: '/events' },
  { name: 'events that a search does not find', path: '/events?q=nowhere' },
  { name: 'plans', path: '/plan' },
  { name: 'plans of a visitor who buys', path: '/plan', act: press('Purchase') },
  { name: 'plans of a student who buys', path: '/plan', role: 'free', act: press('Purchase') },
  { name: 'how good predictions were', path: '/how-good' },
  { name: 'checkout without a plan', path: '/checkout', role: 'free' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in that went wrong', path: '/login', act: press('Login') },
  { name: 'password reset', path: '/login', act: press('Reset Password') },
  { name: 'sign-up', path: '/create-account' },
  { name: 'page that is not there', path: '/nowhere' },
  { name: 'dashboard', path: '/home', role: 'basic' },
  {
    name: 'dashboard with a counsellor',
    path: '/home?chat=live',
    role: 'basic',
    act: isLive,
  },
  { name: 'profile', path: '/edit-profile', role: 'basic' },
  {
    name: 'profile being edited',
    path: '/edit-profile',
    role: 'basic',
    act: press('Edit Contact Details'),
  },
  { name: 'college', path: '/college/200554', role: 'free' },
  { name: 'choice lists', path: '/choices', role: 'basic' },
  { name: 'shared list that has ended', path: '/shared-list' },
  { name: 'shortlist', path: '/shortlist', role: 'basic' },
  { name: 'finder', path: '/collage', role: 'premium' },
  { name: 'prediction', path: '/rank-predictor', role: 'basic' },
  {
    name: 'prediction with results',
    path: '/rank-predictor?subject=MBBS&category=General',
    role: 'basic',
    act: predict,
  },
  {
    name: 'prediction with its reasons',
    path: '/rank-predictor?subject=MBBS&category=General',
    role: 'basic',
    act: async (page) => {
      await predict(page);
      await page
        .getByRole('button', { name: /College|Institute/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'home of the console', path: '/admin/home', role: 'admin' },
  { name: 'users', path: '/admin/users', role: 'admin' },
  { name: 'users that are filtered', path: '/admin/users?email=admin', role: 'admin' },
  { name: 'users, one being added', path: '/admin/users', role: 'admin', act: press('Add User') },
  { name: 'users that a counsellor reads', path: '/admin/users', role: 'counsellor' },
  {
    name: 'users, one being looked at',
    path: '/admin/users?email=free@',
    role: 'admin',
    act: press('Ananya Sharma'),
  },
  { name: 'chat of the console', path: '/admin/chat', role: 'admin' },
  {
    name: 'chat of the console, a conversation being read',
    path: '/admin/chat?conversation=1',
    role: 'admin',
    act: isLive,
  },
  {
    name: 'conversations that wait',
    path: '/admin/chat?show=waiting&conversation=1',
    role: 'counsellor',
    act: isLive,
  },
  {
    name: 'figures of the conversations',
    path: '/admin/chat',
    role: 'counsellor',
    act: press('Figures'),
  },
  {
    name: 'saved replies',
    path: '/admin/chat?conversation=1',
    role: 'counsellor',
    act: async (page) => {
      const replies = page.getByRole('button', { name: 'Replies' });
      // Phones show what is seldom done on demand.
      const tools = page.getByRole('button', { name: 'Tools', exact: true });
      await expect(tools.or(replies).first()).toBeVisible();
      if (await tools.isVisible()) await tools.click();
      await replies.click();
      await page.getByRole('menuitem', { name: 'Edit saved replies…' }).click();
      await expect(page.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    },
  },
  { name: 'messages of the contact form', path: '/admin/messages', role: 'admin' },
  { name: 'payments of the console', path: '/admin/payments', role: 'admin' },
  { name: 'data of the console', path: '/admin/data', role: 'admin' },
  { name: 'alerts of the console', path: '/admin/alerts', role: 'admin' },
  {
    name: 'alerts of the console, one being written',
    path: '/admin/alerts',
    role: 'admin',
    act: press('Write an alert'),
  },
  { name: 'figures of the console', path: '/admin/figures', role: 'admin' },
  {
    name: 'events, a student choosing what to hear of',
    path: '/events',
    role: 'free',
    act: press('What I hear of'),
  },
  { name: 'changes by staff', path: '/admin/audit', role: 'admin' },
  { name: 'files', path: '/admin/files', role: 'admin' },
  { name: 'files that a search does not find', path: '/admin/files?q=nowhere', role: 'admin' },
  {
    name: 'files, one being added',
    path: '/admin/files',
    role: 'admin',
    act: press('Add New File'),
  },
  {
    name: 'files, a picture being looked at',
    path: '/admin/files',
    role: 'admin',
    act: press('Helpdesk_Numbers.jpg'),
  },
];

/** Opens a screen and waits until it has loaded. */
export const open = async (page: Page, { path, role, act }: Screen): Promise<void> => {
  if (role) await signedInAs(page, role);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await act?.(page);
  // What opens may load late.
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
};
