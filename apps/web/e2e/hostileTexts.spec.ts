import type { Page } from '@playwright/test';
import { asStudentInChat, logOf, readLog, readRows, say } from './chatting.ts';
import { hostileTexts } from './hostileTexts.ts';
import { expect, signedInAs, test } from './test.ts';

/** User input is rendered as text everywhere (no XSS). */

const expectNothingRan = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-hostile]')).toHaveCount(0);
  expect(await page.evaluate(() => 'fired' in window)).toBe(false);
};

const answering = async (page: Page, address: string, json: unknown): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ json }));
};

const files = hostileTexts.map((fileName, index) => ({
  id: index + 1,
  fileName,
  fileType: fileName,
  fileSize: 1000,
  uploaderName: fileName,
  uploadedAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
  viewUrl: `javascript:window.fired=${index}`,
  fileUrl: `data:text/html,<script>opener.fired=${index}</script>`,
}));

test('there is enough to try', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(120);
});

test(
  'names and addresses of alerts are text, and lead nowhere of their own',
  { tag: '@again' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const opened: string[] = [];
      window.open = (address) => {
        opened.push(String(address));
        return null;
      };
      Object.assign(window, { opened });
    });
    await answering(page, '**/api/files/list', files);
    await page.goto('/');
    const events = page.getByRole('region', { name: 'Current Events' });
    await events.getByRole('button', { name: /^Show all/ }).click();
    const shown = await events
      .getByRole('listitem')
      .locator('[title]')
      .evaluateAll((titles) => titles.map((title) => title.getAttribute('title')));
    for (const text of hostileTexts) expect(shown).toContain(text);
    await events.locator('[title]').first().click();
    const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(opened).toEqual([expect.stringContaining('/api/files/download?field-id=')]);
    await expectNothingRan(page);

    await page.goto('/events');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    for (const text of hostileTexts.slice(0, 22))
      await page.getByPlaceholder('Search alerts...').fill(text);
    await expectNothingRan(page);
  },
);

test('who one is shows as it is stored, and nothing more', { tag: '@again' }, async ({ page }) => {
  const user = await signedInAs(page, 'basic');
  for (const text of [...hostileTexts.slice(0, 6), ...hostileTexts.slice(-8)]) {
    const stored = { ...user, username: text, email: text, phone: text, rollNumber: text };
    await page.addInitScript(
      (value) => localStorage.setItem('user', value),
      JSON.stringify({ ...stored, counsellingCategory: text }),
    );
    await page.goto('/home');
    await expect(page.getByRole('main')).toContainText(text);
    await expectNothingRan(page);
    await page.goto('/edit-profile');
    await expect(page.getByLabel('Roll Number')).toHaveValue(text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text.toLocaleUpperCase('en-IN'),
    );
    await expectNothingRan(page);
  }
});

test(
  'colleges, quotas and subjects are text in the finder and in a prediction',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'basic');
    const texts = hostileTexts.slice(0, 30);
    await answering(
      page,
      '**/seat-matrix**',
      texts.map((text, id) => ({ id, instNm: text, program: text, quotaName: text, state: text })),
    );
    await answering(
      page,
      '**/api/quotas?*',
      texts.map((text) => ({ quota: text, subject: text })),
    );
    await answering(
      page,
      '**/rank-prediction/recommend?*',
      texts.slice(0, 12).map((text) => ({
        instituteCode: text,
        institute: text,
        subject: text,
        category: text,
        quotaName: text,
        allottedCategory: text,
        subCategory: text,
        allottedPh: text,
        resultYear: 2024,
        minAir: 1,
        maxAir: 2,
        historicalAdmits: 3,
        probabilityTier: 'Likely',
        confidence: 0.5,
      })),
    );
    await page.goto('/collage');
    await expect(page.getByText('30 rows of the seat matrix')).toBeVisible();
    for (const text of texts)
      await expect(page.getByRole('rowheader', { name: text, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Program: -- All --', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothingRan(page);

    await page.goto('/rank-predictor');
    await page.getByLabel('Subject').selectOption(texts[0]!);
    await page.getByLabel('Category', { exact: true }).selectOption('General');
    await page.getByRole('button', { name: 'Predict', exact: true }).click();
    await expect(page.getByText('Showing 12 of 12 results')).toBeVisible();
    for (const text of texts.slice(0, 12)) {
      await page.getByRole('table').getByRole('button', { name: text, exact: true }).click();
      await expect(page.getByRole('dialog', { name: text, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expectNothingRan(page);
  },
);

test(
  'names, emails and roles of users are text in the console',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'admin');
    const texts = hostileTexts.slice(0, 22);
    await answering(
      page,
      '**/api/admin/all-users',
      texts.map((text, index) => ({
        id: index + 1,
        username: text,
        email: text,
        role: { id: index, description: text },
        isActive: true,
        createdAt: text,
        otp: 'secret',
        otpExpiry: 'secret',
      })),
    );
    await page.goto('/admin/users?email=a');
    const names = page.getByRole('table').locator('[data-row] td:nth-child(2)');
    for (const [index, text] of texts.slice(0, 12).entries())
      await expect(names.nth(index)).toHaveText(text);
    await names.first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByLabel('Username')).toHaveValue(texts[0]!);
    await expectNothingRan(page);
    expect(await page.content()).not.toContain('secret');
  },
);

test(
  'names and uploaders of files are text in the console',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'admin');
    await answering(page, '**/api/files/list', files.slice(0, 12));
    await page.goto('/admin/files');
    const names = page.getByRole('table').getByRole('rowheader');
    for (const [index, { fileName }] of files.slice(0, 12).entries())
      await expect(names.nth(index)).toHaveText(fileName);
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(files[0]!.fileName);
    await expectNothingRan(page);
  },
);

test('what a server says of a failure is text', async ({ page }) => {
  await page.goto('/login');
  let said = '';
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 409, json: { message: said } }),
  );
  await page.getByLabel('Email / Roll Number').fill('free@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  for (said of hostileTexts.slice(0, 44)) {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(said);
  }
  await expectNothingRan(page);
});

test(
  'what is typed is text: to the help bot, to us, and at the sign-up',
  { tag: '@again' },
  async ({ page }) => {
    test.slow();
    await signedInAs(page, 'basic');
    await page.goto('/home');
    const chat = page.getByRole('region', { name: /^We can help/ });
    for (const text of hostileTexts.slice(0, 22)) {
      await chat.getByPlaceholder('Type your message...').fill(text);
      await chat.getByRole('button', { name: 'Send' }).click();
      await expect(
        chat.getByRole('log', { name: /\S/ }).getByText(text, { exact: true }),
      ).toBeVisible();
    }
    await expectNothingRan(page);

    await page.goto('/#contact-us');
    const contact = page.getByRole('region', { name: 'Contact Us' });
    for (const text of hostileTexts.slice(0, 22)) {
      await contact.getByLabel('Your name').fill(text);
      await contact.getByRole('textbox', { name: 'Message' }).fill(text);
    }
    await contact.getByLabel('Email address').fill('ananya@seatwise.test');
    await contact.getByRole('button', { name: 'Send message' }).click();
    await expect(contact.getByText('Thank you. Your message has reached us.')).toBeVisible();
    await expectNothingRan(page);
  },
);

test(
  'what is said in the live chat is text at both ends',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    test.slow();
    const { conversationId } = await asStudentInChat(page);
    const admin = await pageOf('admin');
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Live')).toBeVisible();
    for (const [speaker, listener, texts] of [
      [page, admin, hostileTexts.slice(0, 22)],
      [admin, page, hostileTexts.slice(-8)],
    ] as const)
      for (const text of texts) {
        await say(speaker, text);
        await expect(logOf(listener).getByText(text, { exact: true })).toBeVisible();
      }
    for (const each of [page, admin]) {
      await expect.poll(async () => (await readLog(each)).length).toBe(30);
      await expect(logOf(each).locator('[data-delivery]:not([data-delivery="sent"])')).toHaveCount(
        0,
      );
      await expectNothingRan(each);
    }
  },
);

test(
  'who speaks in the live chat, and what was said before, is text',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'admin');
    const student = 1_000_000;
    const lastUpdated = '2026-11-01T00:00:00.000Z';
    const conversations = hostileTexts.map((username, index) => ({
      id: index + 1,
      student: { id: student, username },
      lastUpdated,
    }));
    const { length } = conversations;
    await answering(page, '**/api/admin/conversations?*', {
      conversations,
      found: length,
      all: length,
      unread: 0,
      upTo: 0,
      selected: conversations[0],
    });
    await answering(
      page,
      '**/api/messages/1?*',
      hostileTexts.map((text, index) => ({
        id: index + 1,
        conversationId: 1,
        senderId: student,
        senderName: text,
        content: text,
        timestamp: lastUpdated,
      })),
    );
    await page.goto('/admin/chat?conversation=1');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      `Chat with ${hostileTexts[0]}`,
    );
    const list = page.getByRole('list', { name: 'Conversations' });
    const listed = await readRows(list.locator('..'), ['button']);
    expect(listed).toHaveLength(hostileTexts.length);
    const names = listed.flat().join('\n');
    for (const text of hostileTexts) expect(names).toContain(text);
    const messages = await readLog(page);
    expect(messages.map(([text]) => text)).toEqual([...hostileTexts]);
    for (const [index, text] of hostileTexts.entries())
      expect(messages[index]![1]).toContain(`${text} · `);
    await expectNothingRan(page);
  },
);
