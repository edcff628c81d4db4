import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import {
  count,
  emptyStory,
  failedStory,
  fileSavedBy,
  loadingStory,
  rowsOf,
} from '../../../testing/lists.ts';

const meta = {
  title: 'Screens/Users',
  component: AppAt,
  args: { path: paths.adminUsers },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The texts of the badges in the rows. */
const badgesOf = (canvas: Canvas): string[] =>
  [...canvas.getByRole('main').querySelectorAll('[data-row] [data-tone]')].map(
    (badge) => badge.textContent,
  );

const sample = `${paths.adminUsers}?email=free%40seatwise.test`;

export const Success: Story = {
  tags: [
    'ADU-01',
    'ADU-02',
    'ADU-04',
    'ADU-16',
    'ADU-17',
    'ADU-19',
    'ADU-20',
    'ADU-21',
    'ADU-22',
    'ADU-23',
    'ADU-32',
  ],
  args: { path: sample },
  parameters: { shows: { machine: 'userChanges', state: 'list' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await count(canvas, 'users')).toBe(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User Management');
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeVisible();
    const heads = canvas.queryAllByRole('columnheader').map(({ textContent }) => textContent);
    if (heads.length > 0)
      await expect(heads).toEqual([
        'ID',
        'Username',
        'Email',
        'Role',
        'Status',
        'Created',
        'Actions',
      ]);
    const [row] = rowsOf(canvas);
    await expect(row).toMatch(/Ananya Sharma/);
    await expect(row).toMatch(/free@seatwise\.test/);
    await expect(row).toMatch(/\d{1,2}\/\d{1,2}\/\d{2}, \d{1,2}:\d{2}\s[ap]m/i);
    await expect(badgesOf(canvas)).toEqual(['Free', 'Active']);
    await expect(
      canvas.getByRole('main').querySelector('[data-row] [data-role="free"]'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ananya Sharma' }));
    const entries = await canvas.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Update Role',
      'Reset Password',
      'Delete',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Inactive: Story = {
  tags: ['ADU-18'],
  args: { path: `${paths.adminUsers}?sort=id&order=descending` },
  play: async ({ canvas }) => {
    await count(canvas, 'users');
    await waitFor(() => expect(badgesOf(canvas)).toContain('Inactive'));
  },
};

export const Sorted: Story = {
  tags: ['ADU-05', 'ADU-06', 'ADU-07', 'ADU-08', 'ADU-09'],
  play: async ({ canvas, userEvent }) => {
    await count(canvas, 'users');
    const head = canvas.queryByRole('columnheader', { name: 'ID' });
    const first = () => Number(/\d+/.exec(rowsOf(canvas)[0]!)![0]);
    const sort = async (direction: 'ascending' | 'descending'): Promise<void> => {
      if (head) {
        await userEvent.click(within(head).getByRole('button'));
        await waitFor(() => expect(head).toHaveAttribute('aria-sort', direction));
      } else await userEvent.selectOptions(canvas.getByLabelText('Sort by'), `ID, ${direction}`);
    };
    const folded = canvas.queryByText('Sort and filter');
    if (folded) await userEvent.click(folded);
    await sort('ascending');
    await waitFor(() => expect(first()).toBe(1));
    await sort('descending');
    await waitFor(() => expect(first()).toBeGreaterThan(300));
    for (const name of ['Status', 'Actions']) {
      const plain = canvas.queryByRole('columnheader', { name });
      if (plain) await expect(within(plain).queryByRole('button')).toBeNull();
    }
  },
};

export const Filtered: Story = {
  tags: ['ADU-03', 'ADU-10', 'ADU-11', 'ADU-12', 'ADU-13', 'ADU-14', 'ADU-15'],
  play: async ({ canvas, userEvent }) => {
    const all = await count(canvas, 'users');
    await expect(canvas.queryByLabelText('Username')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    const role = canvas.getByLabelText('Role');
    await expect(role).toHaveDisplayValue('All Roles');
    const offered = [...role.querySelectorAll('option')].map(({ textContent }) => textContent);
    await expect(offered).toEqual([
      'All Roles',
      'Admin',
      'Advance',
      'Basic',
      'Counsellor',
      'Free',
      'Premium',
      'Super Admin',
    ]);
    await userEvent.selectOptions(role, 'Super Admin');
    await waitFor(async () => expect(await count(canvas, 'users')).toBe(1));
    await userEvent.selectOptions(role, 'All Roles');
    for (const [label, typed] of [
      ['ID', '1'],
      ['Username', 'sharma'],
      ['Email', 'FREE@'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(label), typed);
    await waitFor(async () => expect(await count(canvas, 'users')).toBe(1));
    await userEvent.type(canvas.getByLabelText('From date'), '2001-01-01');
    await userEvent.type(canvas.getByLabelText('To date'), '2001-01-02');
    await expect(await canvas.findByText('No user fits these filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await count(canvas, 'users')).toBe(all));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Filters' }));
    await expect(canvas.queryByLabelText('Username')).toBeNull();
  },
};

export const Searched: Story = {
  tags: ['BEY-ADU-06'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await count(canvas, 'users')).toBeGreaterThan(100));
    await userEvent.type(canvas.getByLabelText('Search the users'), 'sharma ananya');
    await waitFor(async () => expect(await count(canvas, 'users')).toBe(1));
    await expect(rowsOf(canvas)[0]).toContain('Ananya Sharma');
  },
};

export const OnAPhone: Story = {
  tags: ['BEY-ADU-09'],
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('max-width: 1023'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    await userEvent.type(await canvas.findByLabelText('Search the users'), 'a');
    const pages = within(await canvas.findByRole('navigation', { name: /Users/ }));
    await expect(await count(canvas, 'users')).toBeGreaterThan(25);
    const [first] = rowsOf(canvas);
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rowsOf(canvas)[0]).not.toBe(first));
    await userEvent.type(canvas.getByLabelText('Search the users'), 'n');
    await waitFor(() => expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled());
  },
};

export const FilteredByMore: Story = {
  tags: ['BEY-ADU-01', 'BEY-ADU-02'],
  play: async ({ canvas, userEvent }) => {
    const all = await count(canvas, 'users');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    await userEvent.selectOptions(canvas.getByLabelText('Verification'), 'Not verified');
    await waitFor(async () => expect(await count(canvas, 'users')).toBeLessThan(all));
    await userEvent.type(canvas.getByLabelText('Roll Number'), 'SW000007');
    await userEvent.type(canvas.getByLabelText('Phone'), '+91 98765 00007');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Active');
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'NEET UG Counselling 2025');
    await waitFor(async () => expect(await count(canvas, 'users')).toBe(1));
    await expect(rowsOf(canvas)[0]).not.toMatch(/SW000007/);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Roll Number' }));
    await waitFor(() => expect(rowsOf(canvas)[0]).toMatch(/SW000007/));
    localStorage.removeItem('columns.users');
  },
};

export const Downloaded: Story = {
  tags: ['BEY-ADU-03'],
  args: { path: sample },
  play: async ({ canvas, userEvent }) => {
    await expect(await count(canvas, 'users')).toBe(1);
    const { name, text } = await fileSavedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download CSV' })),
    );
    await expect(name).toBe('users.csv');
    const [heads, ...lines] = text.trim().split('\r\n');
    await expect(heads).toMatch(/ID,Username,Full Name,Email,Roll Number,Phone,Category,AIR/);
    await expect(lines).toHaveLength(1);
    await expect(lines[0]).toMatch(
      /Ananya Sharma,.*free@seatwise\.test,SW000001,.*Active,Verified/,
    );
    await expect(text).not.toMatch(/otp|password/i);
  },
};

export const Loading: Story = loadingStory('listUsers', 'Loading users…');

export const Empty: Story = emptyStory('listUsers.empty', 'No users yet');

const notLoaded = {
  failed: 'We could not load the users.',
  notLoaded: 'Users show here once they are loaded',
} as const;

export const Failed: Story = {
  tags: ['GAP-132'],
  ...failedStory('listUsers.500', notLoaded),
};

/** A student who has changed the role in the browser's storage. */
export const EditedRole: Story = {
  tags: ['ADU-91', 'SES-23'],
  parameters: { role: 'free' },
  beforeEach: () => {
    const stored = JSON.parse(localStorage.getItem('user')!) as object;
    localStorage.setItem('user', JSON.stringify({ ...stored, role: 'Super Admin' }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('User Management')).toBeNull());
    await expect(canvas.queryByText(/@seatwise\.test/)).toBeNull();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ role: 'FREE' }),
    );
  },
};

export const ReadOnly: Story = {
  tags: ['again', 'BEY-ROL-01', 'BEY-ROL-02', 'BEY-ROL-05', 'BEY-AUD-08'],
  parameters: { role: 'counsellor' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Kavita Joshi');
    await expect(canvas.queryByText(/@seatwise/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add User' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
    const places = within(canvas.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    await expect(places.map((place) => place.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/chat',
    ]);
  },
};
