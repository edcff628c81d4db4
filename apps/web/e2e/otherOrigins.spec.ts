import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cheapEnvironment, memoryStorage, startStandalone } from '@seatwise/mock-server/standalone';
import { expectLive } from './chatting.ts';
import { startFileHost } from './fileHost.ts';
import { startRelay } from './relay.ts';
import { expect, test } from './test.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The app's files on one origin, the API on a second, the card provider's script on a third. */
const startApart = async (folder: string) => {
  const files = await startFileHost(folder);
  const app = `http://app.localhost:${files.port}`;
  const backend = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: false,
    webRoot: 'nowhere',
    webOrigins: new Set([app]),
    storage: memoryStorage(),
    extract: true,
    environment: cheapEnvironment((url) => readFile(url)),
  });
  const provider = await startRelay(backend.port);
  const api = `http://api.localhost:${backend.port}`;
  await promisify(execFile)(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder],
    {
      cwd: web,
      env: {
        ...process.env,
        VITE_API_BASE_URL: api,
        VITE_CARD_SCRIPT: `http://pay.localhost:${new URL(provider.address).port}/simulators/razorpay/checkout.js`,
        VITE_PAYMENT_ORIGINS: api,
      },
    },
  );
  const close = async (): Promise<void> => {
    files.close();
    provider.close();
    await backend.close();
  };
  return { app, api, close };
};

// In serial mode one worker runs all tests, so that the app is built once.
test.describe.configure({ mode: 'serial' });

let folder: string;
let apart: Awaited<ReturnType<typeof startApart>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'seatwise-apart-'));
  apart = await startApart(join(folder, 'app'));
});
test.afterAll(async () => {
  await apart?.close();
  rmSync(folder, { recursive: true });
});

test('BEY-SEC-01 the built app on one origin works with the API on another and a payment provider on a third, with no violation of its policy', async ({
  page,
}) => {
  const { app, api } = apart!;
  const login = await page.goto(`${app}/login`);
  expect(login!.headers()['content-security-policy']).toContain(`connect-src 'self' ${api} ws`);
  await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${app}/home`);

  await page.goto(`${app}/collage?state=Kerala`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await page.goto(`${app}/chat`);
  const chat = page.getByRole('log', { name: /\S/ });
  // Until the chat is live, Enter leaves the text in the box.
  await expectLive(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Across origins');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Across origins')).toBeVisible();

  await page.goto(`${app}/plan`);
  const modal = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await page
    .getByRole('article', { name: 'ADVANCE' })
    .getByRole('button', { name: 'Purchase' })
    .click();
  await modal.getByRole('button', { name: 'Pay with Razorpay' }).click();
  await page
    .getByRole('dialog', { name: 'Seatwise' })
    .getByRole('button', { name: 'Let the payment fail' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Seatwise' }).getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await modal.getByRole('button', { name: 'Pay with PayU' }).click();
  await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
  await page.getByRole('button', { name: /^Return to/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${app}/checkout`));
  await expect(page.getByText(/^Payment successful and verified!/)).toBeVisible();
});

test(
  'the files of a static host carry the same headers as our server does',
  { tag: '@again' },
  async ({ page, request }) => {
    const ours = (await request.get('/terms')).headers();
    const theirs = (await page.goto(`${apart!.app}/terms`))!.headers();
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'permissions-policy',
    ])
      expect(theirs[name], name).toBe(ours[name]);
  },
);
