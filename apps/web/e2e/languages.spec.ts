import { expect, test } from './test.ts';

test(
  'BEY-LNG-01 BEY-LNG-02 a reader changes the language both ways on the same page, and it is kept',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/events?exam=NEET+UG');
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/events?exam=NEET+UG');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ताज़ा अलर्ट');
    await expect(page).toHaveTitle('ताज़ा अलर्ट | Seatwise');

    await page.goto('/');
    await expect(page).toHaveURL('/hi/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('आपकी NEET रैंक');
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी पेजों' }).click();
    await expect(page).toHaveURL('/hi/about-translation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे हिन्दी पेजों के बारे में');

    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about-translation');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await page.goto('/plan');
    await expect(page).toHaveURL('/plan');
  },
);

test('BEY-LNG-03 each public page names itself in both languages', async ({ request }) => {
  for (const [path, own] of [
    ['/plan', '/plan'],
    ['/hi/plan', '/hi/plan'],
    ['/hi/', '/hi/'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const linked = (rel: string): string[] =>
      [...html.matchAll(/<link[^>]*? rel="([^"]*)"[^>]*? href="([^"]*)"/g)].flatMap(
        ([, found, href]) => (found === rel ? [new URL(href!).pathname] : []),
      );
    expect(linked('canonical')).toEqual([own]);
    const english = own.replace(/^\/hi/, '');
    expect(linked('alternate').toSorted()).toEqual([english, english, `/hi${english}`].toSorted());
  }
});
