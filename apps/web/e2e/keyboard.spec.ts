import type { Page } from '@playwright/test';
import { press, reach } from './keyboard.ts';
import { expect, test } from './test.ts';

/** From sign-up to payment with only the keyboard: Tab reaches every control. */

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
};

/** Selects an option by typing the beginning of its text, once the options have loaded. */
const choose = async (page: Page, label: string, text: string): Promise<void> => {
  const select = page.getByLabel(label, { exact: true });
  const beginning = new RegExp(`^${text}`);
  await reach(page, select);
  await expect(select.locator('option', { hasText: beginning }).first()).toBeAttached();
  await page.keyboard.type(text);
  await expect(select.locator('option:checked')).toHaveText(beginning);
};

test(
  'a student comes from the sign-up to the payment by the keyboard alone',
  { tag: '@again' },
  async ({ page }) => {
    test.slow();
    const name = crypto.randomUUID().slice(0, 7);
    const email = `${name}@seatwise.test`;
    const button = (words: string) => page.getByRole('button', { name: words, exact: true });
    const link = (words: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: words, exact: true });

    await page.goto('/create-account');
    await type(page, 'Full Name', 'Kavya Nair');
    await type(page, 'Email Address', email);
    await type(page, 'Phone Number', '9123456780');
    await type(page, 'Create Password', 'Seatwise@123');
    await type(page, 'Confirm Password', 'Seatwise@123');
    await page.keyboard.press('Enter');
    await type(page, 'Roll Number', `R${name}`);
    await type(page, 'All India Rank (AIR)', '4321');
    await choose(page, 'Counselling Category', 'NEET UG');
    await choose(page, 'Gender', 'Fem');
    await press(page, button('Create Account'));
    await press(page, button('Go to Login'));

    await press(page, button('Send OTP to registered email'));
    await expect(page.getByText(`OTP sent to ${email}`)).toBeVisible();
    const mails = await page.request.get(`/__mock/outbox?email=${email}`);
    const [{ otp }] = (await mails.json()) as [{ otp: string }];
    await type(page, 'OTP', otp);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plan');

    await press(page, button('Account of Kavya Nair'));
    await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-focus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/edit-profile');
    await press(page, button('Edit Contact Details'));
    await reach(page, page.getByLabel('Phone'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('9000000001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Success! Your contact details were updated.')).toBeVisible();

    await press(page, link('Colleges'));
    await expect(page.getByText(/ rows of the seat matrix$/)).toBeVisible();
    await press(page, button('Program: -- All --'));
    await expect(page.getByRole('combobox', { name: 'Search Program' })).toBeFocused();
    await page.keyboard.type('MBBS');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(button('Program: MBBS')).toBeFocused();
    await press(page, button('Search'));
    await expect(page).toHaveURL('/collage?program=MBBS');

    await press(page, link('College Prediction'));
    await choose(page, 'Subject', 'MBBS');
    await choose(page, 'Category', 'Gen');
    await press(page, button('Predict'));
    await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
    await press(page, page.locator('tbody').getByRole('button').first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await press(page, button('Open menu'));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await press(page, menu.getByRole('link', { name: 'Plans' }));
    await press(page, page.getByRole('article', { name: 'ADVANCE' }).getByRole('button'));
    const purchase = page.getByRole('dialog', { name: 'Complete Your Purchase' });
    await press(page, purchase.getByRole('button', { name: 'Pay with Razorpay' }));
    const sheet = page.getByRole('dialog', { name: 'Seatwise' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(purchase.getByRole('button', { name: 'Pay with Razorpay' })).toBeEnabled();

    await press(page, purchase.getByRole('button', { name: 'Pay with Razorpay' }));
    await press(page, sheet.getByRole('button', { name: 'Pay ₹5,900.00' }));
    const outcome = page.getByRole('alertdialog', { name: 'Payment' });
    await expect(outcome).toContainText('Payment successful and verified!');
    await press(page, outcome.getByRole('button', { name: 'OK' }));
    await expect(outcome).toBeHidden();
    await expect(
      page.getByRole('article', { name: 'ADVANCE' }).getByRole('button', { name: 'Active Plan' }),
    ).toBeVisible();
  },
);
