import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import type { PredictionCardProps } from './PredictionCard.tsx';

const onOpen = vi.fn<() => void>();
const institute = 'AIIMS, Bhopal';
const card = page.getByRole('article', { name: institute });
const name = card.getByRole('button', { name: institute });
const subject = { term: 'Subject', value: 'MBBS' };
const category = { term: 'Category', value: 'OBC' };

const show = (facts: PredictionCardProps['facts'] = [subject, category]): void =>
  mount(
    <PredictionCard
      institute={institute}
      place="Central institute · Madhya Pradesh · ₹5,000 a year"
      badge={<em>Very Likely</em>}
      range={<em>1 – 500</em>}
      margin="80 to spare"
      evidence="Strong evidence"
      code="100012"
      facts={facts}
      onOpen={onOpen}
    />,
  );

beforeEach(() => {
  onOpen.mockReset();
});

describe('PredictionCard', () => {
  it('It MUST be an article named by the college.', async () => {
    show();
    await expect.element(card).toBeVisible();
  });

  it('RNK-26 RNK-31: It MUST show the name, the place and what the seat costs, and the chance beside the range of ranks.', async () => {
    show();
    for (const text of [
      institute,
      'Central institute · Madhya Pradesh · ₹5,000 a year',
      'Very Likely',
      '1 – 500',
      '80 to spare',
    ])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    const [badge, range] = ['Very Likely', '1 – 500'].map((text) =>
      card.getByText(text).element().getBoundingClientRect(),
    );
    expect(badge!.right).toBeLessThanOrEqual(range!.left);
    expect(Math.abs(badge!.top - range!.top)).toBeLessThan(badge!.height);
  });

  it('RNK-27 RNK-28: The last line MUST say how far the rank is from the closing rank, and open the code, how strong the evidence is and the facts.', async () => {
    show();
    const folded = card.getByText('100012 · Strong evidence');
    await expect.element(folded).not.toBeVisible();
    await card.getByText('80 to spare').click();
    await expect.element(folded).toBeVisible();
    await expect.element(card.getByText('MBBS')).toBeVisible();
  });

  it('RNK-29 RNK-30: It MUST show the given facts as term-value pairs, and no others.', () => {
    const facts = (): (string | null)[] =>
      [...card.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    show();
    expect(facts()).toEqual(['Subject: MBBS', 'Category: OBC']);
    show([subject, category, { term: 'Quota', value: 'All India' }]);
    expect(facts()).toContain('Quota: All India');
  });

  it('A press on the name of the college MUST call onOpen.', async () => {
    show();
    await name.click();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('The name of the college MUST be a button of at least 24 pixels.', () => {
    show();
    const { width, height } = name.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it('Keyboard: Enter, Space — shows the reasons', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard(' ');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });
});
