import { holdBack } from './holdBack.ts';
import { expect, signedInAs, test } from './test.ts';

test('SES-22 GAP-05 a guest who opens a page of students is sent to sign in', async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('BEY-NAV-01 a page that is opened by its address starts at its top, and Back restores', async ({
  page,
}) => {
  const position = () => page.evaluate(() => scrollY);
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect.poll(position).toBe(0);
  await page.goBack();
  await expect.poll(position).toBeGreaterThan(0);
  await page.goForward();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  expect(await position()).toBe(0);
});

test(
  'a route that does not load at once shows a progress bar within a tenth of a second, and a quick one does not',
  { tag: '@again' },
  async ({ page }) => {
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await page.goto('/terms');
    await page.keyboard.press('Shift');
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.clock.install();
    // The jump is shorter than the time limit of a request, so that none in flight runs into it.
    await page.clock.pauseAt(Date.now() + 30_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Current Events' }).click();
    await page.clock.runFor(50);
    await expect(bar).toBeHidden();
    await page.clock.runFor(50);
    // The old page stays, with a progress bar in a live region.
    await expect(bar).toBeVisible();
    await expect(page.locator('[aria-live="polite"]').filter({ has: bar })).toHaveCount(1);
    await expect(page).toHaveTitle(/Terms/);
    arrive();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Current Events');
    await expect(bar).toBeHidden();
  },
);

test(
  'who asks for more contrast gets stronger borders and texts, in light and dark',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/plan');
    const card = page.getByRole('article', { name: 'BASIC' });
    const colors = () =>
      card.evaluate((element) => [
        getComputedStyle(element).borderColor,
        getComputedStyle(element.querySelector('p')!).color,
      ]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const [border, muted] = await colors();
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect.poll(colors).not.toContain(border);
      await expect.poll(colors).not.toContain(muted);
    }
  },
);

test('a failed load of lazy code is reported, and the next press retries it', async ({
  page,
  silence,
}) => {
  await page.addInitScript(() => {
    // The page loads nothing while idle, only on a press.
    globalThis.requestIdleCallback = () => 0;
  });
  await signedInAs(page, 'superadmin');
  const failure = page.getByText('We could not load this. Check your connection and try again.');
  const openInVain = async (code: RegExp, open: () => Promise<void>): Promise<void> => {
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await open();
    await expect(failure).toHaveRole('alert');
    await page.unroute(code);
    await open();
    await expect(failure).toHaveCount(0);
  };
  await page.goto('/admin/users');
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await openInVain(/HeadlessMenu/, () => actions.click());
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: 'Add User' });
  await openInVain(/DialogContent/, () => add.click());
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  expect(silence).toEqual([]);
});

test('SES-20 SES-21 SHL-08 SHL-09 a signed-in user is redirected from the sign-in', async ({
  page,
}) => {
  await page.goto('/');
  await signedInAs(page, 'basic');
  for (const path of ['/login', '/create-account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('SES-23 SES-24 SES-25 GAP-22 SHL-19 SHL-21 SHL-22 the console is for admins', async ({
  page,
}) => {
  await page.goto('/');
  await signedInAs(page, 'premium');
  await page.goto('/admin/home');
  await expect(page).toHaveURL('/');
  await signedInAs(page, 'admin');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/home');
  for (const [path, title] of [
    ['/admin/users', 'User Management'],
    ['/admin/files', 'File Management'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('SES-08 SES-09 SES-10 GAP-06 a session that has run out ends with one alert at the sign-in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await signedInAs(page, 'basic');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
  // The mocked clock runs the work of idle periods, which completes before the clock jumps.
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('24:00:00');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Session expired. Please login again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
  await expect(alert).toHaveCount(0);
});

test('SHL-24 SHL-25 SHL-26 each page says what it is', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/plan', '/login', '/create-account', '/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Seatwise/);
    titles.add(await page.title());
    for (const name of ['description', 'keywords'])
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\w{4,}/);
  }
  expect(titles.size).toBe(6);
});

test(
  'the focus follows to the new page, and a skip link leads past the bar',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    // Until the app starts, the browser itself follows links.
    await expect(page.locator('#root[data-page]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('SHL-27 SHL-28 SHL-29 the landing page is entered at its services, its contact or its chat', async ({
  page,
}) => {
  for (const anchor of ['services', 'contact-us', 'chat']) {
    await page.goto('/terms');
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test(
  'a link is followed although the page that is left changes its address meanwhile',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'basic');
    await page.goto('/rank-predictor');
    const category = page.getByLabel('Category', { exact: true });
    await expect(category).toBeEnabled();
    const release = await holdBack(page);
    await page.getByRole('link', { name: 'Colleges', exact: true }).click();
    await expect(page).toHaveURL('/collage');
    await category.selectOption('SC');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    release();
    await expect(page).toHaveURL('/collage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collage Finder');
  },
);

test('SHL-11 SHL-12 SHL-13 SHL-14 SHL-01 SHL-02 SHL-04 a student reaches everything from the dashboard, by links alone', async ({
  page,
}) => {
  await signedInAs(page, 'basic');
  await page.goto('/home#chat');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('region', { name: /^We can help/ })).toBeVisible();
  for (const [link, title, path] of [
    ['College Prediction', 'College Prediction', '/rank-predictor'],
    ['Colleges', 'Collage Finder', '/collage'],
    ['Events', 'Current Events', '/events'],
    ['My Dashboard', 'My Dashboard', '/home'],
  ] as const) {
    await bar.getByRole('link', { name: link, exact: true }).click();
    await expect(heading).toHaveText(title);
    // The prediction adds the student's own subject.
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Plans' }).click();
  await expect(heading).toHaveText('Our Services & Fee Structure');
  await bar.getByRole('link', { name: 'My Dashboard' }).click();
  await page.getByRole('link', { name: /^Update Profile/ }).click();
  await expect(heading).toHaveText('ROHAN MEHTA');
  await expect(page).toHaveURL('/edit-profile');
});

for (const [staff, details] of [
  ['admin', {}],
  ['counsellor', { tag: '@again' }],
] as const)
  test(
    `BEY-ROL-04 pages for students say so to the ${staff}, lead to the console and ask for nothing that is refused`,
    details,
    async ({ page }) => {
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      await signedInAs(page, staff);
      for (const path of [
        '/home',
        '/rank-predictor',
        '/plan',
        '/choices',
        '/shortlist',
        '/practice',
        '/chat',
      ]) {
        await page.goto(path);
        await expect(page.getByText('This page is for students.'), path).toBeVisible();
        await expect(page.getByText('You are logged in as staff')).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      expect(refused).toEqual([]);
      await page.getByRole('link', { name: 'Open the console' }).click();
      await expect(page).toHaveURL(/\/admin\//);
    },
  );

test('SHL-03 visitors, students and administrators find different places in the bar', async ({
  page,
}) => {
  await page.goto('/terms');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Create Account' })).toBeVisible();
  await signedInAs(page, 'premium');
  await page.goto('/terms');
  await expect(bar.getByRole('link', { name: 'My Dashboard' })).toBeVisible();
  await signedInAs(page, 'admin');
  await page.goto('/admin/home');
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
});

test(
  'a screen whose code does not come says so, and is there once it comes',
  { tag: '@again' },
  async ({ page, silence }) => {
    await signedInAs(page, 'basic');
    await page.route('**/assets/route-*.js', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('main')).not.toContainText(/assets|Error:|\.js/);
    await page.unroute('**/assets/route-*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
    silence.splice(0);
  },
);
