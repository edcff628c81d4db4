import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { tierNames } from '../../internal/tiers/tierVariants.ts';
import { TierBadge } from './TierBadge.tsx';

const meta = {
  title: 'Patterns/TierBadge',
  component: TierBadge,
  args: { tier: 'Likely' },
  parameters: {
    guidance: {
      do: ['Say beside it how strong the evidence is.', 'Keep the four names as they are.'],
      dont: [
        'Do not use its colours for anything but chances.',
        'Do not show the disc without the word.',
      ],
    },
  },
} satisfies Meta<typeof TierBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const discOf = (badge: HTMLElement): string | null | undefined =>
  badge.querySelector('path')?.getAttribute('d');

export const Tiers: Story = {
  render: () => (
    <Inline gap="xs">
      {tierNames.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const badges = tierNames.map((tier) => canvas.getByText(tier));
    // Badges differ by their shape as well as by their colour.
    await expect(new Set(badges.map(discOf)).size).toBe(tierNames.length);
  },
};

export const One: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Likely');
    await expect(badge).toHaveAttribute('data-tier', 'Likely');
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
