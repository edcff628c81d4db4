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
      badge={<em>Very Likely</em>}
      evidence="Strong evidence"
      code="100012"
      institute={institute}
      facts={facts}
      range={<em>1 – 500</em>}
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

  it('RNK-26 RNK-27 RNK-28 RNK-31: It MUST show the chance, how strong the evidence is, the code and the name of the college, and the range of ranks.', async () => {
    show();
    for (const text of ['Very Likely', 'Strong evidence', '100012', institute, '1 – 500'])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
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
