import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { consolePlaces } from '../../../testing/consolePlaces.ts';

const meta = {
  title: 'Screens/Admin home',
  component: AppAt,
  args: { path: paths.adminHome },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: [
    'ADH-01',
    'ADH-02',
    'ADH-03',
    'ADH-04',
    'ADH-05',
    'ADH-06',
    'ADH-07',
    'ADH-08',
    'SHL-20',
    'BEY-OPR-01',
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.textContent).toMatch(/^Hi [^a-z]+ !$/);
    await expect(canvas.getByText('Plans are on sale without a seller’s name')).toBeVisible();
    const main = canvas.getByRole('main');
    const tiles = [...main.querySelectorAll('a:not(section a)')].map((tile) => [
      tile.getAttribute('href'),
      tile.textContent,
    ]);
    await expect(tiles).toEqual([
      ['/admin/users', 'Manage UsersActive Users: 307'],
      ['/admin/payments', 'PaymentsPending: ₹12,430'],
      ['/admin/files', 'Manage FilesStorage: 82% used'],
    ]);
  },
};

export const WhatWaits: Story = {
  tags: ['BEY-FIG-06', 'BEY-FIG-08'],
  play: async ({ canvas }) => {
    const chats = await canvas.findByRole('region', { name: 'Unanswered chats' });
    const tile = canvas.getByRole('link', { name: /^Manage Users/ });
    await expect(chats.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(chats.querySelector('a[href^="/admin/chat?conversation="]')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'New messages' })).toHaveTextContent(/\d/);
    const questions = canvas.getByRole('region', { name: 'Questions to the help bot' });
    await expect(questions).toHaveTextContent(/\d/);
    await expect(chats).toHaveTextContent(/(FREE|BASIC|ADVANCE|PREMIUM) · \d+ days, since /);
    await expect(canvas.getByRole('region', { name: 'Pending orders' })).toHaveTextContent(
      /(BASIC|ADVANCE|PREMIUM) · ₹[\d,.]+ · \d/,
    );
    await expect(canvas.getByRole('region', { name: 'Refunds due' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Files of the week' })).toBeVisible();
    // The queue that waits longest comes first, and the age of its oldest item is said.
    const ages = canvas
      .getAllByText(/^Longest wait: /)
      .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0] ?? 0));
    await expect(ages.length).toBeGreaterThan(2);
    await expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    await expect(ages[0]).toBeGreaterThan(0);
  },
};

export const NothingKnownToWait: Story = {
  parameters: { scenario: 'adminWaiting.404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Active Users: 307')).toBeVisible();
    await expect(canvas.queryByText('To do')).toBeNull();
  },
};

/** Expects the placeholder figures until the server responds. */
const showsDocumented: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const figure of ['Active Users: 307', 'Pending: ₹12,430', 'Storage: 82% used'])
    await expect(await canvas.findByText(figure)).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

export const WithoutFigures: Story = {
  tags: ['GAP-37'],
  parameters: { scenario: 'adminOverview.404' },
  play: showsDocumented,
};

export const Loading: Story = {
  parameters: { scenario: 'adminOverview.never' },
  play: showsDocumented,
};

export const Empty: Story = {
  parameters: { scenario: 'adminOverview.empty' },
  play: showsDocumented,
};

export const Failed: Story = {
  parameters: { scenario: 'adminOverview.500' },
  play: showsDocumented,
};

export const Shell: Story = {
  tags: [
    'ADS-01',
    'ADS-02',
    'ADS-03',
    'ADS-04',
    'ADS-05',
    'ADS-06',
    'ADS-09',
    'ADS-13',
    'ADS-14',
    'ADS-15',
    'ADS-16',
  ],
  play: async ({ canvas, userEvent }) => {
    const places = await consolePlaces({ userEvent });
    const links = places.links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    const expected = [
      'Home /admin/home',
      'Users /admin/users',
      'Files /admin/files',
      'Alerts /admin/alerts',
      'Payments /admin/payments',
      'Data /admin/data',
      'Chat /admin/chat',
      'Inbox /admin/messages',
      'Figures /admin/figures',
      'Audit /admin/audit',
    ];
    // A phone's bar begins with the pages that are used most.
    const inOrder = (list: readonly string[]) => (places.isFolded ? list.toSorted() : list);
    await expect(inOrder(links)).toEqual(inOrder(expected));
    const bar = canvas.getByRole('banner');
    await expect(bar).toHaveTextContent('SUPER ADMIN');
    const { username } = JSON.parse(localStorage.getItem('user')!) as { username: string };
    await expect(bar).toHaveTextContent(username.toUpperCase());
    await expect(bar.textContent).toMatch(/[A-Z]{2,} [A-Z]{2,}/);
    const navigation = canvas.getByRole('navigation', { name: 'Console' });
    // With enough room the labels show without a press.
    if (innerWidth >= 1280) {
      await expect(navigation).toHaveAttribute('data-expanded', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    }
    const toggle = canvas.queryByRole('button', { name: 'Expand navigation' });
    if (!toggle) return;
    const width = navigation.getBoundingClientRect().width;
    await userEvent.click(toggle);
    await waitFor(() => expect(navigation.getBoundingClientRect().width).toBeGreaterThan(width));
  },
};

export const InTheDark: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['theme'];
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Theme: Dark/ }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    document.documentElement.dataset['theme'] = before ?? 'light';
  },
};

export const SignsOut: Story = {
  tags: ['ADS-07', 'ADS-08'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back'),
    );
    await expect(localStorage.getItem('user')).toBeNull();
  },
};

export const ForAdminsOnly: Story = {
  tags: ['SES-23', 'SES-24'],
  parameters: { role: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome back',
    );
  },
};
