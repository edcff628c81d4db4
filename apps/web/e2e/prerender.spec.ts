import type { Page } from '@playwright/test';
import { expectCached } from './cachedFiles.ts';
import { holdBack } from './holdBack.ts';
import { expect, signedInAs, test } from './test.ts';

const prerenderedPaths = [
  '/',
  '/events',
  '/college/200502',
  '/colleges',
  '/colleges/karnataka',
  '/courses/mbbs',
  '/plan',
  '/how-good',
  '/not-joining',
  '/glossary',
  '/terms',
  '/privacy',
  '/login',
  '/create-account',
];

const app = (page: Page) => page.locator('#root');
/** Interacts with the page, and resolves after the hydration. */
const hydrated = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
};
/** The markup without attributes that effects set, such as those of popovers. */
const markup = (page: Page) =>
  app(page).evaluate((root) => root.innerHTML.replaceAll(/ style="[^"]*"/g, '').split('<'));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHL-06 SHL-07 SHL-10 SHL-17 SHL-18 LND-01 LND-02 LND-11 LND-19 each public page shows what it is about', async ({
    page,
  }) => {
    for (const path of prerenderedPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Seatwise/);
      // Vite requests styles with CORS; a preload without CORS would fetch them twice.
      await expect(page.locator('link[rel=preload][as=style]:not([crossorigin])')).toHaveCount(0);
    }
    await page.goto('/');
    for (const text of ['500+ Students Placed', '95% Success Rate', '24/7 Support'])
      await expect(page.getByText(text)).toBeVisible();
    for (const name of ['Our Offerings', 'Why choose us', 'Contact Us', 'Questions'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.goto('/plan');
    for (const name of ['BASIC', 'ADVANCE', 'PREMIUM'])
      await expect(page.getByRole('article', { name })).toBeVisible();
    await page.goto('/how-good');
    await expect(
      page.getByRole('region', { name: 'The test: 2025, which the formula had never seen' }),
    ).toContainText('92 of 100 would have got the seat');
  });
});

test.describe('the pages of lists', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, heading, title] of [
      ['/colleges/karnataka', 'Medical colleges in Karnataka', /closing ranks by year/],
      ['/hi/colleges/karnataka', 'कर्नाटक के मेडिकल कॉलेज', /क्लोजिंग रैंक/],
    ] as const)
      test(`BEY-COL-10 ${path} has its rows and says to search engines what it lists`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(21);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /122/);
        const data = await page.locator('script[type="application/ld+json"]').textContent();
        const { '@graph': graph } = JSON.parse(data!) as {
          '@graph': { '@type': string; itemListElement: unknown[] }[];
        };
        expect(graph.map((of) => [of['@type'], of.itemListElement.length])).toEqual([
          ['BreadcrumbList', 2],
          ['ItemList', 20],
        ]);
      });
  });

  test('BEY-COL-10 a name that no list has answers 404', async ({ page }) => {
    expect((await page.goto('/colleges/nowhere'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('that were opened', () => {
    test.use({ serviceWorkers: 'allow' });

    test('BEY-COL-10 open again without a network', async ({ page, context }) => {
      await page.goto('/colleges/karnataka');
      await hydrated(page);
      await expectCached(page);
      await context.setOffline(true);
      await page.reload();
      await page.getByLabel('College or city').fill('mysuru');
      await expect(page.getByRole('link', { name: /^Mysore Medical College/ })).toBeVisible();
      await context.setOffline(false);
    });
  });
});

test.describe('the pages with data', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('BEY-COL-06 a college has its seats and ranks, in both languages', async ({ page }) => {
      await page.goto('/college/200502');
      await expect(page.getByRole('heading', { level: 1, name: 'AIIMS, New Delhi' })).toBeVisible();
      await expect(
        page.getByText('Central institute, Delhi · Institute code 200502', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'Seats and fees' })).toContainText('MBBS');
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        /^MBBS, .+, open seat: closed at rank \d+ \(MCC, 20\d\d, Round \d\)\./,
      );
      await page.goto('/hi/college/200502');
      await expect(page.getByRole('table', { name: 'सीटें और फीस' })).toContainText('MBBS');
    });

    test('EVT-01 the newest alerts are there', async ({ page }) => {
      await page.goto('/events');
      await expect(
        page.getByRole('list', { name: 'Current Events' }).getByRole('listitem'),
      ).toHaveCount(10);
    });
  });

  test('BEY-COL-06 takes its data from the page, and types into it reach it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdBack(page);
    await page.goto('/college/200502', { waitUntil: 'commit' });
    await page.getByLabel('Your NEET UG rank').fill('1200');
    release();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/MCC/);
    await hydrated(page);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test(
  'the app finds each page as it would draw it itself, to the letter',
  { tag: '@again' },
  async ({ page }) => {
    // Idle periods load lazy overlays, which set attributes of their own.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    for (const path of prerenderedPaths) {
      await page.unrouteAll();
      // Responses would change the page.
      await page.route('**/api/**', () => undefined);
      const release = await holdBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root[data-page] footer')).toBeVisible();
      const before = await markup(page);
      release();
      await hydrated(page);
      expect(await markup(page), path).toEqual(before);
    }
  },
);

test('what is typed, checked and submitted before the app is there reaches it', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email / Roll Number').fill('basic@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect(page.url()).toMatch(/\/login$/);
  release();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('rememberedIdentifier'))).toBe(
    'basic@seatwise.test',
  );
});

test('what is pressed before the app is there reaches it', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/plan', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Purchase' }).first().click();
  release();
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
});

test('a first visit loads the app at the first interaction, another visit at once', async ({
  page,
}) => {
  const isAskedFor = askedFor(page);
  for (const path of ['/plan', '/terms', '/privacy', '/login', '/create-account']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(isAskedFor(/./), path).toBe(false);
  }
  await hydrated(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
});

test('a first visit loads the app once what waits for data is in view', async ({ page }) => {
  const isAskedFor = askedFor(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(isAskedFor(/./)).toBe(false);
  await page.setViewportSize({ width: 360, height: 2000 });
  const documents = page.getByRole('region', { name: 'Current Events' });
  await expect(documents.getByRole('button').first()).toBeVisible();
});

test('a user with a session sees no content for guests', { tag: '@again' }, async ({ page }) => {
  await page.goto('/');
  await signedInAs(page, 'premium');
  const release = await holdBack(page);
  const forGuests = page.getByRole('link', {
    name: /^(Login|Create Account|See my colleges|Login to chat)$/,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(forGuests).toHaveCount(0);
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Dashboard' })).toBeVisible();
  await expect(forGuests).toHaveCount(0);
  // Content that is the same for all users stays visible while its code loads.
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
});

test(
  'a theme that was chosen holds before the app is there',
  { tag: '@again' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await holdBack(page);
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'each page has a canonical URL, and the sitemap lists all',
  { tag: '@again' },
  async ({ page }) => {
    const canonical = page.locator('link[rel="canonical"]');
    const site = 'http://localhost:4000';
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelectorAll('link[rel="canonical"]').length > 1)
          performance.mark('two canonical URLs');
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of prerenderedPaths) {
      await page.goto(`${path}?from=elsewhere`);
      await hydrated(page);
      const doubled = () => performance.getEntriesByName('two canonical URLs').length;
      expect(await page.evaluate(doubled)).toBe(0);
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', site + path);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', site + path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Seatwise' }).click();
    await expect(canonical).toHaveAttribute('href', `${site}/`);

    expect((await page.goto('/nowhere'))!.status()).toBe(404);
    expect((await page.goto('/home'))!.status()).toBe(200);
    await page.goto('/nowhere');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(canonical).toHaveCount(0);

    const robots = await (await page.request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    for (const path of prerenderedPaths) expect(sitemap).toContain(`<loc>${site}${path}</loc>`);
    const picture = await page.request.get('/share.jpg');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  },
);

/** Records the scripts that the page requests. */
const askedFor = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return (name: RegExp): boolean => scripts.some((address) => name.test(address));
};

for (const [path, events] of [
  ['/', 'Current Events'],
  // /hi/ is prerendered; the server answers /hi with it too.
  ['/hi', 'ताज़ा अलर्ट'],
] as const)
  test(
    `the landing page at ${path} loads the code below the fold at the first interaction`,
    { tag: '@again' },
    async ({ page }) => {
      const isAskedFor = askedFor(page);
      await page.clock.install();
      // The window is high enough to show the documents.
      await page.setViewportSize({ width: 1280, height: 1200 });
      await page.goto(path);
      const board = page.getByRole('region', { name: events });
      await expect(board.getByRole('button').first()).toBeVisible();
      expect(isAskedFor(/Sections|sessionActor/)).toBe(false);
      // Nothing on the page waits for this timer.
      await page.clock.fastForward(5000);
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => isAskedFor(/Sections/)).toBe(true);
    },
  );

test('pointing at a link fetches the screen behind it', { tag: '@again' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('followed'), { capture: true });
  });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  const fetched = page.waitForResponse(/\/assets\/route-[^/]*\.js$/);
  await terms.hover();
  await fetched;
  await terms.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  const fetchedAfter = await page.evaluate(() => {
    const [followed] = performance.getEntriesByName('followed');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime > followed!.startTime)
      .map(({ name }) => name);
  });
  expect(fetchedAfter).toEqual([]);
});

test(
  'a link leads to a section of another page, and the way back to where one was',
  { tag: '@again' },
  async ({ page }) => {
    const questions = page.getByRole('heading', { name: 'Common questions' });
    const footer = page.getByRole('contentinfo');
    await page.goto('/plan');
    await footer.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/#faqs');
    await expect(questions).toBeInViewport();
    // Until the app starts, the browser itself follows links.
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    const position = (): Promise<number> => page.evaluate(() => scrollY);
    // The position is read when the link is followed, because late content may move the page before that.
    await page.evaluate(() =>
      addEventListener('click', () => (document.body.dataset['left'] = `${scrollY}`), true),
    );
    await footer.getByRole('link', { name: 'Current Events' }).click();
    const left = Number(await page.locator('body').getAttribute('data-left'));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await position()).toBe(0);
    await page.goBack();
    await expect.poll(position).toBe(left);
  },
);
