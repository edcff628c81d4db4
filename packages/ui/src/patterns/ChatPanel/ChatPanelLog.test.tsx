import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { distanceToEnd, distanceToStart } from '../../testing/chatPanel.tsx';
import { MessagesProvider } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const count = 20_000;
const perDay = 150;
const sentence = 'Round 3 opens on Monday; keep your documents ready, two copies of each. ';

const history = Array.from({ length: count }, (_, index) => ({
  key: String(index + 1),
  day: `Day ${Math.floor(index / perDay) + 1}`,
  // Messages have different heights, as real ones do.
  text: `${index + 1}. ${sentence.repeat(1 + ((index * 7) % 5))}`,
}));

const log = page.getByRole('log', { name: /\S/ });
const element = (): HTMLElement => log.element() as HTMLElement;
const frame = (): Promise<number> => new Promise(requestAnimationFrame);
const settle = async (): Promise<void> => {
  await frame();
  await frame();
};
const row = (position: number): HTMLElement | null =>
  element().querySelector(`[aria-posinset="${position}"]`);

/** The message at the upper edge of the viewport, and the offset of its top. */
const read = (): { position: number; top: number } => {
  const edge = element().getBoundingClientRect().top;
  const [found] = [...element().querySelectorAll('[aria-posinset]')]
    .map((each) => ({
      position: Number(each.getAttribute('aria-posinset')),
      top: each.getBoundingClientRect().top - edge,
      bottom: each.getBoundingClientRect().bottom - edge,
    }))
    .filter(({ bottom }) => bottom > 0)
    .toSorted((a, b) => a.top - b.top);
  return found!;
};

beforeEach(async () => {
  mount(
    <WithState initial={count - 2}>
      {(shown, setValue) => (
        <div style={{ width: 600, height: 700 }}>
          <ChatPanel
            title="Chat with Ananya"
            messages={history.slice(0, shown)}
            renderMessage={({ key, text }) => (
              <ChatBubble
                sender="Priya Nair"
                time="10:42"
                text={text}
                own={Number(key) % 2 === 0}
                {...(key === String(count - 2) && {
                  delivery: 'not delivered',
                  onRetry: () => undefined,
                })}
              />
            )}
            announcementOf={() => undefined}
            draft=""
            onDraftChange={() => undefined}
            onSend={() => undefined}
            placeholder="Type a reply..."
            indicator={
              <button type="button" onClick={() => setValue(shown + 1)}>
                One comes
              </button>
            }
          />
        </div>
      )}
    </WithState>,
  );
  await settle();
});

describe('the log of a long conversation', () => {
  it('A long conversation MUST be virtualized.', async () => {
    const rendered = (): number => element().querySelectorAll('[aria-posinset]').length;
    expect(rendered()).toBe(30);
    let jumps = 0;
    for (let step = 0; step < 40; step += 1) {
      const before = read();
      element().scrollTop -= 500;
      await settle();
      const now = row(before.position)!;
      const moved = now.getBoundingClientRect().top - element().getBoundingClientRect().top;
      if (Math.abs(moved - before.top - 500) > 2) jumps += 1;
      // The viewport is never blank.
      expect(read().top).toBeLessThan(60);
      expect(distanceToStart()).toBeGreaterThan(0);
    }
    expect(jumps).toBe(0);
    expect(read().position).toBeLessThan(count - 100);
    expect(rendered()).toBeLessThan(300);
    await userEvent.click(log);
    await userEvent.keyboard('{Home}');
    await expect.poll(distanceToStart).toBeLessThan(2);
    expect(read().position).toBe(1);
    expect(rendered()).toBe(30);
    for (let step = 0; step < 10; step += 1) {
      const before = read();
      element().scrollTop += 500;
      await settle();
      const now = row(before.position)!;
      const moved = now.getBoundingClientRect().top - element().getBoundingClientRect().top;
      expect(Math.abs(moved - before.top + 500)).toBeLessThan(3);
    }
    expect(read().position).toBeGreaterThan(30);
    await userEvent.keyboard('{End}');
    await expect.poll(distanceToEnd).toBe(0);
  });

  it('Each message MUST have its position and the set size.', () => {
    const last = row(count - 2)!;
    expect(last.getAttribute('role')).toBe('article');
    expect(last.getAttribute('aria-setsize')).toBe(String(count - 2));
  });

  it('keeps its scroll position when messages arrive', async () => {
    element().scrollTop -= 3000;
    await settle();
    const before = read();
    for (let coming = 0; coming < 2; coming += 1) {
      await page.getByRole('button', { name: 'One comes' }).click();
      await settle();
    }
    await expect.element(page.getByRole('button', { name: '2 new messages' })).toBeVisible();
    expect(read().position).toBe(before.position);
    expect(Math.abs(read().top - before.top)).toBeLessThan(1);
  });

  it('The focus MUST NOT be lost when the focused element scrolls out of view.', async () => {
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect.element(retry).toHaveFocus();
    element().scrollTop -= 3000;
    await settle();
    expect(read().position).toBeLessThan(count - 20);
    await expect.element(retry).toHaveFocus();
  });

  it('A text selection MUST stay intact while scrolling.', async () => {
    const from = row(count - 3)!.querySelector(':scope > div > div')!;
    getSelection()!.setBaseAndExtent(from.firstChild!, 0, from.firstChild!, 5);
    await settle();
    element().scrollTop -= 3000;
    await settle();
    const { position } = read();
    const to = row(position)!.querySelector(':scope > div > div')!.firstChild!;
    getSelection()!.extend(to, 2);
    await settle();
    await expect
      .poll(() => element().querySelectorAll('[aria-posinset]').length)
      .toBeGreaterThan(count - 3 - position);
    for (let each = position + 1; each < count - 3; each += 1)
      expect(getSelection()!.toString()).toContain(`${each}. Round`);
    getSelection()!.removeAllRanges();
  });

  it('keeps its measurements while it is hidden', async () => {
    const panel = document.querySelector<HTMLElement>('main > div')!;
    element().scrollTop -= 3000;
    await settle();
    const before = read();
    panel.hidden = true;
    await settle();
    panel.hidden = false;
    await settle();
    await expect.poll(() => read().position).toBe(before.position);
  });

  it('has customizable messages', async () => {
    mount(
      <MessagesProvider messages={{ ChatPanel: { send: 'भेजें', showEarlier: 'पुराने संदेश' } }}>
        <ChatPanel
          title="बातचीत"
          messages={history.slice(0, 3)}
          renderMessage={({ text }) => <p>{text}</p>}
          announcementOf={() => undefined}
          onShowEarlier={() => undefined}
          draft=""
          onDraftChange={() => undefined}
          onSend={() => undefined}
          placeholder="लिखें"
        />
      </MessagesProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'भेजें' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'पुराने संदेश' })).toBeVisible();
    await expect.element(page.getByRole('article').first()).toHaveAttribute('aria-setsize', '-1');
  });
});
