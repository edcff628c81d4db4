import { test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The browser's own log entry for an intended 4xx or an intended offline state. */
const isExpected =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;

const recordErrors = (page: Page, consoleErrors: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text()))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
};

/**
 * Every journey fails on a console error, an uncaught exception or a violation of the content
 * security policy, at any time.
 */
export const test = base.extend<{
  silence: string[];
  /** A page in a new browser context, signed in as a sample account. */
  pageOf: (mailbox: string) => Promise<Page>;
}>({
  silence: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      recordErrors(page, consoleErrors);
      await use(consoleErrors);
      base.expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  pageOf: async ({ browser, silence }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (mailbox) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      recordErrors(page, silence);
      await signedInAs(page, mailbox);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Opens a file, which gives a new page the app's origin, storage and cookies without starting the app. */
const goToOrigin = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto('/favicon.svg');
};

/** Signs in by the API and stores the session as the app does; returns the user. */
export const signedInAs = async (
  page: Page,
  mailbox: string,
): Promise<{ token: string; id: number }> => {
  await goToOrigin(page);
  const response = await page.request.post('/api/auth/login', {
    data: { rollnumberOrEmail: `${mailbox}@seatwise.test`, password: 'Seatwise@123' },
    headers: await xsrfHeader(page),
  });
  const user = (await response.json()) as { token: string; id: number };
  // The script runs in every frame; a detached frame has no storage.
  await page.addInitScript(
    (stored) => globalThis.localStorage?.setItem('user', stored),
    JSON.stringify(user),
  );
  return user;
};

/** The header that repeats the page's XSRF-TOKEN cookie. */
export const xsrfHeader = async (page: Page): Promise<Record<string, string>> => {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return value === undefined ? {} : { 'X-XSRF-TOKEN': value };
};

/** `pnpm test:cluster journeys` sets the servers behind its proxy. */
const servers = (process.env['SEATWISE_INSTANCES'] ?? '').split(',');

/** The answer of each server's control surface. */
export const askServers = <Answer>(page: Page, path: string): Promise<Answer[]> =>
  Promise.all(
    servers.map(async (origin) => (await (await page.request.get(origin + path)).json()) as Answer),
  );

const password = 'Seatwise@123';

/** Signs up, verifies and signs in a new user, and stores the session as the app does. */
export const asNewStudent = async (
  page: Page,
  username = 'Kavya Nair',
): Promise<{ token: string; id: number; email: string }> => {
  await goToOrigin(page);
  const name = crypto.randomUUID().slice(0, 7);
  const email = `${name}@seatwise.test`;
  const post = async (path: string, data: object) =>
    page.request.post(path, { data, headers: await xsrfHeader(page) });
  await post('/api/auth/signup', {
    username,
    email,
    password,
    roleId: 4,
    rollNumber: `R${name}`,
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9123456780',
    air: 4321,
    gender: 'F',
  });
  const otpPurpose = 'EMAIL_VERIFICATION';
  await post('/api/auth/reset/request-otp', { email, otpPurpose });
  const mails = await askServers<{ otp: string }[]>(page, `/__mock/outbox?email=${email}`);
  const { otp } = mails.flat()[0]!;
  await post('/api/auth/reset/confirm-otp', { email, otp, otpPurpose });
  const answer = await post('/api/auth/login', { rollnumberOrEmail: email, password });
  const user = (await answer.json()) as { token: string; id: number; email: string };
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
  return user;
};
