import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

const text = 'Ranks of the years 2021 to 2024';
const control = page.getByRole('button', { name: 'Evidence' });
const after = page.getByRole('button', { name: 'After' });
const tip = page.getByText(text);

const isShown = (): boolean => page.getByRole('tooltip').query() !== null;

beforeEach(async () => {
  mount(
    <div style={{ padding: 120 }}>
      <Tooltip text={text}>
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Evidence
          </button>
        )}
      </Tooltip>
      <button type="button">After</button>
    </div>,
  );
  // The pointer is still where the previous test left it.
  await after.hover();
});

describe('Tooltip', () => {
  it('It MUST be valid inside a paragraph.', () => {
    const paragraph = document.createElement('p');
    paragraph.append(tip.element().parentElement!.cloneNode(true));
    const home = document.createElement('div');
    home.innerHTML = paragraph.outerHTML;
    expect(home.innerHTML).toBe(paragraph.outerHTML);
  });

  it('It MUST show while its control is focused or hovered, and close when neither lasts.', async () => {
    expect(isShown()).toBe(false);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(false);
    // react-aria needs a pointermove before a hover.
    await after.hover({ position: { x: 1, y: 1 } });
    await control.hover();
    await expect.poll(isShown).toBe(true);
    await after.hover();
    await expect.poll(isShown).toBe(false);

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(control).toHaveFocus();
    await control.hover();
    await after.hover();
    await expect.poll(isShown).toBe(true);
    await control.hover();
    await userEvent.keyboard('{Tab}');
    await expect.element(after).toHaveFocus();
    expect(isShown()).toBe(true);
    await after.hover();
    await expect.poll(isShown).toBe(false);
  });

  it('It MUST stay open while it is hovered itself.', async () => {
    await control.hover();
    await expect.poll(isShown).toBe(true);
    await tip.hover();
    // Waits longer than the close delay.
    const since = performance.now();
    await expect.poll(() => performance.now() - since, { timeout: 2000 }).toBeGreaterThan(700);
    expect(isShown()).toBe(true);
  });

  it('It MUST close on Escape, wherever the focus is.', async () => {
    after.element().focus();
    await control.hover();
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
    await expect.element(after).toHaveFocus();
  });

  it('The Escape that closes it MUST NOT propagate.', async () => {
    const reached = vi.fn<(event: Event) => void>();
    document.querySelector('main')!.addEventListener('keydown', reached);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
    const keys = reached.mock.calls.map(([event]) => (event as KeyboardEvent).key);
    expect(keys).not.toContain('Escape');
  });

  it('It MUST be above all other content, and within the page.', async () => {
    await control.hover();
    await expect.poll(isShown).toBe(true);
    expect(tip.element().parentElement).toBe(document.body);
    const { bottom, left, width, height } = tip.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(control.element().getBoundingClientRect().top + 1);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(document.elementFromPoint(left + width / 2, bottom - height / 2)).toBe(tip.element());
  });

  it('Its text MUST describe the control, also while it is hidden.', async () => {
    await expect.element(control).toHaveAccessibleDescription(text);
  });

  it('It MUST NOT be focusable.', async () => {
    await userEvent.keyboard('{Tab}');
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(after).toHaveFocus();
  });

  it('Keyboard: Tab — on its control shows it, away from it hides it', async () => {
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(false);
  });

  it('Keyboard: Escape — hides it', async () => {
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isShown).toBe(false);
  });
});
