import type { AnswerOf } from '@seatwise/api-client';
import type { practice } from '@seatwise/api-client/contract/practice';
import type { Page } from '@playwright/test';
import { expect, signedInAs, test, xsrfHeader } from './test.ts';

type PracticeSeats = AnswerOf<(typeof practice)['practiceSeats']>;

/** Begins a list of every fifteenth programme with open seats, from the hardest to the easiest. */
const beginList = async (page: Page, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, ...(await xsrfHeader(page)) };
  const answer = await page.request.get('/api/practice/seats?exam=UG', { headers });
  const { institutes, subjects, quotas, programmes, cells, rounds } =
    (await answer.json()) as PracticeSeats;
  const entries = cells.programme
    .map((programme, at) => ({ programme, pool: cells.pool[at], closing: rounds[0]!.closing[at]! }))
    .filter(({ pool }) => pool === 0)
    .toSorted((a, b) => a.closing - b.closing)
    .filter((_, at) => at % 15 === 0)
    .map(({ programme }) => ({
      instituteCode: institutes.code[programmes.institute[programme]!]!,
      institute: institutes.name[programmes.institute[programme]!]!,
      subject: subjects[programmes.subject[programme]!]!,
      quotaName: quotas[programmes.quota[programme]!]!,
    }));
  const made = await page.request.post('/api/choices', {
    headers,
    data: { id: 'practice-list-1', name: 'Round 1', entries },
  });
  expect(made.ok()).toBe(true);
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test(
  'BEY-ALT-05 BEY-ALT-06 BEY-ALT-12 a student plays a list through two rounds on a phone',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/terms');
    const { token } = await signedInAs(page, 'basic');
    await beginList(page, token);
    await page.goto('/practice');
    await page.getByRole('button', { name: 'Start Round 1' }).tap();
    await expect(page.getByRole('heading', { name: 'Result of Round 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept and try for a better one (upgrade)' }).tap();
    await expect(page.getByRole('heading', { name: 'Result of Round 2' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Result of Round 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept this seat (no upgrade)' }).tap();
    await expect(page.getByText('Your season is over. You got this seat:')).toBeVisible();
    await expect(page.getByText('This is a simulation')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  },
);
