import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/announced.ts';
import {
  states,
  onChange,
  opener,
  search,
  options,
  active,
  lastChoice,
  show,
  open,
  thousands,
} from '../../testing/stateFilter.tsx';

describe('MultiSelectFilter by keyboard', () => {
  it('A navigation or selection key MUST apply a pending search first.', async () => {
    await open({ searchDelay: 60_000 });
    await userEvent.keyboard('goa{Enter}');
    expect(lastChoice()).toEqual(['Goa']);
    await userEvent.keyboard('{Control>}a{/Control}l{ArrowDown}');
    await expect.poll(active).toBe('Kerala');
    await userEvent.keyboard('{Enter}');
    expect(lastChoice()).toEqual(['Goa', 'Kerala']);
    // The page's first message is delayed, and may arrive last.
    await expect.poll(() => announced()).toContain('2 selected');
  });

  it('Keyboard: Enter, Space — on the button open the list', async () => {
    for (const key of ['{Enter}', ' ']) {
      show();
      opener.element().focus();
      await userEvent.keyboard(key);
      await expect.element(search).toHaveFocus();
    }
  });

  it('Keyboard: Down Arrow — moves to the next option, and stays at the last', async () => {
    await open();
    await expect.poll(active).toBe('Assam');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Bihar');
    await userEvent.keyboard('{ArrowDown}'.repeat(20));
    await expect.poll(active).toBe('Tamil Nadu');
  });

  it('Keyboard: Up Arrow — moves to the previous option, and stays at the first', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.poll(active).toBe('Bihar');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(active).toBe('Assam');
  });

  it('Keyboard: Home, End — move to the first and to the last option', async () => {
    await open();
    await userEvent.keyboard('{End}');
    await expect.poll(active).toBe('Tamil Nadu');
    await userEvent.keyboard('{Home}');
    await expect.poll(active).toBe('Assam');
    await userEvent.keyboard('a{End}');
    await expect.poll(active).toBe('Assam');
  });

  it('Keyboard: Page Down, Page Up — move by a page of options', async () => {
    await open({ values: thousands });
    await userEvent.keyboard('{Home}{PageDown}');
    await expect.poll(active).toBe('College 8');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(active).toBe('College 1');
  });

  it('Keyboard: Enter — toggles the active option', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(lastChoice()).toEqual(['Bihar']);
    await userEvent.keyboard('{Enter}');
    expect(lastChoice()).toEqual([]);
  });

  it('Keyboard: Space — toggles the active option while the search is empty', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown} ');
    expect(lastChoice()).toEqual(['Bihar']);
    await search.fill('tamil');
    await userEvent.keyboard(' n');
    await expect.element(search).toHaveValue('tamil n');
  });

  it('Keyboard: Ctrl + A — selects all options while the search is empty', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(lastChoice()).toEqual(states);
  });

  it('Keyboard: letters, Left Arrow, Right Arrow, Backspace — edit the search text', async () => {
    await open();
    await userEvent.keyboard('ga{ArrowLeft}o{ArrowRight}x{Backspace}');
    await expect.element(search).toHaveValue('goa');
    await expect.poll(() => options().length).toBe(1);
  });

  it('Keyboard: Escape — closes the list and restores the focus', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('Keyboard: Tab — moves to Clear, then out, which closes the list', async () => {
    await open();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: /^Quota: / })).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });
});
