import { signInAsNewStudent } from '../accounts.ts';
import type { Journey, Visit } from '../journey.ts';
import { button, dialog, first, link, role, text, within } from '../query.ts';

const advance = role('article', 'ADVANCE');
const modal = dialog('Complete Your Purchase');

const choose = async ({ page, otpFor }: Visit, provider: string): Promise<void> => {
  await signInAsNewStudent(page, otpFor, 'Kavya Nair');
  await page.open('/plan');
  await page.click(within(advance, button('Purchase')));
  await page.click(within(modal, button(provider)));
};

export const razorpay: Journey = {
  name: 'purchase by Razorpay',
  run: async (visit) => {
    const { page } = visit;
    const sheet = dialog('Seatwise');
    await choose(visit, 'Pay with Razorpay');
    await page.click(within(sheet, button('Let the payment fail')));
    await page.expectText(within(sheet, role('alert')), /\w/);
    await page.click(within(sheet, button('Pay ₹5,900.00')));
    const outcome = role('alertdialog', 'Payment');
    await page.expectText(outcome, /Payment successful and verified! Payment ID: pay_\w+/);
    await page.click(within(outcome, button('OK')));
    await page.expectGone(modal);
    await page.expectVisible(within(advance, button('Active Plan')));
    await page.reload();
    await page.expectVisible(within(advance, button('Active Plan')));
  },
};

export const payu: Journey = {
  name: 'purchase by PayU',
  run: async (visit) => {
    const { page } = visit;
    await choose(visit, 'Pay with PayU');
    await page.expectVisible(text('PayU simulator — no money moves'));
    await page.click(button('Pay ₹5,900.00'));
    await page.click(button('Return to Seatwise'));
    await page.expectUrl(/^\/checkout\?paymentId=sw\w+$/);
    await page.expectVisible(first(text(/^Payment successful and verified!/)));
    await page.expectVisible(text('Your plan is ADVANCE now.'));
    await page.click(link('Go to My Dashboard'));
    await page.expectUrl('/home');
  },
};
