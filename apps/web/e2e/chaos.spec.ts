import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import { expectCached } from './cachedFiles.ts';
import { predictAt } from './predicting.ts';
import { asNewStudent, expect, test as base } from './test.ts';

/** `KILLS=50` kills the server more often; `SEED` repeats a run. */
const kills = Number(process.env['KILLS'] ?? 8);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const main = fileURLToPath(new URL('../../mock-server/src/hosts/main.ts', import.meta.url));
const troubledDisk = fileURLToPath(new URL('troubledDisk.ts', import.meta.url));

/** The built server with a data file. Tests can kill the server and disturb its disk. */
const startMortalServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-chaos-'));
  const disk = join(folder, 'disk');
  const data = join(folder, 'data.sqlite');
  const start = async (port: string) => {
    const server = spawn(process.execPath, ['--import', troubledDisk, main, '--control'], {
      env: { ...process.env, PORT: port, SEATWISE_DATA: data, DISK: disk },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const [text] of on(server.stdout.setEncoding('utf8'), 'data')) {
      const origin = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (origin) return { server, origin };
    }
    throw new Error('The server ended');
  };
  const first = await start('0');
  let { server } = first;
  const kill = (): unknown => server.kill('SIGKILL');
  return {
    origin: first.origin,
    kill,
    comeBack: async (): Promise<void> => {
      ({ server } = await start(new URL(first.origin).port));
    },
    trouble: (kind: 'full' | 'slow' | 'none'): void => writeFileSync(disk, kind),
    end: (): void => {
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const test = base.extend<{ server: Awaited<ReturnType<typeof startMortalServer>> }>({
  server: async ({}, use) => {
    const server = await startMortalServer();
    await use(server);
    server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
});
test.use({ serviceWorkers: 'allow' });

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Choices of Round 1' }).locator('[data-id]');
const shown = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['id']!));
const saved = (page: Page) => expect(page.getByText(/ · Saved/)).toBeVisible({ timeout: 40_000 });

/** The choices on the server after the run. */
const stored = async (page: Page, token: string): Promise<string[]> => {
  const answer = await page.request.get('/api/choices', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [list, ...others] = (await answer.json()) as {
    entries: { instituteCode: string; subject: string; quotaName: string }[];
  }[];
  expect(others).toEqual([]);
  return list!.entries.map(({ instituteCode, subject, quotaName }) =>
    JSON.stringify([instituteCode, subject, quotaName]),
  );
};

test(
  'BEY-CHC-04 a choice list that is edited while its server is killed, full and slow is saved as it was left',
  { tag: '@again' },
  async ({ page, server, silence }) => {
    test.setTimeout(180_000 + 20_000 * kills);
    const chance = mulberry32(seed);
    const below = (count: number): number => Math.floor(chance() * count);
    const { token } = await asNewStudent(page);
    await predictAt(page, '/rank-predictor?subject=MBBS&category=General');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
    for (let index = 0; index < 8; index += 1) await boxes.nth(index).click();
    await page.getByRole('button', { name: 'Add 8 to choices' }).click();
    await page.getByRole('link', { name: 'Open the choice list' }).click();
    await saved(page);
    await expectCached(page);

    let expected = await shown(page);
    expect(expected).toHaveLength(8);
    const edit = async (): Promise<void> => {
      const at = 1 + below(expected.length - 1);
      const row = rows(page).nth(at);
      await row.getByRole('button', { name: /^Actions for/ }).click();
      const [moved] = expected.splice(at, 1);
      // Few choices are removed, so that there are always some to move.
      if (expected.length > 4 && chance() < 0.1)
        await page.getByRole('menuitem', { name: 'Remove' }).click();
      else {
        await page.getByRole('menuitem', { name: 'Move to the top' }).click();
        expected = [moved!, ...expected];
      }
      await expect.poll(() => shown(page), `seed ${seed}`).toEqual(expected);
    };
    await edit();
    const killFor = async (delay: number, absence: number): Promise<void> => {
      await wait(delay);
      server.kill();
      await wait(absence);
      await server.comeBack();
    };

    for (let kill = 0; kill < kills; kill += 1) {
      const edits = 1 + below(4);
      const killed = killFor(below(1200), below(1500));
      for (let count = 0; count < edits; count += 1) await edit();
      // In some turns the user reloads the page before the server is back.
      if (kill % 3 === 1) await page.reload();
      await killed;
      await edit();
      if (kill % 2 === 0) {
        await saved(page);
        expect(await stored(page, token), `seed ${seed}`).toEqual(expected);
      }
    }

    server.trouble('full');
    await edit();
    await expect(page.getByText(/Kept in this browser/)).toBeVisible();
    await edit();
    server.trouble('none');
    await saved(page);
    expect(await stored(page, token), `seed ${seed}`).toEqual(expected);

    server.trouble('slow');
    for (let count = 0; count < 5; count += 1) await edit();
    server.kill();
    await server.comeBack();
    await edit();
    await saved(page);
    server.trouble('none');
    expect(await stored(page, token), `seed ${seed}`).toEqual(expected);
    await page.reload();
    await expect.poll(() => shown(page), `seed ${seed}`).toEqual(expected);
    // The app must log that the server is away, and its status 507.
    for (const noise of silence.splice(0))
      expect(noise).toMatch(/net::ERR_|WebSocket connection to|network|status of 507/i);
  },
);
