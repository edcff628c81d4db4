import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread messages' },
  parameters: {
    guidance: {
      do: ['Give those who listen the words that those who see read from the place of things.'],
      dont: ['Do not hide words that everybody needs.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAFigure: Story = {
  render: ({ children }) => (
    <Badge tone="accent">
      3<VisuallyHidden> {children}</VisuallyHidden>
    </Badge>
  ),
  play: async ({ canvas }) => {
    const element = canvas.getByText('unread messages', { exact: false });
    await expect(element.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(element.parentElement).toHaveTextContent('3 unread messages');
  },
};

export const AsHeading: Story = {
  args: { as: 'h2', id: 'results', children: 'Results' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Results' })).toHaveAttribute('id', 'results');
  },
};
