import type { Page } from '@playwright/test';
import { pages } from '../src/pages.ts';
import { englishIn } from './englishInHindi.ts';
import { asNewStudent, expect, signedInAs, test } from './test.ts';

/** Every text of a page, visible or for assistive technology, except texts marked as English. */
const textsOf = (): readonly string[] => {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
  const isHindi = (element: Element | null): boolean =>
    element?.closest<HTMLElement>('[lang]')?.lang === 'hi';
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isHindi(node.parentElement) && !node.parentElement!.closest('script, style, noscript'))
      texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll(`[${attributes.join('],[')}]`))
    if (isHindi(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
  return texts;
};

const pathsOf = (opens: (access: string) => boolean): readonly string[] =>
  Object.values(pages)
    .filter((page) => opens('access' in page ? page.access : 'everybody'))
    .map(({ path }) => path.replace(':code', '200502').replace('*', '/nothing-here'));

/** The names that stay as they are on mcc.nic.in, and the names that staff gave to files. */
const namesOf = async (page: Page, token: string): Promise<readonly string[]> => {
  const rowsOf = async (path: string): Promise<readonly Record<string, unknown>[]> =>
    (await (
      await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })
    ).json()) as Record<string, unknown>[];
  const colleges = await rowsOf('/api/colleges');
  const seats = await rowsOf('/seat-matrix/all');
  const files = await rowsOf('/api/files/list');
  return [
    ...colleges.map(({ name }) => name),
    ...new Set(seats.map(({ program }) => program)),
    ...files.flatMap(({ fileName }) => {
      const name = String(fileName);
      return [name, name.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ')];
    }),
  ]
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .toSorted((a, b) => b.length - a.length);
};

const closed = '[aria-expanded=false]:visible, [aria-haspopup]:visible, summary:visible';

/** Reads a page, and the content that one press on each of its menus, dialogs and disclosures opens. */
const readPage = async (page: Page, path: string, names: readonly string[], found: Set<string>) => {
  const collect = async (): Promise<void> => {
    for (const text of await page.evaluate(textsOf))
      for (const english of englishIn(text, names)) found.add(`${path}: ${english}`);
  };
  await page.goto(path);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.waitForLoadState('networkidle');
  await collect();
  const count = Math.min(await page.locator(closed).count(), 12);
  for (let index = 0; index < count; index += 1) {
    await page
      .locator(closed)
      .nth(index)
      .click({ timeout: 1000 })
      .catch(() => {});
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await collect();
    await page.keyboard.press('Escape');
  }
};

const ofStudents = pathsOf((access) => access === 'signedIn');

for (const [who, paths] of [
  ['visitor', pathsOf((access) => access === 'everybody' || access === 'guest')],
  ['student', ofStudents],
  ['new student', ofStudents],
] as const)
  test(
    `BEY-LNG-07 no page of a ${who} has an English sentence but the allowed ones`,
    { tag: '@again' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const isNew = who === 'new student';
      const { token } = await (isNew ? asNewStudent(page) : signedInAs(page, 'premium'));
      const names = await namesOf(page, token);
      if (who === 'visitor')
        await page.addInitScript(() => globalThis.localStorage?.removeItem('user'));
      const found = new Set<string>();
      for (const path of paths) await readPage(page, `/hi${path}`, names, found);
      expect([...found]).toEqual([]);
    },
  );

const otpFor = async (page: Page, email: string): Promise<string> => {
  const outbox = async (): Promise<readonly { otp: string }[]> => {
    const mails = await page.request.get(`/__mock/outbox?email=${encodeURIComponent(email)}`);
    return (await mails.json()) as { otp: string }[];
  };
  // The panel requests the code when it opens.
  await expect.poll(outbox).toHaveLength(1);
  return (await outbox())[0]!.otp;
};

test(
  'BEY-LNG-15 a student signs up, predicts, locks a list and pays in Hindi',
  { tag: '@again' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const email = 'hindi.journey@seatwise.test';
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).first().click();
    await page.goto('/hi/create-account');
    for (const [label, value] of [
      ['पूरा नाम', 'मीरा अय्यर'],
      ['ईमेल', email],
      ['फ़ोन नंबर', '9123456780'],
      ['पासवर्ड बनाएँ', 'Seatwise@123'],
      ['पासवर्ड दोबारा भरें', 'Seatwise@123'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await press('आगे');
    await page.getByLabel('रोल नंबर').fill('H1234567');
    await page.getByLabel('ऑल इंडिया रैंक (AIR)').fill('4321');
    await page.getByLabel('परीक्षा').selectOption('NEET UG Counselling 2025');
    await page.getByLabel('जेंडर').selectOption('महिला');
    await press('अकाउंट बनाएँ');
    await press('लॉगिन पर जाएँ');
    await expect(page).toHaveURL('/hi/login');
    await page.getByLabel('पासवर्ड', { exact: true }).fill('Seatwise@123');
    await press('लॉगिन');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपना ईमेल वेरिफ़ाई करें');
    await page.getByLabel('OTP').fill(await otpFor(page, email));
    await press('OTP वेरिफ़ाई करें');
    await expect(page).toHaveURL('/hi/plan');

    await page.goto('/hi/rank-predictor?subject=MBBS&category=General');
    await press('प्रेडिक्शन देखें');
    await expect(page.getByText(/^[\d,]+ सीटें, इस पेज पर \d+$/)).toBeVisible();
    await expect(page.getByText('AIR 4,321 के लिए: MBBS · जनरल')).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: / चुनें$/ });
    for (const index of [1, 2, 3]) await boxes.nth(index).click();
    await press(/^\d को चॉइस में जोड़ें$/);
    await page.goto('/hi/choices');
    await press('लॉक करें…');
    await page.getByRole('checkbox', { name: 'लिस्ट ऊपर से नीचे तक पढ़ ली है' }).click();
    await press('लॉक करें');
    await expect(page.getByText(/ को लॉक की, सिर्फ़ Seatwise में/)).toBeVisible();

    await page.goto('/hi/plan');
    const plan = page.getByRole('article', { name: 'ADVANCE' });
    await plan.getByRole('button', { name: 'खरीदें' }).click();
    await press('Razorpay से पेमेंट करें');
    await page
      .getByRole('dialog', { name: 'Seatwise' })
      .getByRole('button', { name: /^Pay / })
      .click();
    const outcome = page.getByRole('alertdialog', { name: 'पेमेंट' });
    await expect(outcome).toContainText(/पेमेंट हो गया और जाँच लिया गया! पेमेंट ID: pay_\w+/);
    await outcome.getByRole('button', { name: 'ठीक है' }).click();
    await expect(plan.getByRole('button', { name: 'आपका प्लान' })).toBeVisible();
  },
);
