import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { WithState } from '../testing/WithState.tsx';
import { Stack } from '../components/Stack/index.ts';
import { vars } from './index.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const paces = ['quick', 'calm'] as const;

/** Quick answers a press, calm lets something enter; with reduced motion both are there at once. */
export const Paces: Story = {
  render: () => (
    <WithState initial={false}>
      {(away, setValue) => (
        <Stack>
          {paces.map((pace) => (
            <div
              key={pace}
              data-pace={pace}
              style={{
                width: vars.square.medium,
                height: vars.square.medium,
                borderRadius: vars.radius.control,
                background: vars.background.accent,
                transition: `translate ${vars.motion[pace]} ${vars.motion.easing}`,
                translate: away ? vars.width.menu : '0',
              }}
            />
          ))}
          <Button tone="secondary" onPress={() => setValue(!away)}>
            Move
          </Button>
        </Stack>
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const moved = [...canvasElement.querySelectorAll('[data-pace]')].map(
      (box) => getComputedStyle(box).translate !== 'none',
    );
    await expect(moved).toEqual([true, true]);
  },
};
