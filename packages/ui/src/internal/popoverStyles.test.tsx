import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { Menu } from '../components/Menu/index.ts';
import { MultiSelectFilter } from '../components/MultiSelectFilter/index.ts';
import { mount } from '../testing/mount.tsx';

/** What a browser without anchors passes over. */
const unknown = /position-area|position-try|anchor-size/;

const forget = (rules: CSSRuleList, group: CSSGroupingRule | CSSStyleSheet): void => {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule instanceof CSSSupportsRule && unknown.test(rule.conditionText))
      group.deleteRule(index);
    else if (rule instanceof CSSGroupingRule) forget(rule.cssRules, rule);
    else if (rule instanceof CSSStyleRule)
      for (const property of rule.style)
        if (unknown.test(`${property}: ${rule.style.getPropertyValue(property)}`))
          rule.style.removeProperty(property);
  }
};

beforeEach(async () => {
  await page.viewport(1280, 800);
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
  const places = { Open: '[role="menu"]', 'State: -- All --': '[popover]:has([role="listbox"])' };
  const opened = async (name: string, panel: string): Promise<[anchor: DOMRect, box: DOMRect]> => {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect.poll(() => document.querySelector(panel)?.matches(':popover-open')).toBe(true);
    return [
      opener.element().getBoundingClientRect(),
      document.querySelector(panel)!.getBoundingClientRect(),
    ];
  };

  it.each(Object.entries(places))('stands below its anchor: %s', async (name, panel) => {
    const [anchor, box] = await opened(name, panel);
    expect(box.top).toBeGreaterThanOrEqual(anchor.bottom);
    expect(box.top).toBeLessThan(anchor.bottom + 10);
    expect(box.left).toBeCloseTo(anchor.left);
  });

  it.each(Object.entries(places))(
    'stands in the middle where the browser knows no anchors: %s',
    async (name, panel) => {
      for (const sheet of document.styleSheets) forget(sheet.cssRules, sheet);
      const [, box] = await opened(name, panel);
      // Room is kept for the scroll bar.
      expect(Math.abs(box.left + box.right - 1280)).toBeLessThan(20);
      expect(box.top + box.bottom).toBeCloseTo(800, 0);
      expect(box.width).toBeLessThan(640);
      expect(box.height).toBeLessThan(400);
    },
  );
});
