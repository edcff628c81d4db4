import { askServers, expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const otpFor = async (page: Page, email: string): Promise<string> => {
  const path = `/__mock/outbox?email=${encodeURIComponent(email)}`;
  const [newest] = (await askServers<{ otp: string }[]>(page, path)).flat();
  return newest!.otp;
};

test(
  'BEY-FRM-08 SUP-43 SUP-44 SUP-45 SUP-46 SUP-47 SIN-19 VER-09 VER-15 VER-18 VER-26 BEY-FRM-07 BEY-FRM-09 a student signs up, verifies the email and is in',
  { tag: '@smoke' },
  async ({ page }) => {
    const email = 'meera.journey@seatwise.test';
    await page.goto('/create-account');
    for (const [label, value] of [
      ['Full Name', 'Meera Iyer'],
      ['Email Address', email],
      ['Phone Number', '+91 91234 56780'],
      ['Create Password', 'Seatwise@123'],
      ['Confirm Password', 'Seatwise@123'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading).toBeFocused();
    // The router writes the second step's history entry in a separate task.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain('"step":"exam"');
    await page.goBack();
    await expect(page.getByLabel('Create Password')).toHaveValue('Seatwise@123');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Roll Number').fill('3109876543');
    await page.getByRole('button', { name: 'Use the last 8 digits: 09876543' }).click();
    await page.getByLabel('All India Rank (AIR)').fill('4,321');
    await page.getByLabel('Counselling Category').selectOption('NEET UG Counselling 2025');
    await page.getByLabel('Gender').selectOption('Female');
    const sent = page.waitForRequest('**/api/auth/signup');
    await page.getByRole('button', { name: 'Create Account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      username: 'Meera Iyer',
      email,
      password: 'Seatwise@123',
      roleId: 4,
      rollNumber: '09876543',
      counsellingCategory: 'NEET UG Counselling 2025',
      phoneNumber: '9123456780',
      air: 4321,
      gender: 'F',
    });
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');

    await expect(heading).toHaveText('Verify your email');
    await expect(heading).toBeFocused();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]),
    );
    expect(stored).not.toContain('Seatwise@123');
    await expect(page.getByText(`OTP sent to ${email}`)).toBeVisible();
    await expect(page.getByText(/^Send again in/)).toBeVisible();
    await page.getByRole('button', { name: 'Send OTP to registered email' }).click();
    await expect(page.getByText(`OTP sent to ${email}`)).toBeVisible();
    await page.getByLabel('OTP').fill(await otpFor(page, email));
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page).toHaveURL('/plan');
  },
);

test(
  'a phone that discards the tab while the code is read takes nothing of a reset',
  { tag: '@again' },
  async ({ page }) => {
    const email = 'premium@seatwise.test';
    await page.goto('/login');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByLabel('Email Address').fill('premium@');
    await page.reload();
    await expect(page.getByLabel('Email Address')).toHaveValue('premium@');
    await page.getByLabel('Email Address').fill(email);
    const response = page.waitForResponse('**/api/auth/reset/request-otp');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await response;
    await page.reload();
    const otp = await otpFor(page, email);
    await page.getByLabel('OTP').fill(otp);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await page.getByLabel('New Password').fill('Better@2026');
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).toContain(email);
    expect(stored).not.toContain(otp);
    expect(stored).not.toContain('Better@2026');

    await page.reload();
    await page.getByLabel('OTP').fill(otp);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await page.getByLabel('New Password').fill('Seatwise@123');
    await page.getByRole('button', { name: 'Submit New Password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    expect(await page.evaluate(() => sessionStorage.getItem('draft.reset'))).toBeNull();
  },
);
