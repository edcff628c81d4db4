import { signIn, signInAsNewStudent } from '../accounts.ts';
import type { Journey } from '../journey.ts';
import type { Page } from '../page.ts';
import { button, first, heading, role, text, textbox, within } from '../query.ts';

const log = role('log');
const bubble = (words: string) => first(within(log, text(words)));

const say = async (page: Page, words: string): Promise<void> => {
  await page.fill(textbox(/^(Message|Reply)$/), words);
  await page.press('Enter');
  await page.expectVisible(bubble(words));
  await page.expectValue(textbox(/^(Message|Reply)$/), '');
};

export const helpBot: Journey = {
  name: 'help bot',
  run: async ({ page, otpFor }) => {
    await signInAsNewStudent(page, otpFor, 'Asha Rao');
    await page.open('/home');
    await say(page, 'How many rounds are there?');
    await page.expectVisible(first(within(log, text(/^There are four rounds/))));
    await say(page, 'What is a mop-up round?');
    await page.reload();
    await page.expectVisible(textbox('Message'));
  },
};

export const chat: Journey = {
  name: 'chat, both ends',
  run: async ({ page, newPage, otpFor }) => {
    await signInAsNewStudent(page, otpFor, 'Kavya Iyer');
    await page.open('/home');
    await page.click(button('Talk to a counsellor'));
    await page.expectUrl('/home?chat=live');
    await page.expectVisible(first(text('Live')));
    await say(page, 'Is Miraj within reach?');

    const admin = await newPage();
    await signIn(admin, 'admin');
    await admin.open('/admin/chat');
    const conversations = role('list', 'Conversations');
    await admin.click(within(conversations, button(/Kavya Iyer/)));
    await admin.expectText(heading(2), 'Chat with Kavya Iyer');
    await admin.expectVisible(bubble('Is Miraj within reach?'));
    await say(admin, 'Yes, in the state quota.');
    await page.expectVisible(bubble('Yes, in the state quota.'));
    await say(page, 'Thank you.');
    await admin.expectVisible(bubble('Thank you.'));

    await page.click(button('Back to the help bot'));
    await page.expectUrl('/home?chat=bot');
  },
};
