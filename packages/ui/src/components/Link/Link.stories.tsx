import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import * as icons from '../Icon/icons.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#plans', children: 'See plans' },
  parameters: {
    guidance: {
      do: ['Say where it leads: «See plans», not «Click here».', 'Say that it opens a new tab.'],
      dont: ['Do not use a link to do something here: that is a Button.'],
      pictures: [
        {
          right: {
            shows: (
              <Text>
                The rounds are on the <Link href="#dates">page of dates</Link>.
              </Text>
            ),
            says: 'The words say where it leads.',
          },
          wrong: {
            shows: (
              <Text>
                For the dates of the rounds, <Link href="#dates">click here</Link>.
              </Text>
            ),
            says: 'A list of links would read: here, here, here.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Predictions are part of every paid plan. <Link {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(link).toHaveAttribute('href', '#plans');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Standalone: Story = {
  args: { standalone: true, variant: 'quiet', icon: icons.ArrowRight, children: 'All events' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
  },
};

export const LooksLikeAButton: Story = {
  args: { variant: 'button', children: 'Get started' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Wide: Story = {
  args: { variant: 'button', tone: 'secondary', size: 'compact', wide: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.offsetWidth).toBe(link.parentElement!.clientWidth);
  },
};

export const NewTab: Story = {
  args: { newTab: true, href: 'https://mcc.nic.in/', children: 'MCC' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'MCC (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
