import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { expectNoOverflow } from '../../testing/expectNoOverflow.ts';
import { vars } from '../../theme/index.ts';
import { NavBar } from './NavBar.tsx';

const forGuests = [
  { label: 'Events', href: '#events' },
  { label: 'Plans', href: '#plans' },
  { label: 'Services', href: '#services' },
  { label: 'Contact', href: '#contact' },
  { label: 'Login', href: '#login' },
  { label: 'Create Account', href: '#sign-up' },
];

const forStudents = [
  {
    label: 'My Dashboard',
    href: '#home',
    current: true,
    thumb: { label: 'Home', icon: icons.Home },
  },
  {
    label: 'College Prediction',
    href: '#rank-predictor',
    thumb: { label: 'Predict', icon: icons.Target },
  },
  { label: 'Colleges', href: '#colleges' },
  { label: 'Choices', href: '#choices', thumb: { label: 'Choices', icon: icons.ListChecks } },
  {
    label: 'Chat',
    href: '#chat',
    inMenu: true,
    thumb: { label: 'Chat', icon: icons.MessageCircle },
  },
  { label: 'Events', href: '#events' },
  { label: 'Plans', href: '#plans', inMenu: true },
  { label: 'Services', href: '#services', inMenu: true },
  { label: 'Contact', href: '#contact', inMenu: true },
];

/** A page long enough to scroll. */
const Page = ({ hero = false, children }: { hero?: boolean; children: ReactNode }) => (
  <div style={{ minHeight: '220vh' }}>
    {children}
    <div style={{ height: '100vh', background: hero ? vars.background.hero : undefined }} />
  </div>
);

/** The code that Storybook offers to copy. */
const code = `import { NavBar } from '@seatwise/ui';

export const PageBar = () => (
  <NavBar
    brand={{ label: 'Seatwise', href: '/' }}
    links={[
      { label: 'Plans', href: '/plans', current: true },
      { label: 'Login', href: '/login' },
    ]}
  />
);`;

const meta = {
  title: 'Patterns/NavBar',
  component: NavBar,
  args: { brand: { label: 'Seatwise', href: '#home-page' }, links: forGuests },
  render: (args) => (
    <Page>
      <NavBar {...args} />
    </Page>
  ),
  beforeEach: () => {
    scrollTo({ top: 0 });
  },
  parameters: {
    wide: true,
    layout: 'fullscreen',
    docs: { source: { code }, story: { inline: false, height: '20rem' } },
    guidance: {
      do: [
        'Keep the places in the same order on every page.',
        'Let a page without a hero begin below the bar.',
      ],
      dont: ['Do not put it over a picture that leaves its words below 4.5:1.'],
    },
  },
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The menu button in the top bar, or in a phone's bottom bar; a bar with room for all links has none. */
const opener = (canvasElement: HTMLElement): HTMLElement | undefined =>
  [...canvasElement.querySelectorAll<HTMLElement>('[aria-label="Open menu"]')].find((button) =>
    button.checkVisibility(),
  );

export const Guest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveAttribute('data-solid', 'true');
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 64 });
    const inline = canvas.queryByRole('navigation', { name: 'Main' });
    await expect(inline === null).toBe(opener(canvasElement) !== undefined);
    await expectNoOverflow(bar);
  },
};

export const Student: Story = {
  args: {
    links: forStudents,
    actions: (
      <Menu
        label="Account of ananya"
        trigger={<Avatar name="ananya" />}
        variant="bare"
        items={[
          { id: 'edit', label: 'Edit Profile' },
          { id: 'logout', label: 'Logout' },
        ]}
        onSelect={() => undefined}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow(canvas.getByRole('banner'));
    await expect(canvasElement.querySelectorAll('nav[aria-label="Main"] a')).toHaveLength(5);
    const current = canvasElement.querySelector('nav [aria-current="page"]');
    await expect(current).toHaveTextContent('My Dashboard');
  },
};

export const OverAHero: Story = {
  args: { overHero: true },
  render: (args) => (
    <Page hero>
      <NavBar {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await waitFor(() => expect(bar).toHaveAttribute('data-solid', 'false'));
  },
};

export const ScrolledPastTheHero: Story = {
  ...OverAHero,
  play: async ({ canvas }) => {
    scrollTo({ top: innerHeight - 79, behavior: 'instant' });
    const bar = canvas.getByRole('banner');
    await waitFor(() => expect(bar).toHaveAttribute('data-solid', 'true'));
  },
};

export const MenuOfAPhone: Story = {
  args: { links: forStudents },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = opener(canvasElement);
    await userEvent.click(button!);
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(forStudents.length);
    await expect(menu.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
