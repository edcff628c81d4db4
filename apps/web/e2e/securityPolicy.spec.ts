import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectLive } from './chatting.ts';
import { dropFile } from './dropFile.ts';
import { expect, signedInAs, test as base } from './test.ts';

/** The violations of the page's policy that the browser reports, Trusted Types included; must stay empty. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (violation: string) => {
        violations.push(violation);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          const { reportViolation } = globalThis as unknown as {
            readonly reportViolation: (violation: string) => void;
          };
          reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

const openAs = async (page: Page, mailbox: string, path: string): Promise<void> => {
  await signedInAs(page, mailbox);
  const answer = await page.goto(path);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
};

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test.describe(`the strict security policy at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });
    const isPhone = width < 700;

    test('allows the menus of the bar and the help bot', { tag: '@again' }, async ({ page }) => {
      await openAs(page, 'basic', '/?chat=bot');
      await page.getByRole('button', { name: /^Theme: / }).click();
      await page.getByRole('menuitem', { name: 'Dark' }).click();
      await page.getByRole('button', { name: /^Account of / }).press('ArrowDown');
      await expect(page.getByRole('menu')).toBeVisible();
      await close(page);
      if (isPhone) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await close(page);
      }
      await page.getByPlaceholder('Type your message...').fill('How many rounds are there?');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('log', { name: /\S/ }).getByText('There are four rounds'),
      ).toBeVisible();
    });

    test('allows the live chat', { tag: '@again' }, async ({ page }) => {
      await openAs(page, 'basic', '/chat');
      await expectLive(page);
      await expect(page.getByRole('log', { name: /\S/ })).toBeVisible();
    });

    test('allows the chat of the console', { tag: '@again' }, async ({ page }) => {
      await openAs(page, 'admin', '/admin/chat?conversation=1');
      await expect(page.getByRole('log', { name: /\S/ })).toBeVisible();
    });

    test(
      'allows lists with a search, the columns menu and a sorted table',
      { tag: '@again' },
      async ({ page }) => {
        await openAs(page, 'premium', '/collage');
        await expect(page.getByText(/ rows of the seat matrix$/)).toBeVisible();
        await page.getByRole('button', { name: 'State: -- All --', exact: true }).first().click();
        await page.getByRole('combobox', { name: 'Search State' }).fill('Goa');
        await page.getByRole('option', { name: /^Goa/ }).click();
        await close(page);
        await expect(page.getByRole('button', { name: 'State: Goa' }).first()).toBeVisible();
        if (isPhone) await page.getByText('Sort and filter').click();
        await page.getByRole('button', { name: 'Columns' }).click();
        await page.getByRole('menuitemcheckbox', { name: 'Quota' }).click();
        await close(page);
        if (isPhone) await page.getByLabel('Sort by').selectOption({ index: 1 });
        else
          await page
            .getByRole('columnheader')
            .getByRole('button', { name: 'State', exact: true })
            .click();
        await expect(page).toHaveURL(/sort=/);
      },
    );

    test('allows dialogs over a table of many rows', { tag: '@again' }, async ({ page }) => {
      await openAs(page, 'superadmin', '/admin/users');
      const actions = page.getByRole('button', { name: /^Actions for / }).first();
      await actions.click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog', { name: /^Edit User/ })).toBeVisible();
      await close(page);
      await actions.click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete User' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
    });

    test('allows a file to be dropped', { tag: '@again' }, async ({ page }, testInfo) => {
      const path = testInfo.outputPath('dropped.pdf');
      writeFileSync(path, '%PDF-1.4');
      await openAs(page, 'superadmin', '/admin/files');
      await page.getByRole('button', { name: 'Add New File' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload File' });
      await expect(dialog).toBeVisible();
      const target = await dialog.getByText('Choose a file or drop it here').boundingBox();
      await dropFile(page, path, target!);
      await expect(dialog.getByText(/^dropped\.pdf \(/)).toBeVisible();
    });

    test('allows toasts', { tag: '@again' }, async ({ page }) => {
      await page.clock.install();
      await openAs(page, 'admin', '/admin/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Work of idle moments, which this clock drives, gets its responses before the hours pass.
      await page.clock.runFor(2000);
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward('11:57:00');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await toasts.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toasts).toHaveCount(0);
    });
  });
}

test(
  'no page holds a style attribute as the server sends it',
  { tag: '@again' },
  async ({ request }) => {
    const prerendered = [
      '/',
      '/events',
      '/plan',
      '/terms',
      '/privacy',
      '/login',
      '/create-account',
    ];
    for (const path of [...prerendered, '/collage', '/home', '/admin/users', '/nowhere']) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(html).toContain('id="root"');
      expect(html.match(/<[^>]*\sstyle\s*=[^>]*>/i)?.[0], path).toBeUndefined();
    }
  },
);

test('a page of another site shows nothing of the app in its frame', async ({ page, baseURL }) => {
  await page.route('http://attacker.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/plan"></iframe>` }),
  );
  await page.goto('http://attacker.test/');
  await expect.poll(() => page.frames().at(-1)!.url()).toBe('chrome-error://chromewebdata/');
});

test('the built app holds nothing of the mock backend, and asks no other origin', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  for (const path of ['/', '/plan', '/events', '/login', '/create-account']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const own = new URL(page.url()).origin;
  expect([...asked].filter((url) => !url.startsWith(own) && !/^(data|blob):/.test(url))).toEqual(
    [],
  );
  const scripts = [...asked].filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts)
    expect(await (await page.request.get(script)).text()).not.toMatch(
      /mockServiceWorker|setupWorker|seatwise-mock/,
    );
});
