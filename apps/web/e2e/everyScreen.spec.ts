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

/** What axe finds, in words. */
const findings = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(document, { rules: { 'target-size': { enabled: true } } });
    return found.violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  for (const [device, width] of [
    ['a phone', 360],
    ['a desk', 1280],
  ] as const)
    test(`${screen.name} on ${device} has no accessibility finding`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, screen);
      expect(await findings(page)).toEqual([]);
    });

  test(`${screen.name} never scrolls sideways in 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, screen);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
    await page.mouse.wheel(200, 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}
