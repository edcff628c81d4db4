import type { Page } from '@playwright/test';
import { button, type Gesture, type NotCalled } from '../../gesture.ts';

/** A change by staff, for the audit trail. */
const leaveChange = async (page: Page): Promise<void> => {
  await page.goto('/admin/payments');
  await button('Ask the providers')(page);
  await page.getByText(/payments? (has|have) arrived/).waitFor();
};

export const overview = {
  adminOverview: {
    as: 'admin',
    path: '/admin/home',
    works: 'Active Users',
    fails: ['Active Users'],
  },
  adminWaiting: {
    as: 'admin',
    path: '/admin/home',
    works: 'Manage Users',
    fails: ['Manage Users'],
  },
  readFigures: {
    as: 'admin',
    path: '/admin/figures',
    works: 'Sign-ups by day',
    fails: ['The figures could not be loaded.'],
    again: button('Load the figures again'),
  },
  listAuditEntries: {
    as: 'admin',
    before: leaveChange,
    path: '/admin/audit',
    works: /[1-9]\d* changes?/,
    fails: ['The changes could not be loaded.'],
    again: button('Try again'),
  },
  verifyAuditTrail: {
    as: 'admin',
    path: '/admin/audit',
    works: /Audit trail(?![^]*could not be checked)/,
    fails: ['Whether the trail is whole could not be checked.'],
    again: button('Check again'),
  },
} satisfies Record<string, Gesture | NotCalled>;
