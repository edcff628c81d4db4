import type { Journey } from '../journey.ts';
import { button, first, heading, label, link, role, text, textbox, within } from '../query.ts';

export const landing: Journey = {
  name: 'landing page',
  run: async ({ page }) => {
    await page.open('/');
    const events = role('region', 'Current Events');
    await page.expectCount(within(events, role('listitem')), 5);
    await page.click(within(events, button('Show all 26')));
    await page.expectCount(within(events, role('listitem')), 26);

    await page.click(within(role('contentinfo'), link('FAQs')));
    await page.expectUrl('/#faqs');
    await page.click(text('How many rounds are there?'));
    await page.expectVisible(first(text(/^There are four rounds: Round 1, Round 2, Mop-up/)));

    const contact = role('region', 'Contact Us');
    await page.fill(within(contact, label('Your name')), 'Ananya Sharma');
    await page.fill(within(contact, label('Email address')), 'ananya@seatwise.test');
    await page.fill(within(contact, textbox('Message')), 'Which round is next?');
    await page.click(within(contact, button('Send message')));
    await page.expectVisible(first(text('Thank you. Your message has reached us.')));
  },
};

export const publicPages: Journey = {
  name: 'public pages',
  run: async ({ page }) => {
    await page.open('/events');
    const list = role('list', 'Current Events');
    await page.expectCount(within(list, role('listitem')), 10);
    await page.click(button('Page 3'));
    await page.expectUrl('/events?page=3');
    await page.expectCount(within(list, role('listitem')), 6);
    await page.reload();
    await page.expectCount(within(list, role('listitem')), 6);
    const search = role('searchbox');
    await page.fill(search, 'seat matrix');
    await page.expectUrl('/events?q=seat+matrix');
    await page.expectCount(within(list, role('listitem')), 2);
    await page.goBack();
    await page.expectCount(within(list, role('listitem')), 10);

    for (const [path, words] of [
      ['/plan', 'Our Services & Fee Structure'],
      ['/terms', /Terms/],
      ['/privacy', /Privacy/],
    ] as const) {
      await page.open(path);
      await page.expectText(heading(1), words);
    }
    await page.open('/login');
    await page.press('Tab');
    await page.expectFocused(link('Skip to the content'));
    await page.press('Enter');
    await page.expectFocused(role('main'));
    await page.click(link('Sign up'));
    await page.expectUrl('/create-account');
    await page.expectFocused(heading(1));
  },
};
