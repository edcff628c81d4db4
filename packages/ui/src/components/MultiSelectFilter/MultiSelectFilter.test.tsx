import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { behavesAsErrorTarget } from '../../testing/behavesAsErrorTarget.tsx';
import { longCollege } from '../../testing/longNames.ts';
import { mount } from '../../testing/mount.tsx';
import {
  states,
  onChange,
  opener,
  search,
  list,
  option,
  options,
  active,
  heard,
  lastChoice,
  show,
  open,
  thousands,
} from '../../testing/stateFilter.tsx';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';

describe('MultiSelectFilter', () => {
  describe.each(['field', 'icon'] as const)('as a %s', (variant) => {
    behavesAsErrorTarget((props) => (
      <MultiSelectFilter
        label="State"
        options={[]}
        selected={[]}
        onChange={onChange}
        variant={variant}
        {...props}
      />
    ));
  });

  it('The button MUST have aria-haspopup, aria-expanded, and the selection in its name.', async () => {
    show({ selected: ['Goa'] });
    await expect.element(opener).toHaveAttribute('aria-haspopup', 'listbox');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await expect.element(opener).toHaveAccessibleName('State: Goa');
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  });

  it('The search input MUST be a combobox that controls the list and references the active option.', async () => {
    await open();
    const controlled = search.element().getAttribute('aria-controls')!;
    expect(document.getElementById(controlled)).toBe(list.element());
    await expect.poll(active).toBe('Assam');
  });

  it('The list MUST be a named multi-selectable listbox, each option with its selected state.', async () => {
    await open({ selected: ['Goa'] });
    await expect.element(list).toHaveAttribute('aria-multiselectable', 'true');
    await expect.element(option('Goa')).toHaveAttribute('aria-selected', 'true');
    await expect.element(option('Delhi')).toHaveAttribute('aria-selected', 'false');
  });

  it('Of thousands of options fewer than 60 MUST be in the DOM, each with its position and the set size.', async () => {
    await open({ values: thousands });
    const counts = [options().length];
    await userEvent.keyboard('{End}');
    await expect.element(option('College 5000')).toBeVisible();
    await expect.element(option('College 5000')).toHaveAttribute('aria-posinset', '5000');
    await expect.element(option('College 5000')).toHaveAttribute('aria-setsize', '5000');
    counts.push(options().length);
    await search.fill('99');
    await expect.element(option('College 99')).toBeVisible();
    counts.push(options().length);
    await option('College 99').click();
    await expect.element(option('College 99')).toHaveAttribute('aria-selected', 'true');
    counts.push(options().length);
    expect(Math.max(...counts)).toBeLessThan(60);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  });

  it("FND-11 FND-12 FND-13 The button MUST read '-- All --', the one or two selected values, or 'N selected'.", () => {
    const words = [[], ['Goa'], ['Goa', 'Delhi'], ['Goa', 'Delhi', 'Bihar']].map((selected) => {
      show({ selected });
      return opener.element().textContent;
    });
    expect(words).toEqual(['-- All --', 'Goa', 'Goa, Delhi', '3 selected']);
  });

  it('It MUST call onChange with all selected values, in the order of selection.', async () => {
    await open();
    await option('Kerala').click();
    await option('Assam').click();
    expect(lastChoice()).toEqual(['Kerala', 'Assam']);
    await option('Kerala').click();
    expect(lastChoice()).toEqual(['Assam']);
  });

  it('A click without a press, as by screen readers, selects.', async () => {
    await open();
    (option('Goa').element() as HTMLElement).click();
    await expect.poll(lastChoice).toEqual(['Goa']);
  });

  it('It MUST call onSearch with the search text once the list is filtered by it.', async () => {
    const onSearch = vi.fn<(change: { text: string }) => void>();
    await open({ onSearch });
    await search.fill('goa');
    await expect.poll(() => options().length).toBe(1);
    await search.fill('');
    await expect.poll(() => options().length).toBe(states.length);
    expect(onSearch.mock.calls).toEqual([[{ text: 'goa' }], [{ text: '' }]]);
  });

  it('It MUST find what sounds like the search text, in Latin letters or in Devanagari, where nothing has it.', async () => {
    await open();
    await search.fill('dilli');
    await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['Delhi']);
    await search.fill('केरल');
    await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['Kerala']);
  });

  it('`labelOf` MUST name the values in the button, the list and the search, and onChange gets the values.', async () => {
    await open({ labelOf: (value) => (value === 'Goa' ? 'गोवा' : value), selected: ['Goa'] });
    await expect.element(opener).toHaveAccessibleName('State: गोवा');
    await search.fill('गोवा');
    await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['गोवा']);
    await option('गोवा').click();
    expect(lastChoice()).toEqual([]);
    await option('गोवा').click();
    expect(lastChoice()).toEqual(['Goa']);
  });

  it("FND-07 FND-08 The panel MUST say 'N selected', and Clear MUST clear the selection.", async () => {
    await open({ selected: ['Goa', 'Delhi'] });
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(lastChoice()).toEqual([]);
    await expect.element(page.getByText('0 selected', { exact: true }).first()).toBeVisible();
  });

  it('FND-06 Typing MUST filter the list by substring, ignoring case, and say when nothing matches.', async () => {
    await open();
    await search.fill('DI');
    await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['Odisha']);
    await search.fill('xyz');
    await expect.element(page.getByText('No option matches.')).toBeVisible();
  });

  it('FND-48 CON-35 Typing MUST filter the list after the given debounce.', async () => {
    await open({ searchDelay: 250 });
    const typed = performance.now();
    await search.fill('goa');
    expect(options()).toHaveLength(states.length);
    await expect.poll(() => options().length, { interval: 5 }).toBe(1);
    expect(performance.now() - typed).toBeGreaterThanOrEqual(250);
  });

  it('FND-42 FND-43 Only one list MUST be open at a time, and it MUST close on a press outside.', async () => {
    await open();
    await page.getByRole('button', { name: /^Quota: / }).click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(document.documentElement, { position: { x: 1200, y: 400 } });
    await expect
      .element(page.getByRole('button', { name: /^Quota: / }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('Options given as a function MUST be computed only when the list opens.', async () => {
    const found = vi.fn<() => { value: string }[]>(() => states.map((value) => ({ value })));
    show({ options: found });
    await expect.element(opener).toBeVisible();
    expect(found).not.toHaveBeenCalled();
    await opener.click();
    await expect.poll(() => options().length).toBe(states.length);
    found.mockClear();
    await option('Goa').click();
    await expect.element(option('Goa')).toHaveAttribute('aria-selected', 'true');
    expect(found).not.toHaveBeenCalled();
  });

  it('Options without records MUST be last, and dimmed.', async () => {
    await open({
      options: [
        { value: 'Assam', count: 0 },
        { value: 'Bihar', count: 3 },
        { value: 'Delhi', count: 0 },
        { value: 'Goa', count: 1 },
      ],
    });
    const values = options().map(({ textContent }) => textContent.replace(/\d+$/, ''));
    expect(values).toEqual(['Bihar', 'Goa', 'Assam', 'Delhi']);
    const color = (name: string) =>
      getComputedStyle(option(name).element().querySelector('span:nth-child(2)')!).color;
    expect(color('Assam 0')).toBe(color('Delhi 0'));
    expect(color('Assam 0')).not.toBe(color('Goa 1'));
  });

  it('Its list MUST open below its button wherever the search and two options fit there, and shrink to the room.', async () => {
    await page.viewport(1280, 600);
    mount(
      <div style={{ paddingBlockStart: 260 }}>
        <MultiSelectFilter
          label="State"
          options={states.map((value) => ({ value }))}
          selected={[]}
          onChange={onChange}
        />
      </div>,
    );
    await opener.click();
    await expect.element(search).toHaveFocus();
    const panel = list.element().parentElement!;
    const button = opener.element().getBoundingClientRect();
    await expect.poll(() => panel.getBoundingClientRect().top).toBeGreaterThan(button.bottom);
    expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    await expect.element(option('Bihar')).toBeInViewport();
  });

  it('It MUST call onOpenChange when it opens and when it closes.', async () => {
    const onOpenChange = vi.fn<(change: { open: boolean }) => void>();
    await open({ onOpenChange });
    expect(onOpenChange.mock.lastCall).toEqual([{ open: true }]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onOpenChange.mock.lastCall).toEqual([{ open: false }]);
  });

  it('The search text MUST be cleared when it closes.', async () => {
    await open();
    await search.fill('goa');
    await expect.poll(() => options().length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await opener.click();
    await expect.element(search).toHaveValue('');
    expect(options()).toHaveLength(states.length);
  });

  it("On phones the list MUST be a bottom sheet titled by its label, and 'Done' or a press outside MUST close it without pressing anything behind it.", async () => {
    await page.viewport(360, 740);
    await open();
    const sheet = list.element().parentElement!;
    const { left, width, bottom } = sheet.getBoundingClientRect();
    expect([left, bottom]).toEqual([0, 740]);
    expect(width).toBeGreaterThan(340);
    expect(sheet.innerText).toMatch(/^State\s/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect.element(search).toHaveFocus();
    const behind = opener.element().getBoundingClientRect();
    expect(document.elementFromPoint(behind.x + 5, behind.y + 5)).not.toBe(opener.element());
    await userEvent.click(document.documentElement, { position: { x: 180, y: 20 } });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('The focus MUST start in the search input, with the first selected option active.', async () => {
    await open({ values: thousands, selected: ['College 4000'] });
    await expect.poll(active).toBe('College 4000');
    await expect.element(option('College 4000')).toBeVisible();
  });

  it('By touch on a phone the focus MUST start in the list, so that no keyboard covers the options.', async () => {
    await page.viewport(360, 740);
    // A touch screen.
    const { matchMedia } = globalThis;
    const media = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => matchMedia(query.replace(' and (pointer: coarse)', '')));
    onTestFinished(() => media.mockRestore());
    show();
    await opener.click();
    await expect.element(list).toHaveFocus();
    await option('Goa').click();
    await expect.element(option('Goa')).toHaveAttribute('aria-selected', 'true');
    await expect.element(search).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('The focus MUST move to the search input after `focusDelay`.', async () => {
    show({ focusDelay: 200 });
    const opened = performance.now();
    await opener.click();
    await expect.poll(() => document.activeElement === search.query(), { interval: 5 }).toBe(true);
    expect(performance.now() - opened).toBeGreaterThanOrEqual(200);
  });

  it('The number of results and of selected values MUST be announced.', async () => {
    await open();
    await search.fill('a');
    await expect.poll(heard).toBe('7 results');
    await search.fill('goa');
    await expect.poll(heard).toBe('1 result');
    await option('Goa').click();
    await expect.poll(heard).toBe('1 selected');
  });

  it('An option MUST be as high as its text, at any scroll position.', async () => {
    const values = Array.from({ length: 300 }, (_, index) => `${index} ${longCollege}`);
    await open({ values, selected: values.slice(150, 151) });
    const scroller = list.element();
    /** The options that are clipped, or are not adjacent to the previous one. */
    const misplaced = (): readonly (string | null)[] =>
      options()
        .filter((drawn, index, all) => {
          const box = drawn.getBoundingClientRect();
          const before = all[index - 1]?.getBoundingClientRect();
          return (
            drawn.scrollHeight > Math.ceil(box.height) ||
            Math.abs(box.top - (before?.bottom ?? box.top)) > 0.5
          );
        })
        .map((drawn) => drawn.textContent);
    const expectWhole = async (value: string): Promise<void> => {
      const { top, bottom } = scroller.getBoundingClientRect();
      await expect
        .poll(() => option(value).element().getBoundingClientRect().bottom)
        .toBeLessThan(bottom + 1);
      expect(option(value).element().getBoundingClientRect().top).toBeGreaterThan(top - 1);
      await expect.poll(misplaced).toEqual([]);
    };
    await expectWhole(values[150]!);
    await userEvent.keyboard('{End}');
    await expectWhole(values[299]!);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectWhole(values[293]!);
    await userEvent.keyboard('{Home}');
    await expectWhole(values[0]!);
  });

  it('Clear and the options MUST be at least 24 pixels high.', async () => {
    await open();
    for (const target of [page.getByRole('button', { name: 'Clear' }), option('Goa')])
      expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });
});
