import type { Page, Request } from '@playwright/test';
import { holdBack } from './holdBack.ts';
import { expect, signedInAs, test } from './test.ts';

const seatMatrix = '**/seat-matrix/all';

const requestsOf = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/seat-matrix/all')) requests.push(request);
  });
  return requests;
};

test(
  'the rows of a signed-in user are prefetched once, before the app’s code loads',
  { tag: '@again' },
  async ({ page }) => {
    const { token } = await signedInAs(page, 'premium');
    const requests = requestsOf(page);
    const release = await holdBack(page);
    const request = page.waitForRequest(seatMatrix);
    await page.goto('/collage', { waitUntil: 'commit' });
    expect((await request).headers()['authorization']).toBe(`Bearer ${token}`);
    release();
    await expect(page.getByText(/ 1,2\d\d rows of the seat matrix$/)).toBeVisible();
    expect(requests).toHaveLength(1);
  },
);

test('guests and expired sessions prefetch no rows', { tag: '@again' }, async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/collage');
  await expect(page).toHaveURL('/login');

  await signedInAs(page, 'premium');
  await page.clock.setFixedTime(Date.now() + 24 * 3600_000);
  await page.goto('/collage');
  await expect(page).toHaveURL('/login');
  expect(requests).toEqual([]);
});

test('no other page asks for the rows', { tag: '@again' }, async ({ page }) => {
  await signedInAs(page, 'premium');
  const requests = requestsOf(page);
  for (const path of ['/home', '/plan', '/rank-predictor']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(requests).toEqual([]);
});

test(
  'SES-08 a session that the server refuses in the page’s head ends as in any other call',
  { tag: '@again' },
  async ({ page, silence }) => {
    await signedInAs(page, 'premium');
    const requests = requestsOf(page);
    await page.route(seatMatrix, (route) =>
      route.fulfill({ status: 401, json: { message: 'Token expired' } }),
    );
    await page.goto('/collage');
    await expect(page.getByRole('alertdialog')).toContainText(
      'Session expired. Please login again.',
    );
    expect(requests).toHaveLength(1);
    // The app must log the failure.
    expect(silence.join()).toContain('refused (401)');
    silence.splice(0);
  },
);

test(
  'rows whose prefetch failed can be requested again',
  { tag: '@again' },
  async ({ page, silence }) => {
    await signedInAs(page, 'premium');
    await page.route(seatMatrix, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/collage');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/ 1,2\d\d rows of the seat matrix$/)).toBeVisible();
    // The app must log the failure.
    expect(silence).not.toEqual([]);
    silence.splice(0);
  },
);

test('the page shows although the rows do not come', { tag: '@again' }, async ({ page }) => {
  await signedInAs(page, 'premium');
  await page.route(seatMatrix, () => undefined);
  await page.goto('/collage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading').first()).toBeAttached();
});
