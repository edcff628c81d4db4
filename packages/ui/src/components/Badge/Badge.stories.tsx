import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import * as icons from '../Icon/icons.ts';
import { tones } from '../../theme/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: {
    guidance: {
      do: ['Keep it to one or two words.'],
      dont: ['Do not make it a button.'],
      pictures: [
        {
          right: {
            shows: <Badge tone="positive">Verified</Badge>,
            says: 'One word names the state.',
          },
          wrong: {
            shows: <Badge tone="positive">Your email address was verified yesterday</Badge>,
            says: 'A sentence is a Text or a Notice.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Chips in each tone',
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const tone of tones)
      await expect(canvas.getByText(tone)).toHaveAttribute('data-tone', tone);
  },
};

export const Outlined: Story = {
  args: { tone: 'positive', outlined: true, children: 'PREMIUM' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('PREMIUM')).borderTopStyle).toBe('solid');
  },
};

export const WithIcon: Story = {
  args: { tone: 'info', icon: icons.BadgeCheck, children: 'Verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified').querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
