import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Everything about one college' },
  parameters: {
    guidance: {
      do: ['Put together what belongs together.'],
      dont: ['Do not put a card into a card.'],
    },
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roomy: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('Everything about one college');
    await expect(Number.parseFloat(getComputedStyle(card).paddingTop)).toBeGreaterThanOrEqual(16);
  },
};

export const Named: Story = {
  args: {
    as: 'section',
    labelledBy: 'card-title',
    raised: true,
    children: (
      <>
        <Heading level={2} id="card-title">
          Round 2
        </Heading>
        <Text>Choice filling closes on 14 August at 11:59 pm.</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Round 2' })).toBeVisible();
  },
};

export const Compact: Story = {
  args: { padding: 'compact', as: 'article' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('article')).paddingTop).toBe('16px');
  },
};
