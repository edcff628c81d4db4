import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './icons.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: icons.Bell },
  parameters: {
    guidance: {
      do: ['Put a word beside a picture wherever there is room.'],
      dont: ['Do not use one picture for two meanings.'],
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithMeaning: Story = {
  args: { icon: icons.BadgeCheck, label: 'Verified', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

export const Mirrored: Story = {
  args: { icon: icons.ArrowRight, mirrored: true, label: 'On' },
  play: async ({ canvas }) => {
    const { transform, scale } = getComputedStyle(canvas.getByRole('img'));
    const turned = `${transform} ${scale}`.includes('-1');
    await expect(turned).toBe(document.documentElement.dir === 'rtl');
  },
};
