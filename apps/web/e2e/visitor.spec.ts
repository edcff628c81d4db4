import { expect, test } from './test.ts';

test(
  'LND-09 SHL-06 a visitor reads, follows the anchors and writes to us',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/');
    const events = page.getByRole('region', { name: 'Current Events' });
    await events.scrollIntoViewIfNeeded();
    await expect(events.getByRole('listitem')).toHaveCount(5);
    await events.getByRole('button', { name: 'Show all 26' }).click();
    await expect(events.getByRole('listitem')).toHaveCount(26);

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/#faqs');
    await page.getByText('How many rounds are there?').click();
    await expect(page.getByText(/^There are four rounds: Round 1, Round 2, Mop-up/)).toBeVisible();
    await page.getByText('4 more questions').click();
    await page.getByText('What do the plans cost?').click();
    await expect(
      page.getByText(/^Plans are charged once/).getByRole('link', { name: 'Plans' }),
    ).toHaveAttribute('href', '/plan');

    const contact = page.getByRole('region', { name: 'Contact Us' });
    await contact.getByText('Send us a message').click();
    await contact.getByLabel('Your name').fill('Ananya Sharma');
    await contact.getByLabel('Email address').fill('ananya@seatwise.test');
    await contact.getByRole('textbox', { name: 'Message' }).fill('Which round is next?');
    await page.reload();
    await expect(contact.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Which round is next?',
    );
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await contact.getByRole('button', { name: 'Send message' }).click();
    expect(new URL((await sent).url()).pathname).toBe('/api');
    expect((await sent).postDataJSON()).toEqual({
      name: 'Ananya Sharma',
      email: 'ananya@seatwise.test',
      phone: '',
      message: 'Which round is next?',
    });
    await expect(contact.getByText('Thank you. We have your message.')).toBeVisible();
  },
);

test(
  'an address with an anchor comes to rest at its section',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/#contact-us');
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
  },
);

test(
  'EVT-03 EVT-09 EVT-10 search, order and page of the events live in the address',
  { tag: ['@smoke', '@again'] },
  async ({ page }) => {
    await page.goto('/events');
    const list = page.getByRole('list', { name: 'Current Events' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/events?page=3');
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: 'Newest first' }).click();
    await expect(page).toHaveURL('/events?order=ascending&page=3');
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await page.getByPlaceholder('Search alerts...').pressSequentially('seat matrix');
    // The page number of the URL is clamped to the results.
    await expect(page).toHaveURL('/events?q=seat+matrix&order=ascending');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByPlaceholder('Search alerts...')).toHaveValue('');
    await expect(list.getByRole('listitem')).toHaveCount(10);
  },
);

test(
  'a link to the events asks for all of them, also from a search',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/events?q=neet');
    const search = page.getByPlaceholder('Search alerts...');
    await expect(search).toHaveValue('neet');
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL('/events');
    await expect(search).toHaveValue('');
    await expect(
      page.getByRole('list', { name: 'Current Events' }).getByRole('listitem'),
    ).toHaveCount(10);
  },
);

test('EVT-08 EVT-18 an alert opens apart from the page', async ({ page, context }) => {
  await page.goto('/events');
  const opened = context.waitForEvent('page');
  // The file is an image, because headless browsers render no PDF.
  await page.getByRole('button', { name: /^Seat Matrix Round 1/ }).click();
  const tab = await opened;
  await tab.waitForURL(/\/uploads\//);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});
