import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { children: 'Round 2 begins on 12 August.' },
  parameters: {
    guidance: {
      do: ['Use Box where a screen needs space or paper that no component brings.'],
      dont: ['Do not build a component out of boxes twice: make it a component.'],
    },
  },
} satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Papers: Story = {
  render: () => (
    <>
      {(['surface', 'sunken', 'accentSoft'] as const).map((background) => (
        <Box key={background} padding="lg" background={background}>
          <Text>{background}</Text>
        </Box>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const backgrounds = ['surface', 'sunken', 'accentSoft'].map(
      (name) => getComputedStyle(canvas.getByText(name).parentElement!).backgroundColor,
    );
    // Forced colours mode gives all backgrounds the same colour.
    if (!matchMedia('(forced-colors: active)').matches)
      await expect(new Set(backgrounds).size).toBe(backgrounds.length);
  },
};

export const AsSection: Story = {
  args: { as: 'section', padding: 'md', border: 'subtle', radius: 'card', id: 'dates' },
  play: async ({ canvas }) => {
    const box = canvas.getByText('Round 2 begins on 12 August.');
    await expect(box.tagName).toBe('SECTION');
    await expect(box.id).toBe('dates');
    await expect(getComputedStyle(box).paddingTop).toBe('16px');
  },
};
