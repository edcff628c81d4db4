import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Sign up', steps: ['About you', 'Your account'], current: 0 },
  parameters: {
    guidance: {
      do: ['Name each step by what one does there.'],
      dont: ['Do not use it for more than five steps.'],
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheBeginning: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(second).not.toHaveAttribute('aria-current');
    await expect(first).toHaveTextContent('Step 1 of 2: About you');
  },
};

export const WithOneDone: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('About you (done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const ManySteps: Story = {
  args: { steps: ['Register', 'Pay', 'Fill choices', 'Lock', 'Report'], current: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
