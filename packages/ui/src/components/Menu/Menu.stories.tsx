import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as icons from '../Icon/icons.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Actions for Ananya Sharma',
    trigger: 'Actions',
    items: [
      { id: 'edit', label: 'Edit', icon: icons.Pencil },
      { id: 'role', label: 'Update Role', icon: icons.ShieldCheck },
      { id: 'password', label: 'Reset Password', disabled: true },
      { id: 'delete', label: 'Delete', icon: icons.Trash2, tone: 'critical' },
    ],
    onSelect: fn(),
  },
  parameters: {
    guidance: {
      do: ['Begin each entry with a verb.', 'Put what takes something away last.'],
      dont: [
        'Do not hide what most people come for.',
        'Do not use it to choose a value: that is a Select.',
      ],
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page of documentation plays a story only in a frame of its own. */
const played = { docs: { story: { inline: false, height: '18rem' } } };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const Open: Story = {
  parameters: played,
  name: 'Open dropdown',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(
      await canvas.findByRole('menu', { name: 'Actions for Ananya Sharma' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(4);
  },
};

export const BehindAnAvatar: Story = {
  args: {
    label: 'Account of Ananya Sharma',
    variant: 'bare',
    trigger: <Avatar name="Ananya Sharma" />,
    items: [
      { id: 'profile', label: 'Edit Profile', icon: icons.User },
      { id: 'logout', label: 'Logout', icon: icons.LogOut },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of Ananya Sharma' })).toBeVisible();
  },
};
