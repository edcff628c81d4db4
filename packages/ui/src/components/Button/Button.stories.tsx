import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import * as icons from '../Icon/icons.ts';
import { buttonSizes, buttonTones } from './buttonVariants.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Predict', onPress: fn() },
  parameters: {
    guidance: {
      do: [
        'Say what it does with a verb: «Update Password».',
        'Have one primary button in a place.',
        'Keep the words while it loads, or say what is under way.',
      ],
      dont: [
        'Do not disable it to say that a form has problems: let it be pressed and show them.',
        'Do not use it to go somewhere: that is a Link.',
      ],
      pictures: [
        {
          right: {
            shows: <Button>Update Password</Button>,
            says: 'The verb says what will happen.',
          },
          wrong: { shows: <Button>OK</Button>, says: '«OK» leaves people to guess.' },
        },
        {
          right: {
            shows: (
              <Inline>
                <Button>Save</Button>
                <Button tone="secondary">Cancel</Button>
              </Inline>
            ),
            says: 'One primary button: the eye finds the next step.',
          },
          wrong: {
            shows: (
              <Inline>
                <Button>Save</Button>
                <Button>Cancel</Button>
              </Inline>
            ),
            says: 'Two primary buttons compete.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TonesAndSizes: Story = {
  render: (args) => (
    <>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonTones.map((tone) => (
            <Button {...args} key={tone} tone={tone} size={size}>
              {`${tone} ${size}`}
            </Button>
          ))}
        </Inline>
      ))}
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getAllByRole('button');
    await expect(all).toHaveLength(buttonTones.length * buttonSizes.length);
    for (const button of all) await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(all.length);
    // Forced colours draw no box around the words of a text button.
    if (matchMedia('(forced-colors: active)').matches)
      for (const button of canvas.getAllByRole('button', { name: /^text/ }))
        await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
  },
};

export const WithIcon: Story = {
  args: { icon: icons.Download, tone: 'secondary', children: 'Export page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export page' })).toBeVisible();
  },
};

export const Wide: Story = {
  args: { wide: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.parentElement!.clientWidth);
  },
};

export const Loading: Story = {
  args: { loading: true, children: 'Predicting...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Predicting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Locked — Upgrade' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const DisabledAndReachable: Story = {
  args: { disabled: true, keepsFocus: true, tone: 'secondary', children: 'Next' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    children: 'Continue with the state quota of Andaman and Nicobar Islands for the third round',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
