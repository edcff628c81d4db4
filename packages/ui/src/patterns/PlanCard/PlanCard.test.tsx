import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { PlanCard } from './PlanCard.tsx';
import type { PlanCardProps } from './PlanCard.tsx';

const onChoose = vi.fn<() => void>();
const card = page.getByRole('article', { name: 'ADVANCE' });
const button = page.getByRole('button', { name: 'Purchase' });

const show = (props: Partial<PlanCardProps> = {}): void =>
  mount(
    <>
      <PlanCard
        title="ADVANCE"
        subtitle="For one counselling"
        price="₹9,999"
        priceNote="+GST"
        features={[
          { name: 'College finder', available: true },
          { name: 'Calls before every round', available: false },
        ]}
        action="Purchase"
        onChoose={onChoose}
        {...props}
      />
      <button type="button">After</button>
    </>,
  );

beforeEach(() => {
  onChoose.mockReset();
});

describe('PlanCard', () => {
  it('It MUST be an article named by the plan.', async () => {
    show();
    await expect.element(card.getByRole('heading', { name: 'ADVANCE' })).toBeVisible();
    await expect.element(card.getByText('For one counselling')).toBeVisible();
  });

  it('Its price MUST be shown with its note.', async () => {
    show();
    await expect.element(card.getByText('₹9,999')).toBeVisible();
    await expect.element(card.getByText('+GST')).toBeVisible();
  });

  it('Missing features MUST differ from included ones by icon and by text.', () => {
    show();
    const [included, missing] = card.getByRole('listitem').elements();
    expect(included!.textContent).toBe('College finder (included)');
    expect(missing!.textContent).toBe('Calls before every round (not included)');
    expect(included!.querySelector('svg')!.innerHTML).not.toBe(
      missing!.querySelector('svg')!.innerHTML,
    );
  });

  it('A press on its button MUST choose it.', async () => {
    show();
    await button.click();
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('A press anywhere on the card MUST choose it, once.', async () => {
    show();
    await card.click({ position: { x: 6, y: 6 } });
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('The current plan MUST be marked as text, and not be highlighted.', async () => {
    show({ highlight: 'Most chosen' });
    await expect.element(card.getByText('Most chosen')).toBeVisible();
    show({ highlight: 'Most chosen', active: true, action: 'Active Plan' });
    await expect.element(card.getByText('Your plan')).toBeVisible();
    expect(page.getByText('Most chosen').query()).toBeNull();
  });

  it('A plan that the current one includes MUST be marked as text, and not be highlighted.', async () => {
    show({ highlight: 'Most chosen', contained: true });
    await expect.element(card.getByText('Part of your plan')).toBeVisible();
    expect(page.getByText('Most chosen').query()).toBeNull();
  });

  it('Its button MUST be described by the plan, because all cards have the same label on it.', async () => {
    show();
    await expect.element(button).toHaveAccessibleDescription('ADVANCE');
  });

  it('It MUST have a single tab stop.', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('Keyboard: Enter, Space — chooses the plan', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard(' ');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });
});
