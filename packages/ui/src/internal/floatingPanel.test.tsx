import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { Menu } from '../components/Menu/Menu.tsx';
import { MultiSelectFilter } from '../components/MultiSelectFilter/MultiSelectFilter.tsx';
import { mount } from '../testing/mount.tsx';

beforeEach(() => {
  mount(
    <>
      <Menu
        label="Actions"
        trigger="Open"
        items={[{ id: 'edit', label: 'Edit' }]}
        onSelect={() => {}}
      />
      <MultiSelectFilter
        label="State"
        options={[{ value: 'Goa' }]}
        selected={[]}
        onChange={() => {}}
      />
    </>,
  );
});

describe('a floating panel', () => {
  const open = async (name: string): Promise<[anchor: DOMRect, box: DOMRect]> => {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(opener.element().getAttribute('aria-controls')!)!;
    return [opener.element().getBoundingClientRect(), panel.getBoundingClientRect()];
  };

  it.each(['Open', 'State: -- All --'])('opens below its anchor: %s', async (name) => {
    const [anchor, box] = await open(name);
    expect(box.top).toBeGreaterThanOrEqual(anchor.bottom);
    expect(box.top).toBeLessThan(anchor.bottom + 10);
    // The panel has a margin to the edge of the window.
    expect(Math.abs(box.left - anchor.left)).toBeLessThanOrEqual(8);
  });

  it.each(['Open', 'State: -- All --'])(
    'is a sheet at the lower edge of a phone: %s',
    async (name) => {
      await page.viewport(360, 740);
      const [, box] = await open(name);
      expect(box.bottom).toBe(740);
      expect(box.left).toBe(0);
      expect(box.width).toBe(document.body.clientWidth);
    },
  );
});
