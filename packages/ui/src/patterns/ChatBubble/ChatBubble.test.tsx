import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatBubbleProps } from './ChatBubble.tsx';

const onRetry = vi.fn<() => void>();
const onDiscard = vi.fn<() => void>();
const retry = page.getByRole('button', { name: 'Retry' });
const text = 'Which colleges are within reach?';

const show = (props: Partial<ChatBubbleProps> = {}): void =>
  mount(
    <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
      <ChatBubble sender="You" time="10:42" text={text} own {...props} />
    </div>,
  );

const bubble = (): HTMLElement => page.getByText(text).element() as HTMLElement;

beforeEach(() => {
  onRetry.mockReset();
});

describe('ChatBubble', () => {
  it('It MUST render its text as plain text, whatever its content, and preserve line breaks.', () => {
    const written = '<img src=x>\n**bold** & &amp; https://mcc.nic.in';
    show({ text: written });
    const shown = [...document.querySelectorAll('main div')].at(-1)!;
    expect(shown.textContent).toBe(written);
    expect([...shown.children].map(({ localName }) => localName)).toEqual(['a']);
    expect(getComputedStyle(shown).whiteSpace).toBe('pre-wrap');
  });

  it("Web addresses, mail addresses, phone numbers and the app's own paths in its text MUST be links; those to other sites MUST open in a new tab, without an opener.", async () => {
    const written =
      'See mcc.nic.in and /plan, write to help@seatwise.in or call +91 98765 43210. Not javascript:alert(1).';
    show({ text: written, paths: ['/plan'] });
    const links = page.getByRole('link').elements();
    expect(
      links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    ).toEqual([
      ['https://mcc.nic.in/', '_blank', 'noopener noreferrer'],
      ['/plan', null, null],
      ['mailto:help@seatwise.in', null, null],
      ['tel:+919876543210', null, null],
    ]);
    await expect
      .element(page.getByRole('link', { name: 'mcc.nic.in (opens in a new tab)' }))
      .toBeVisible();
  });

  it('A name in quotes before one of these paths in brackets MUST be the text of its link.', async () => {
    show({ text: 'कीमत “प्लान” (/plan) पेज पर', paths: ['/plan'] });
    await expect.element(page.getByRole('link', { name: 'प्लान' })).toHaveAttribute('href', '/plan');
    expect([...document.querySelectorAll('main div')].at(-1)).toHaveTextContent('कीमत प्लान पेज पर');
  });

  it("With newTab the app's own paths MUST open in a new tab, too.", () => {
    show({ text: 'See /plan or call +91 98765 43210', paths: ['/plan'], newTab: true });
    const targets = page.getByRole('link').elements();
    expect(targets.map((link) => link.getAttribute('target'))).toEqual(['_blank', null]);
  });

  it('A phone number MUST stay on one line where it fits.', async () => {
    show({ text: 'For a refund please call +91 98765 43210', paths: [] });
    const number = page.getByRole('link', { name: '+91 98765 43210' }).element() as HTMLElement;
    const bubble = number.parentElement!;
    for (let width = 200; width < 400; width += 10) {
      bubble.style.width = `${width}px`;
      expect(number.getClientRects()).toHaveLength(1);
      expect(number.getBoundingClientRect().height).toBeLessThan(30);
    }
  });

  it('It MUST show its sender and its time.', async () => {
    show({ sender: 'Meera Iyer', own: false });
    await expect.element(page.getByText('Meera Iyer · 10:42')).toBeVisible();
  });

  it('A name MUST NOT affect the text direction of what follows it.', async () => {
    const sender = 'مریم';
    show({ sender, time: '10:42' });
    const line = page.getByText(/10:42/);
    await expect.element(line).toBeVisible();
    const positionOf = (part: string): number => {
      const text = [...line.element().childNodes].find((node) => node.textContent?.includes(part))!;
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().left;
    };
    expect(positionOf('10:42')).toBeGreaterThan(positionOf(sender));
  });

  it('Own messages MUST be at the inline end, others at the inline start.', () => {
    show();
    expect(bubble().getBoundingClientRect().right).toBe(600);
    show({ own: false });
    expect(bubble().getBoundingClientRect().left).toBe(0);
  });

  it('A message that is being sent MUST say so as text.', async () => {
    show({ delivery: 'sending' });
    await expect.element(page.getByText('Sending')).toBeVisible();
    expect(retry.query()).toBeNull();
  });

  it('An own message that was sent MUST have a mark that says so.', async () => {
    show({ delivery: 'sent' });
    await expect.element(page.getByRole('img', { name: 'Sent' })).toBeVisible();
    show({ delivery: 'sent', own: false });
    expect(page.getByRole('img', { name: 'Sent' }).query()).toBeNull();
  });

  it('An undelivered message MUST say so as text, and have a retry button where that is possible.', async () => {
    show({ delivery: 'not delivered' });
    await expect.element(page.getByText('Not delivered')).toBeVisible();
    expect(retry.query()).toBeNull();
    show({ delivery: 'not delivered', onRetry });
    await retry.click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('An undelivered message MUST have a discard button where that is possible.', async () => {
    const discard = page.getByRole('button', { name: 'Discard' });
    show({ delivery: 'not delivered' });
    expect(discard.query()).toBeNull();
    show({ delivery: 'not delivered', onDiscard });
    await discard.click();
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('A delivered message MUST have no buttons.', () => {
    show({ onRetry, onDiscard });
    expect(page.getByRole('button').query()).toBeNull();
    expect(page.getByText('Sending').query()).toBeNull();
  });

  it('A failed delivery MUST be announced when it happens, and not on mount.', async () => {
    show({ delivery: 'not delivered' });
    mount(
      <WithState<'sending' | 'not delivered'> initial="sending">
        {(delivery, setValue) => (
          <>
            <ChatBubble sender="You" time="10:42" text={text} own delivery={delivery} />
            <button type="button" onClick={() => setValue('not delivered')}>
              Time passes
            </button>
          </>
        )}
      </WithState>,
    );
    expect(announced().at(-1) ?? '').toBe('');
    await page.getByRole('button', { name: 'Time passes' }).click();
    await expect.poll(() => announced().at(-1)).toBe(`Not delivered: ${text}`);
  });

  it('Its text MUST NOT lose contrast while it is being sent.', () => {
    for (const delivery of ['sending', 'not delivered'] as const) {
      show({ delivery });
      expect(getComputedStyle(bubble()).opacity).toBe('1');
    }
  });

  it('Keyboard: Enter, Space — retries an undelivered message', async () => {
    show({ delivery: 'not delivered', onRetry });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
