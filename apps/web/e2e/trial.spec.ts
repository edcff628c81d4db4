import type { Page } from '@playwright/test';
import { expectCached } from './cachedFiles.ts';
import { askServers, expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

const trialOf = (page: Page, name = 'Check your rank') => page.getByRole('region', { name });

const ask = async (page: Page, rank: string): Promise<void> => {
  const trial = trialOf(page);
  await trial.getByLabel('All India Rank').fill(rank);
  await trial.getByLabel('Category').selectOption('OBC');
  await trial.getByRole('button', { name: 'Check my rank' }).click();
  await expect(trial.getByRole('list', { name: /^The 5 best of/ })).toBeVisible();
};

test('BEY-TRI-04 BEY-TRI-06 a rank is answered above the fold without an account, a call and a network', async ({
  page,
  context,
  silence,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The notices beside the question come from the server.
    if (!pathname.startsWith('/assets/') && pathname !== '/api/files/list') calls.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Check my rank' })).toBeInViewport({ ratio: 1 });
  calls.length = 0;
  await ask(page, '61,250');
  const trial = trialOf(page);
  await expect(trial.getByText(/^No government MBBS through MCC: short by about/)).toBeVisible();
  await expect(trial.getByRole('list', { name: 'Nearest miss' })).toContainText('Round 2 of 2025');
  expect(calls.filter((path) => !/^\/(offline\.js|shell\.html)$/.test(path))).toEqual([]);

  await expectCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(trial.getByText(/^No government MBBS through MCC: short by about/)).toBeVisible();
  await expect(trial.getByLabel('All India Rank')).toHaveValue('61250');
  await ask(page, '9000');
  await expect(trial.getByText(/^Government MBBS through MCC: Very Likely at/)).toBeVisible();
  // Drops the failures that the app logs.
  silence.splice(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('BEY-TRI-04 it answers on a later visit too', async ({ page }) => {
    await page.goto('/');
    await ask(page, '61250');
    await page.goto('/glossary');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    const trial = trialOf(page);
    await trial.getByLabel('All India Rank').tap();
    await trial.getByLabel('All India Rank').fill('50000');
    await trial.getByLabel('Category').selectOption('OBC');
    await trial.getByRole('button', { name: 'Check my rank' }).tap();
    await expect(trial.getByRole('list', { name: /^The 5 best of/ })).toBeVisible();
  });
});

test('BEY-TRI-04 BEY-TRI-06 it is used by the keyboard alone, and answers on in Hindi', async ({
  page,
}) => {
  await page.goto('/');
  const trial = trialOf(page);
  await trial.getByLabel('All India Rank').focus();
  await page.keyboard.press('Enter');
  await expect(trial.getByLabel('All India Rank')).toHaveAccessibleDescription(
    'Enter your rank, such as 45,210.',
  );
  await page.keyboard.type('61250');
  await page.keyboard.press('Tab');
  await page.keyboard.type('OBC');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('list', { name: /^The 5 best of/ })).toBeVisible();
  await expect(page.locator('[data-live-announcer]')).toContainText(
    'Rank 61,250, OBC. No government MBBS',
  );

  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  const inHindi = trialOf(page, 'अपनी रैंक जाँचें');
  await expect(inHindi.getByText(/^MCC से सरकारी MBBS नहीं/)).toBeVisible();
  await inHindi.getByLabel('ऑल इंडिया रैंक').fill('61,250');
  await inHindi.getByLabel('कैटेगरी').selectOption('OBC');
  await inHindi.getByRole('button', { name: 'मेरी रैंक जाँचें' }).click();
  await expect(inHindi.getByText(/^MCC से सरकारी MBBS नहीं/)).toBeVisible();
});

test('BEY-TRI-05 its question is answered after the sign-up, the login and the plans, in a new tab too', async ({
  page: first,
  context,
}) => {
  await first.goto('/');
  await ask(first, '61,250');
  const trial = trialOf(first);
  await expect(trial.getByRole('link', { name: 'See all of them' })).toHaveAttribute(
    'href',
    '/create-account',
  );
  const page = await context.newPage();
  await first.close();
  const email = 'tara.trial@seatwise.test';
  await page.goto('/create-account');
  for (const [label, value] of [
    ['Full Name', 'Tara Rao'],
    ['Email Address', email],
    ['Phone Number', '9123456711'],
    ['Create Password', 'Seatwise@123'],
    ['Confirm Password', 'Seatwise@123'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Roll Number').fill('SW987611');
  await expect(page.getByLabel('All India Rank (AIR)')).toHaveValue('61250');
  await expect(page.getByLabel('Counselling Category')).toHaveValue('NEET UG Counselling 2025');
  await expect(page.getByLabel('Reservation category')).toHaveValue('OBC');
  await page.getByLabel('Home state').selectOption('Madhya Pradesh');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(`OTP sent to ${email}`)).toBeVisible();
  const path = `/__mock/outbox?email=${encodeURIComponent(email)}`;
  const [newest] = (await askServers<{ otp: string }[]>(page, path)).flat();
  await page.getByLabel('OTP').fill(newest!.otp);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/plan');
  await page.getByRole('link', { name: 'See my colleges first, 3 a day are free' }).click();
  await expect(page).toHaveURL(/^[^?]*\/rank-predictor\?subject=MBBS&category=OBC/);
  await expect(page.getByText(/^Showing [1-9]/)).toBeVisible();
  // The plans page no longer offers a question that has been answered.
  await page.goto('/plan');
  await expect(page.getByRole('link', { name: 'Skip', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See my colleges first/ })).toHaveCount(0);
});
