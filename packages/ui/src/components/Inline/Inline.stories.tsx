import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: null },
  parameters: {
    guidance: {
      do: ['Put buttons that belong together into one Inline.'],
      dont: ['Do not use it for columns that must line up: that is a Grid.'],
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wraps: Story = {
  args: {
    children: ['General', 'OBC', 'SC', 'ST', 'EWS', 'PwD', 'All India', 'State'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('State')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dotted: Story = {
  args: {
    dotted: true,
    children: ['MBBS', 'All India', 'Government', 'Andaman and Nicobar Islands', '7 seats'].map(
      (fact) => <span key={fact}>{fact}</span>,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 seats')).toBeVisible();
  },
};

export const BothEnds: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Button tone="secondary">Back</Button>
        <Button>Continue</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [back, on] = ['Back', 'Continue'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    const reversed = document.documentElement.dir === 'rtl';
    await expect(back!.left < on!.left).toBe(!reversed);
  },
};

export const UnbrokenRow: Story = {
  args: {
    wrap: false,
    as: 'ul',
    children: ['One', 'Two'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('listitem').map((item) => item.offsetTop);
    await expect(one).toBe(two);
  },
};
