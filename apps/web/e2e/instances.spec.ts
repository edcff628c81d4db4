import type { BrowserContext, Page } from '@playwright/test';
import { asStudentInChat, bubbleOf, expectLive, say } from './chatting.ts';
import { predictAt } from './predicting.ts';
import { asNewStudent, askServers, expect, test } from './test.ts';

/** Several servers behind a proxy that sends each call to any of them: `pnpm test:cluster journeys`. */

const tag = ['@again', '@instances'];

/** Records which servers answer a page. */
const noteAnswering = (page: Page, instances: Set<string>): void => {
  page.on('response', (response) => {
    const instance = response.headers()['seatwise-instance'];
    if (instance && response.request().method() !== 'GET') instances.add(instance);
  });
};

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Choices of Round 1' }).locator('[data-id]');
const saved = (page: Page) => expect(page.getByText(/ · Saved/)).toBeVisible();
const idsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['id']));
const act = async (page: Page, row: number, name: string): Promise<void> => {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
};

/** Opens a page as the same student on another device. */
const onOtherDevice = async (page: Page, context: BrowserContext): Promise<Page> => {
  const user = await page.evaluate(() => localStorage.getItem('user')!);
  const other = await context.newPage();
  await other.addInitScript((stored) => localStorage.setItem('user', stored), user);
  return other;
};

test(
  'two devices change one choice list through different servers, and keep both changes',
  {
    tag,
  },
  async ({ page, browser }) => {
    await asNewStudent(page);
    await predictAt(page, '/rank-predictor?subject=MBBS&category=General');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).click();
    await page.getByRole('button', { name: 'Add 4 to choices' }).click();
    await page.getByRole('link', { name: 'Open the choice list' }).click();
    await saved(page);
    const [one, two, three, four] = await idsOf(page);
    const context = await browser.newContext();
    const other = await onOtherDevice(page, context);
    const instances = new Set<string>();
    for (const device of [page, other]) noteAnswering(device, instances);
    await other.goto(page.url());
    await expect.poll(() => idsOf(other)).toEqual([one, two, three, four]);

    await act(page, 3, 'Move to the top');
    await expect.poll(() => idsOf(page)).toEqual([four, one, two, three]);
    await saved(page);
    await act(other, 1, 'Remove');
    const joined = [four, one, three];
    await expect.poll(() => idsOf(other)).toEqual(joined);
    await saved(other);
    await page.reload();
    await expect.poll(() => idsOf(page)).toEqual(joined);
    expect(instances.size).toBeGreaterThan(1);
    await context.close();
  },
);

/** The servers on which a user has sockets. */
const serversOf = async (page: Page, user: number): Promise<number[]> => {
  const answers = await askServers<{ sockets: { userId: number }[] }>(page, '/__mock/sockets');
  return answers.flatMap(({ sockets }, index) =>
    sockets.some(({ userId }) => userId === user) ? [index] : [],
  );
};

test('a chat has its ends on different servers', { tag }, async ({ page, pageOf }) => {
  const { id, conversationId } = await asStudentInChat(page);
  const admin = await pageOf('admin');
  const adminId = (): Promise<number> =>
    admin.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { id: number }).id);
  // The proxy chooses the servers; a page that comes back gets another one.
  await expect
    .poll(async () => {
      await admin.goto(`/admin/chat?conversation=${conversationId}`);
      await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
      const [student] = await serversOf(page, id);
      const [staff] = await serversOf(page, await adminId());
      return student !== undefined && staff !== undefined && student !== staff;
    })
    .toBe(true);
  await say(page, 'Is Miraj within reach?');
  await expect(bubbleOf(admin, 'Is Miraj')).toHaveAttribute('data-from', 'other');
  await say(admin, 'Yes, in the state quota.');
  await expect(bubbleOf(page, 'Yes, in the state quota.')).toHaveAttribute('data-from', 'other');
  await expectLive(page);
});
