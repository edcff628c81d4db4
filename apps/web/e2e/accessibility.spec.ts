import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pages } from '../src/pages.ts';
import { expect, signedInAs, test } from './test.ts';

/** Criteria of WCAG 2.2 on every page; docs/accessibility.md names these tests. */

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** A phone at 320 px, which equals a desktop at 400 % zoom; a tablet; a desktop. */
const widths = [320, 768, 1280];

/** The paths of pages by who may open them; pages that need a link from an email are left out. */
const pathsOf = (opens: (access: string) => boolean): readonly string[] =>
  Object.values(pages)
    .filter((page) => opens('access' in page ? page.access : 'everybody'))
    .map(({ path }) => path.replace(':code', '200101'))
    .filter((path) => !path.includes(':') && !path.includes('*'));

const visitors = [
  ['visitor', '', pathsOf((access) => access === 'everybody' || access === 'guest')],
  ['student', 'basic', pathsOf((access) => access === 'signedIn')],
  ['staff', 'superadmin', pathsOf((access) => /^(admin|users|conversations)$/.test(access))],
] as const;

/** Opens a page, and waits until its data have loaded. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** How far a page scrolls sideways at 320 px, which would make people read in two directions. */
const sidewaysScroll = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
};

/** The text spacing that criterion 1.4.12 lets readers set. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** A stylesheet from a script, which the policy for styles allows. */
const setWideText = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** Texts that their box cuts off without any sign of more text. */
const cutTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, nav *')]
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' || overflowX === 'clip') &&
        element.scrollWidth > element.clientWidth + 1;
      const isLow =
        (overflowY === 'hidden' || overflowY === 'clip') &&
        element.scrollHeight > element.clientHeight + 1;
      return (
        (isCut || isLow) &&
        textOverflow !== 'ellipsis' &&
        clipPath === 'none' &&
        element.clientWidth > 1 &&
        element.innerText.trim() !== '' &&
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
      );
    })
    .map((element) => element.outerHTML.slice(0, 200));

/** The focused element, if its middle and its corners are hidden, or if it has no focus ring. */
const hiddenFocus = (): string | undefined => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
  ];
  const isSeen = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  // The parts of a date input draw their own ring.
  const hasRing =
    element.matches('[type=date]') ||
    [element, element.parentElement!, element.nextElementSibling ?? element].some((part) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, boxShadow } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      }),
    );
  return isSeen && hasRing ? undefined : element.outerHTML.slice(0, 200);
};

/** Enough stops to get past the bars and through the form of each page. */
const stops = 40;

/** Data that arrive may move the focused element. */
const expectFocusSeen = async (page: Page, path: string): Promise<void> => {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(hiddenFocus), { message: path, timeout: 1000 })
      .toBeUndefined();
  }
};

const smallTargets = `${axe}; axe.run(document, { runOnly: ['target-size'] }).then(({ violations }) =>
  violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200))))`;

for (const [who, mailbox, paths] of visitors)
  for (const width of widths)
    test(
      `WCAG targets, reflow, text spacing and focus at ${width} px, ${who}`,
      // Staff pages need further calls.
      { tag: ['@again', '@additional'] },
      async ({ page }) => {
        test.setTimeout(600_000);
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        if (mailbox) await signedInAs(page, mailbox);
        for (const path of paths) {
          await open(page, path);
          await expectFocusSeen(page, path);
          const cutBefore = await page.evaluate(cutTexts);
          const plain = {
            targets: await page.evaluate(smallTargets),
            scroll: await page.evaluate(sidewaysScroll),
          };
          await page.evaluate(setWideText, wideText);
          const cut = await page.evaluate(cutTexts);
          const spaced = {
            scroll: await page.evaluate(sidewaysScroll),
            cut: cut.filter((html) => !cutBefore.includes(html)),
          };
          expect.soft({ plain, spaced }, path).toEqual({
            plain: { targets: [], scroll: 0 },
            spaced: { scroll: 0, cut: [] },
          });
        }
      },
    );

/** The names of the links and buttons in an area, in order. */
const namesIn = (page: Page, area: string): Promise<readonly string[]> =>
  page.locator(area).first().locator('a, button').allInnerTexts();

test('WCAG headings, navigation and help on every page', { tag: '@again' }, async ({ page }) => {
  test.setTimeout(600_000);
  const [[, , paths]] = visitors;
  const bars = new Set<string>();
  const footers = new Set<string>();
  for (const path of paths) {
    await open(page, path);
    const headings = await page
      .getByRole('heading')
      .evaluateAll((elements) =>
        elements.map((element) => `${element.tagName} ${(element as HTMLElement).innerText}`),
      );
    expect
      .soft(
        headings.filter((heading) => /^\S+ ?$/.test(heading)),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        headings.filter((heading) => heading.startsWith('H1')),
        path,
      )
      .toHaveLength(1);
    const bar = await namesIn(page, 'header nav');
    if (bar.length > 0) bars.add(bar.join());
    const footer = await namesIn(page, 'footer');
    if (footer.length > 0) footers.add(footer.join());
  }
  expect([bars.size, footers.size], [...bars, ...footers].join('\n')).toEqual([1, 1]);
});
