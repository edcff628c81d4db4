import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: null },
  parameters: {
    guidance: {
      do: ['Let the stack own the space between its children.'],
      dont: ['Do not give children margins of their own.'],
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <Text>First</Text>
        <Text>Second</Text>
        <Text>Third</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = ['First', 'Second'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(Math.round(second!.top - first!.bottom)).toBe(16);
  },
};

export const List: Story = {
  args: {
    as: 'ul',
    gap: 'xs',
    children: ['Register', 'Fill choices', 'Lock them'].map((step) => <li key={step}>{step}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const StartAligned: Story = {
  args: { align: 'start', children: <Button>Only as wide as its words</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBeLessThan(button.parentElement!.offsetWidth + 1);
    await expect(getComputedStyle(button.parentElement!).alignItems).toBe('flex-start');
  },
};
