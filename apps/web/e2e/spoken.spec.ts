import type { Page } from '@playwright/test';
import { asStudentInChat, logOf, panelOf, say } from './chatting.ts';
import { predictAt } from './predicting.ts';
import { asNewStudent, expect, test, xsrfHeader } from './test.ts';

/**
 * What a screen reader says, and in which order, by the accessibility tree; a template names the
 * lines that matter. The content of live regions counts as announced.
 */
const again = { tag: '@again' };
const main = (page: Page) => page.getByRole('main');
const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('log').filter({ hasText: text })).not.toHaveCount(0);

test('sign-up, as it is spoken', again, async ({ page }) => {
  await page.goto('/create-account');
  await page.mouse.move(10, 10);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Create your account" [level=1]
    - list "Create your account":
      - listitem: "Step 1 of 2: Your account"
      - listitem: "Step 2 of 2: Your exam"
    - textbox "Full Name"
    - textbox "Email Address"
    - textbox "Phone Number"
    - textbox "Create Password"
    - button "Show password"
    - list:
      - listitem: "At least 8 characters : missing"
    - textbox "Confirm Password"
    - button "Next" [disabled]
    - link "Login"
    - link "Terms (opens in a new tab)"
    - link "Privacy (opens in a new tab)"
  `);
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email Address').fill('spoken@seatwise.test');
  await page.getByLabel('Phone Number').fill('9123456780');
  await page.getByLabel('Create Password').fill('Seatwise@123');
  await page.getByLabel('Confirm Password').fill('Seatwise@123');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - list "Create your account":
      - listitem: "Step 1 of 2: Your account (done)"
      - listitem: "Step 2 of 2: Your exam"
    - textbox "Roll Number"
    - textbox "All India Rank (AIR)"
    - combobox "Counselling Category"
    - combobox "Gender"
    - checkbox "I am under 18"
    - button "Create Account"
    - button "Back"
  `);
});

test('a prediction, as it is spoken', again, async ({ page }) => {
  await page.goto('/');
  await asNewStudent(page);
  await predictAt(page, '/rank-predictor?subject=MBBS&category=General');
  await expect(page.getByRole('heading', { name: 'College Predictions' })).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "College Prediction" [level=1]
    - heading "College Predictions" [level=2]
    - status: /Showing \\d+ of \\d+ results/
    - text: Rank 4,321 · MBBS · General
    - button "Change"
    - region "College Predictions":
      - table "College Predictions (tap a column heading to sort)":
        - rowgroup:
          - row:
            - cell "Select All"
            - columnheader "Code"
            - columnheader "Institute"
        - rowgroup:
          - row:
            - cell /Select/
            - rowheader /\\d+/
            - cell /Shortlist/
    - status: /Without an upgrade you get 3 predictions a day/
    - link "Upgrade"
  `);
});

test('a choice list and a move in it, as they are spoken', again, async ({ page }) => {
  await page.goto('/');
  const { token } = await asNewStudent(page);
  await page.request.post('/api/choices', {
    headers: { authorization: `Bearer ${token}`, ...(await xsrfHeader(page)) },
    data: {
      id: 'spoken-list',
      name: 'Round 1',
      entries: ['All India', 'Delhi University Quota'].map((quotaName) => ({
        instituteCode: '200502',
        subject: 'MBBS',
        quotaName,
      })),
    },
  });
  await page.goto('/choices');
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Choice list" [level=1]
    - link "Add colleges"
    - combobox "List"
    - button "Lock…"
    - list "Choices of Round 1":
      - listitem:
        - button "Move 1, AIIMS, New Delhi, MBBS, All India"
        - button "AIIMS, New Delhi"
        - paragraph: Delhi · MBBS · All India
        - button "Actions for AIIMS, New Delhi, MBBS, All India"
      - listitem:
        - button "Move 2, AIIMS, New Delhi, MBBS, Delhi University Quota"
    - link "Practise with this list"
  `);
  await page.getByRole('button', { name: /^Move 2/ }).focus();
  await page.keyboard.press('Enter');
  await announced(page, /Delhi University Quota picked up at position 2 of 2/);
  await page.keyboard.press('ArrowUp');
  await announced(page, /1 of 2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Move 1/ })).toHaveAccessibleName(
    'Move 1, AIIMS, New Delhi, MBBS, Delhi University Quota',
  );
});

test('a payment, as it is spoken', again, async ({ page }) => {
  await page.goto('/');
  await asNewStudent(page);
  await page.goto('/plan');
  await page.getByRole('article', { name: 'ADVANCE' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Complete Your Purchase":
      - heading "Complete Your Purchase" [level=2]
      - term: ADVANCE plan
      - definition: ₹5,000
      - term: GST (18%)
      - definition: ₹900
      - term: Total
      - definition: ₹5,900
      - button "Pay with Razorpay"
      - button "Pay with PayU"
      - paragraph: You pay ₹5,900, GST included. Razorpay or PayU charges it.
      - button "Close"
  `);
  await dialog.getByRole('button', { name: 'Pay with Razorpay' }).click();
  await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Payment' })).toMatchAriaSnapshot(`
    - alertdialog "Payment":
      - heading "Payment" [level=2]
      - button
  `);
});

test('a chat, as it is spoken', again, async ({ page }) => {
  await asStudentInChat(page);
  await say(page, 'Hello');
  await expect(logOf(page).getByText('Hello')).toBeVisible();
  await expect(panelOf(page)).toMatchAriaSnapshot(`
    - region "Seatwise counsellors":
      - heading "Seatwise counsellors" [level=1]
      - text: /(Open|Away) until [0-9] [ap]m Counsellors .*reply here/
      - link "Ask the help bot"
      - log "Seatwise counsellors":
        - group:
          - article:
            - text: Hello
            - paragraph:
              - text: /You/
              - img "Sent"
      - status
      - textbox "Message"
      - button "Send"
  `);
});
