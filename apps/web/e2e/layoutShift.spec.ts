import { expect, signedInAs, test } from './test.ts';
import type { Page } from '@playwright/test';

/** The delay of each response of the API, in milliseconds. */
const late = 400;

/** The layout shifts that no press explains, each with the elements that moved. */
const recordShifts = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null }[];
      })[])
        // A shift below this value is a line of text whose letters grew.
        if (!entry.hadRecentInput && entry.value > 0.002)
          shifts.push(
            `${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts);
};

const answersAreLate = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, late);
    });
    await route.continue();
  });
};

for (const [device, viewport, category] of [
  ['a phone', { width: 360, height: 740 }, 'General'],
  ['a desktop', { width: 1280, height: 800 }, 'OBC'],
] as const) {
  test(
    `BEY-LAY-01 BEY-LAY-03 BEY-SEA-09 on ${device} late answers shift nothing, and a result is above the fold`,
    { tag: '@again' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await signedInAs(page, 'free');
      const shifts = await recordShifts(page);
      await answersAreLate(page);

      await page.goto('/home');
      await expect(page.getByRole('list', { name: /^NEET UG/ })).toBeVisible();
      await expect(page.getByText(/^Show all \d+ dates/)).toBeAttached();
      expect(await shifts()).toEqual([]);
      const dashboard = await page.getByRole('main').boundingBox();
      expect(dashboard!.height).toBeLessThanOrEqual(3 * 740);

      await page.goto(`/rank-predictor?subject=MBBS&category=${category}`);
      const predict = page.getByRole('button', { name: 'Predict', exact: true });
      const results = page.getByText(/^Showing [1-9]/);
      await expect(predict.or(results).first()).toBeVisible();
      // The address of a question answers it at once if it was already asked today.
      const isAsked = await predict.isVisible();
      if (isAsked) await predict.click();
      await expect(results).toBeVisible();
      if (isAsked) await expect(page.locator('[data-row]').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
      expect(await shifts()).toEqual([]);
      await page.reload();
      await expect(results).toBeVisible();
      // After a reload nothing has scrolled to the results.
      await expect(page.locator('[data-row]').first()).toBeInViewport({ ratio: 0.1 });
      expect(await shifts()).toEqual([]);

      await page.goto('/collage');
      await expect(page.getByRole('link', { name: /^AIIMS/ }).first()).toBeVisible();
      expect(await shifts()).toEqual([]);

      await page.goto('/practice');
      await expect(page.getByText(/^Your list and the practice are free/)).toBeVisible();
      expect(await shifts()).toEqual([]);
    },
  );

  test(
    `BEY-LAY-04 on ${device} late answers shift nothing in the console`,
    { tag: '@again' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await signedInAs(page, 'superadmin');
      const shifts = await recordShifts(page);
      await answersAreLate(page);
      for (const [path, last] of [
        ['data', page.getByRole('heading', { name: 'Published versions' })],
        ['chat', page.getByText(/^\d+ conversations?/)],
        ['payments', page.getByText(/^\d+ payments$/)],
        ['users', page.getByText(/^[\d,]+ users/)],
      ] as const) {
        await page.goto(`/admin/${path}`);
        await expect(last.first()).toBeAttached();
        expect([path, await shifts()]).toEqual([path, []]);
      }
    },
  );
}
