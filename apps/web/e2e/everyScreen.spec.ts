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

/** What a finger would miss on the visible part of the page; a link within a sentence is as high as its line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const isInSentence = (element: Element): boolean =>
      element.tagName === 'A' &&
      [...element.parentElement!.childNodes].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isReachable = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      element.closest('[inert]') === null &&
      !isClipped(element);
    const sizeOf = (element: Element): readonly number[] => {
      const after = getComputedStyle(element, '::after');
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((box) =>
        box.getBoundingClientRect(),
      );
      return (['height', 'width'] as const).map((side) =>
        Math.max(
          ...boxes.map((box) => box[side]),
          after.content === 'none' ? 0 : Number.parseFloat(after[side]) || 0,
        ),
      );
    };
    return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => isReachable(element) && !isInSentence(element))
      .filter((element) => sizeOf(element).some((size) => size > 1 && size < least))
      .map((element) => `${sizeOf(element).join(' × ')}: ${element.outerHTML.slice(0, 200)}`);
  });

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens)
  test(`BEY-TCH-01 ${screen.name} has no accessibility finding on a phone and at a desk, no target too small for a finger, and never scrolls sideways in 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, screen);
    await page.evaluate(axeCore.source);
    expect(await findings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

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
