import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from './index.ts';
import { scale } from './scale.ts';

const meta = { title: 'Foundations/Space, shape, depth' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = ['hair', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
const corners = ['small', 'control', 'card', 'full'] as const;
const depths = ['low', 'high'] as const;

const widths = (root: Element): readonly number[] =>
  [...root.querySelectorAll('[data-step]')].map((step) => step.getBoundingClientRect().width);

export const Space: Story = {
  render: () => (
    <Stack gap="xs">
      {steps.map((step) => (
        <Inline key={step}>
          <div
            data-step={step}
            style={{
              width: vars.space[step],
              height: vars.space.md,
              background: vars.border.accent,
            }}
          />
          <Text as="span" size="small">
            {step} {scale.space[step]}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([2, 4, 8, 12, 16, 24, 32, 48, 72]);
  },
};

const box = {
  width: vars.square.portrait,
  height: vars.square.portrait,
  background: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.control}`,
} as const;

export const Corners: Story = {
  render: () => (
    <Inline gap="lg">
      {corners.map((corner) => (
        <Stack key={corner} gap="xs">
          <div data-corner={corner} style={{ ...box, borderRadius: vars.radius[corner] }} />
          <Text as="span" size="small">
            {corner} {scale.radius[corner]}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const radii = [...canvasElement.querySelectorAll('[data-corner]')].map(
      (corner) => getComputedStyle(corner).borderStartStartRadius,
    );
    await expect(radii).toEqual(['6px', '10px', '16px', '999px']);
  },
};

export const Depth: Story = {
  render: () => (
    <Inline gap="lg">
      {depths.map((depth) => (
        <Stack key={depth} gap="xs">
          <div data-depth={depth} style={{ ...box, boxShadow: vars.elevation[depth] }} />
          <Text as="span" size="small">
            {depth}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const depth of depths) await expect(canvas.getByText(depth)).toBeVisible();
  },
};
