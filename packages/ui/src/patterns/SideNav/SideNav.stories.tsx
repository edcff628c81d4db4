import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as icons from '../../components/Icon/icons.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { WithState } from '../../testing/WithState.tsx';
import { SideNav } from './SideNav.tsx';

/** The code that Storybook offers to copy. */
const code = `import { icons, SideNav } from '@seatwise/ui';
import { useState } from 'react';

export const ConsoleNav = () => {
  const [expanded, setExpanded] = useState(true);
  return (
    <SideNav
      label="Console"
      items={[
        { label: 'Home', href: '/console', icon: icons.Home, current: true },
        { label: 'Users', href: '/console/users', icon: icons.Users, count: 3 },
      ]}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
    />
  );
};`;

const meta = {
  title: 'Patterns/SideNav',
  component: SideNav,
  args: {
    label: 'Console',
    items: [
      { label: 'Home', href: '#home', icon: icons.Home, current: true },
      { label: 'Users', href: '#users', icon: icons.Users },
      { label: 'Files', href: '#files', icon: icons.FolderOpen },
      { label: 'Payments', href: '#payments', icon: icons.IndianRupee },
      { label: 'Chat', href: '#chat', icon: icons.MessageCircle, count: 3 },
    ],
    expanded: true,
    onToggle: fn(),
  },
  parameters: {
    wide: true,
    layout: 'fullscreen',
    docs: { source: { code }, story: { inline: false, height: '28rem' } },
    guidance: {
      do: [
        'Say which four places stay in the bar of a phone where there are more than five.',
        'Remember whether it was wide.',
      ],
      dont: ['Do not put actions among the places.'],
    },
  },
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

const beside = (): boolean => matchMedia(breakpoints.desktop).matches;
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export const Expanded: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Console' });
    await expect(canvas.getByText('Payments')).toBeVisible();
    await expect(nav.offsetWidth).toBe(beside() ? 12.5 * rem() : document.body.clientWidth);
    await expect(canvas.getByRole('link', { name: 'Chat (3)' })).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { expanded: false },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Console' });
    await expect(nav.offsetWidth).toBe(beside() ? 4 * rem() : document.body.clientWidth);
    // Only the icons are visible; the labels still name the links.
    await expect(canvas.getByRole('link', { name: 'Payments' })).toBeVisible();
  },
};

export const Toggled: Story = {
  render: (args) => (
    <WithState initial={false}>
      {(expanded, setValue) => (
        <SideNav {...args} expanded={expanded} onToggle={() => setValue(!expanded)} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Expand navigation' });
    await expect(toggle !== null).toBe(beside());
    if (toggle) await userEvent.click(toggle);
    const nav = canvas.getByRole('navigation', { name: 'Console' });
    if (beside()) await expect(nav).toHaveAttribute('data-expanded', 'true');
  },
};

export const ManyWait: Story = {
  args: {
    expanded: false,
    items: [
      { label: 'Users', href: '#users', icon: icons.Users, count: 12, current: true },
      { label: 'Chat', href: '#chat', icon: icons.MessageCircle, count: 128 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat (128)' })).toBeVisible();
  },
};

const ten = ['Home', 'Users', 'Files', 'Payments', 'Chat', 'Inbox', 'Audit', 'Data', 'Figures'];

export const More: Story = {
  args: {
    expanded: false,
    items: ten.map((label) => ({
      label,
      href: `#${label}`,
      icon: icons.FolderOpen,
      current: label === 'Audit',
      inBar: ['Home', 'Users', 'Payments', 'Chat'].includes(label),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: 'More' });
    await expect(more === null).toBe(beside());
    if (more) await userEvent.click(more);
    await expect(canvas.getAllByRole('link')).toHaveLength(ten.length);
    await expect(canvas.getByRole('link', { name: 'Audit' })).toBeVisible();
  },
};
