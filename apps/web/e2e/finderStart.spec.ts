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
