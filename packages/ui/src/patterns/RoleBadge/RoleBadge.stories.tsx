import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { RoleBadge } from './RoleBadge.tsx';

const meta = {
  title: 'Patterns/RoleBadge',
  component: RoleBadge,
  args: { role: 'PREMIUM' },
  parameters: {
    guidance: {
      do: ['Write the role as the account calls it.'],
      dont: ['Do not use it for what somebody could buy: that is a PlanCard.'],
    },
  },
} satisfies Meta<typeof RoleBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <Inline gap="xs">
      {['FREE', 'BASIC', 'ADVANCE', 'PREMIUM', 'Admin', 'Super Admin'].map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const tones = ['FREE', 'BASIC', 'ADVANCE', 'PREMIUM', 'Admin', 'Super Admin'].map(
      (role) => canvas.getByText(role).dataset['tone'],
    );
    await expect(new Set(tones).size).toBe(tones.length);
  },
};

export const UnknownRole: Story = {
  args: { role: 'Counsellor (trial)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counsellor (trial)')).toHaveAttribute('data-tone', 'neutral');
  },
};
