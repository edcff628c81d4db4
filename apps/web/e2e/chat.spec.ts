import { asStudentInChat, bubbleOf, expectLive, logOf, say, socketsOf } from './chatting.ts';
import { asNewStudent, expect, test } from './test.ts';

test(
  'BOT-01 BOT-12 CHT-01 CHT-13 from the help bot to a counsellor and back',
  { tag: '@smoke' },
  async ({ page, pageOf }) => {
    await asNewStudent(page, 'Kavya Iyer');
    const calls: string[] = [];
    page.on('websocket', (socket) => calls.push(socket.url()));
    await page.goto('/home#chat');
    await say(page, 'How many rounds are there?');
    await expect(bubbleOf(page, 'There are four rounds')).toBeVisible();
    expect(calls).toEqual([]);

    const admin = await pageOf('admin');
    await admin.goto('/admin/home');
    const chatPlace = admin.getByRole('navigation', { name: 'Console' }).getByText('Chat');
    await expect(chatPlace).toBeAttached();

    await page.getByRole('link', { name: 'Talk to a counsellor' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seatwise counsellors');
    await expectLive(page);
    // The socket's URL carries no token.
    expect(calls).toEqual([new URL('/ws', page.url()).href.replace('http', 'ws')]);
    const question = `Is Miraj within reach? ${crypto.randomUUID()}`;
    await say(page, question);
    await expect(bubbleOf(page, question)).toHaveAttribute('data-delivery', 'sent');

    await expect(chatPlace).toHaveText(/^Chat \(\d+ unread messages?\)/);
    await chatPlace.click();
    const entry = admin
      .getByRole('list', { name: 'Conversations' })
      .getByRole('button', { name: /Kavya Iyer.* 1 unread/ })
      .filter({ hasText: question });
    await entry.click();
    await expect(bubbleOf(admin, question)).toHaveAttribute('data-from', 'other');
    await expect(admin.getByRole('heading', { level: 2 })).toHaveText('Chat with Kavya Iyer');
    await say(admin, 'Yes, in the state quota.');
    await expect(bubbleOf(page, 'Yes, in the state quota.')).toHaveAttribute('data-from', 'other');
    await expect(bubbleOf(page, 'Yes, in the state quota.')).toContainText('Priya Nair');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya Nair');
    await page.getByRole('link', { name: 'Ask the help bot' }).click();
    await expect(page).toHaveURL('/home#chat');
    await expect(page.getByRole('region', { name: /^We can help with/ })).toBeInViewport();
  },
);

test(
  'ADC-08 ADC-16 ADC-19 ADC-20 two admins and a student see one conversation',
  { tag: ['@smoke', '@again'] },
  async ({ page, pageOf }) => {
    const { conversationId } = await asStudentInChat(page);
    const [first, second] = [await pageOf('admin'), await pageOf('superadmin')];
    for (const admin of [first, second]) {
      await admin.goto(`/admin/chat?conversation=${conversationId}`);
      await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
    }
    await say(page, 'Namaste');
    await say(first, 'Namaste Kavya');
    await expect(bubbleOf(second, 'Namaste Kavya')).toBeVisible();
    await say(second, 'I take this one.');
    const texts = ['Namaste', 'Namaste Kavya', 'I take this one.'];
    for (const [who, senders] of [
      [page, ['You', 'Priya Nair', /^(?!You)/]],
      [first, ['Kavya Nair', 'You', /^(?!You)/]],
      [second, ['Kavya Nair', 'Priya Nair', 'You']],
    ] as const) {
      const bubbles = logOf(who).locator('[data-from]');
      await expect(bubbles).toHaveCount(3);
      for (const [index, text] of texts.entries()) {
        await expect(bubbles.nth(index).locator('div')).toHaveText(text);
        await expect(bubbles.nth(index).locator('p')).toHaveText(
          new RegExp(
            `^${String(senders[index] instanceof RegExp ? '(?!You).+' : senders[index])} · `,
          ),
        );
      }
    }
    await expect(logOf(first).locator('[data-from="own"]')).toHaveCount(2);
  },
);

test('BEY-CNV-16 on a phone the tools of a conversation leave the room to its messages', async ({
  page,
  pageOf,
}) => {
  const { conversationId } = await asStudentInChat(page);
  const staff = await pageOf('counsellor');
  await staff.setViewportSize({ width: 360, height: 740 });
  await staff.goto(`/admin/chat?conversation=${conversationId}`);
  await expect(staff.getByRole('button', { name: 'Take' })).toBeVisible();
  const height = async () => (await logOf(staff).boundingBox())!.height;
  expect(await height()).toBeGreaterThan(300);
  await expect(staff.getByRole('button', { name: 'Figures' })).toBeHidden();
  await staff.getByRole('button', { name: 'Tools' }).click();
  await staff.getByRole('button', { name: 'Replies' }).click();
  await staff.getByRole('menuitem', { name: 'Documents for reporting' }).click();
  await expect(staff.getByPlaceholder('Type a reply...')).toBeFocused();
  await expect(staff.getByRole('button', { name: 'Replies' })).toBeHidden();
  await staff.getByRole('link', { name: 'All conversations' }).click();
  await expect(staff.getByRole('button', { name: 'Figures' })).toBeVisible();
});

test(
  'BEY-CNV-22 a reply is noticed on another page, after a reload too, and on a phone its chat fills the window',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { id, conversationId } = await asStudentInChat(page);
    await say(page, 'Is Miraj within reach?');
    await expect(bubbleOf(page, 'Is Miraj')).toHaveAttribute('data-delivery', 'sent');
    await page.goto('/plan');
    await expect.poll(() => socketsOf(page, id)).toHaveLength(1);
    const admin = await pageOf('admin');
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
    await say(admin, 'Yes, see /rank-predictor and mcc.nic.in.');

    const badge = page.getByRole('link', { name: '1 new chat message' });
    const toast = page.getByRole('alertdialog', { name: /^Priya Nair: Yes/ });
    await expect(badge).toBeVisible();
    await expect(toast).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Plans/);
    await page.reload();
    await expect(badge).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Plans/);

    await toast.getByRole('button', { name: 'Open the chat' }).click();
    await expect(page).toHaveURL('/chat');
    const tab = page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Chat' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const answer = bubbleOf(page, 'Yes, see');
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
    await expect(badge).toHaveCount(0);
    await expect(toast).toHaveCount(0);
    await expect(page).toHaveTitle(/^Chat/);
    const official = answer.getByRole('link', { name: 'mcc.nic.in (opens in a new tab)' });
    await expect(official).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(official).toHaveAttribute('target', '_blank');

    // Read messages stay read.
    await page.reload();
    await answer.getByRole('link', { name: '/rank-predictor' }).click();
    await expect(page).toHaveURL('/rank-predictor');
    await expect.poll(() => socketsOf(page, id)).toHaveLength(1);
    await expect(badge).toHaveCount(0);
  },
);
