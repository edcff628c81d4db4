import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { WithState } from '../testing/WithState.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { vars } from './index.ts';
import { scale } from './scale.ts';
import { Text } from '../components/Text/Text.tsx';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const speeds = ['quick', 'calm'] as const;

/** Quick is for feedback on a press, calm for content that appears; with reduced motion both are instant. */
export const Paces: Story = {
  render: () => (
    <WithState initial={false}>
      {(away, setValue) => (
        <Stack>
          {speeds.map((speed) => (
            <Stack key={speed} gap="xs">
              <Text size="small">
                {speed}: {scale.motion[speed]}
              </Text>
              <div
                data-speed={speed}
                style={{
                  width: vars.square.medium,
                  height: vars.square.medium,
                  borderRadius: vars.radius.control,
                  background: vars.background.accent,
                  transition: `translate ${vars.motion[speed]} ${vars.motion.easing}`,
                  translate: away ? vars.width.menu : '0',
                }}
              />
            </Stack>
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
    const moved = [...canvasElement.querySelectorAll('[data-speed]')].map(
      (box) => getComputedStyle(box).translate !== 'none',
    );
    await expect(moved).toEqual([true, true]);
  },
};
