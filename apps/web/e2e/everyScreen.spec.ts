import axeCore from 'axe-core';
import type { Page } from '@playwright/test';
import { open, screens } from './screens.ts';
import { expect, test } from './test.ts';

interface Axe {
  run: (
    page: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The violations that axe finds, as text. */
const findings = async (page: Page): Promise<readonly string[]> => {
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(document, { rules: { 'target-size': { enabled: true } } });
    return found.violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens)
  test(`${screen.name} has no accessibility finding on a phone and at a desk, and never scrolls sideways in 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, screen);
    await page.evaluate(axeCore.source);
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const horizontalOverflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0);
    await page.mouse.wheel(200, 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
