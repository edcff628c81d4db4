import { expect, signedInAs, test } from './test.ts';

/** The time zones of India and of servers, one where a day begins first, and one with an offset of half an hour. */
const zones = ['Asia/Kolkata', 'UTC', 'Pacific/Apia', 'America/St_Johns'];

test(
  'BEY-CLK-01 the counselling’s dates are India’s in four time zones',
  { tag: '@again' },
  async ({ browser, silence }) => {
    const shown: string[][] = [];
    for (const timezoneId of zones) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      page.on('pageerror', (error) => silence.push(String(error)));
      await signedInAs(page, 'basic');
      await page.goto('/home');
      const dates = page.getByRole('main').locator('time');
      await page.getByText(/^Show all \d+ dates with their times$/).click();
      await expect(dates.filter({ hasText: 'IST' }).first()).toBeVisible();
      shown.push(await dates.filter({ hasText: 'IST' }).allInnerTexts());
      await context.close();
    }
    expect(shown[0]!.length).toBeGreaterThan(0);
    for (const [at, texts] of shown.entries()) expect(texts, zones[at]).toEqual(shown[0]);
  },
);

for (const [name, error] of [
  ['ahead', 24],
  ['behind', -24],
] as const)
  test(
    `BEY-ACC-07 a device whose clock is a day ${name} signs in, stays over a reload and signs out`,
    { tag: '@again' },
    async ({ page }) => {
      await page.clock.install({ time: Date.now() + error * 3_600_000 });
      await page.goto('/login');
      await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
      await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/home');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  );
