import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Predict', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Predict' });
    await step('It MUST be a native button of the given type.', async () => {
      await expect(button.tagName).toBe('BUTTON');
      await expect(button).toHaveAttribute('type', 'button');
    });
    await step('It MUST call onPress when it is pressed by pointer, Enter or Space.', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(3);
    });
  },
};

export const Quiet: Story = {
  args: { tone: 'quiet', children: 'Cancel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Wide: Story = {
  args: { wide: true },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    const { paddingInlineStart } = getComputedStyle(canvasElement);
    await expect(width).toBeCloseTo(
      canvasElement.clientWidth - 2 * parseFloat(paddingInlineStart),
      0,
    );
  },
};

export const Loading: Story = {
  args: { loading: true, children: 'Predicting...', type: 'submit' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} data-testid="form">
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Predicting...' });
    const submitted = fn();
    canvas.getByTestId('form').addEventListener('submit', submitted);
    await userEvent.click(button);
    await step('It MUST NOT call onPress while it is loading.', () =>
      expect(args.onPress).not.toHaveBeenCalled(),
    );
    await step('It MUST NOT submit its form while it is loading.', () =>
      expect(submitted).not.toHaveBeenCalled(),
    );
    await step('It MUST keep the focus when it starts loading.', () =>
      expect(button).toHaveFocus(),
    );
    await step('It MUST say that it is busy while it is loading.', () =>
      expect(button).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
