import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Events',
  component: AppAt,
  args: { path: paths.events },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The names of the alerts, in order. */
const namesOf = (canvas: Canvas): (string | null)[] =>
  within(canvas.getByRole('list', { name: 'Current Events' }))
    .queryAllByRole('button', { name: /^(?!Download)/ })
    .map((button) => button.getAttribute('title'));

const loaded = async (canvas: Canvas, count = 10): Promise<void> => {
  await canvas.findByRole('list', { name: 'Current Events' });
  await waitFor(() => expect(namesOf(canvas)).toHaveLength(count));
};

const newestTitle = /^NEET UG \d{4} Round 1 Schedule \(Revised\)$/;
const newest = /^NEET_UG_\d{4}_Round-1_Schedule_\(Revised\)\.pdf$/;

export const Success: Story = {
  tags: [
    'BEY-ALR-16',
    'EVT-01',
    'EVT-02',
    'EVT-04',
    'EVT-05',
    'EVT-06',
    'EVT-07',
    'EVT-08',
    'EVT-09',
    'EVT-17',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Current Events',
    );
    await expect(canvas.getByPlaceholderText('Search alerts...')).toBeVisible();
    await loaded(canvas);
    await expect(namesOf(canvas)[0]).toMatch(newest);
    const [first] = within(canvas.getByRole('list', { name: 'Current Events' })).getAllByRole(
      'listitem',
    );
    const row = within(first!);
    await expect(row.getByRole('button', { name: newestTitle })).toBeVisible();
    await expect(row.getByText('NEW')).toBeVisible();
    await expect(row.getByRole('heading', { level: 2, name: /^\p{L}+ \d{4}$/u })).toBeVisible();
    await expect(row.getByText(/^\d{2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(row.getByText(/Today|Yesterday|days ago/)).toBeVisible();
    await expect(row.getByRole('button', { name: /^Download NEET UG/ })).toBeVisible();
    await expect(
      await row.findByText(/^Round 1: choice filling now ends \d.* \(was \d.*\)$/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    // Two of the sample files are less than 14 days old.
    await expect(canvas.getAllByText('NEW')).toHaveLength(2);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of alerts' }));
    await expect(pages.getByRole('button', { name: 'Prev' })).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(pages.getByText('Page 1 / 3')).toBeInTheDocument();
  },
};

export const DatesNotEntered: Story = {
  name: 'The dates of a revised schedule are not entered',
  tags: ['BEY-ALR-16'],
  parameters: { scenario: 'listCounsellingDates.empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Replaces an earlier version.* Its dates are not in Seatwise yet\.$/,
        undefined,
        { timeout: 10_000 },
      ),
    ).toBeVisible();
  },
};

export const Searching: Story = {
  tags: ['EVT-02', 'EVT-11'],
  args: { path: `${paths.events}?page=3` },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, 6);
    const search = canvas.getByPlaceholderText('Search alerts...');
    await userEvent.type(search, 'round');
    // If fewer than three pages are left, the last one shows.
    await waitFor(() => expect(canvas.getByText('Page 1 / 1')).toBeInTheDocument());
    for (const name of namesOf(canvas)) await expect(name).toMatch(/round/i);
    await userEvent.type(search, ' of nowhere');
    await expect(await canvas.findByText('No alert has this in its name')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await loaded(canvas);
    await expect(canvas.getByText('Page 1 / 3')).toBeInTheDocument();
  },
};

export const OfOneExam: Story = {
  tags: ['again'],
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'MDS');
    await waitFor(() => expect(namesOf(canvas).some((name) => /UG|PG/.test(name!))).toBe(false));
    await expect(namesOf(canvas).length).toBeGreaterThan(0);
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'UG');
    const search = canvas.getByPlaceholderText('Search alerts...');
    // The words match in any order; the extension does not count, because it is not shown.
    await userEvent.type(search, 'schedule neet');
    await waitFor(() => expect(namesOf(canvas)[0]).toMatch(newest));
    const list = within(canvas.getByRole('list', { name: 'Current Events' }));
    await expect(
      list.getAllByRole('link', { name: 'mcc.nic.in (opens in a new tab)' })[0],
    ).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'pdf');
    await expect(await canvas.findByText('No alert has this in its name')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await loaded(canvas);
    await expect(canvas.getByLabelText('Exam')).toHaveValue('');
  },
};

export const SearchedByLink: Story = {
  args: { path: `${paths.events}?q=round` },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByPlaceholderText('Search alerts...');
    await expect(search).toHaveValue('round');
    await canvas.findByText('Page 1 / 1');
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'Current Events' }));
    // The plain address of the same page has no filter.
    await waitFor(() => expect(search).toHaveValue(''));
    await loaded(canvas);
    await expect(canvas.getByText('Page 1 / 3')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'listFiles.never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Current Events' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: 'listFiles.empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No alerts yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'listFiles.500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('We could not load the alerts.')).toBeVisible();
  },
};

export const LoadedAtLast: Story = {
  tags: ['again'],
  parameters: { scenario: 'listFiles.500' },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const alerts = await fetch('/api/files/list', { headers: { 'x-mock-scenario': 'ok' } });
    const fetchSpy = spyOn(globalThis, 'fetch').mockResolvedValueOnce(alerts);
    await userEvent.click(again);
    await loaded(canvas);
    fetchSpy.mockRestore();
    // The button is unmounted, so the first alert has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: newestTitle })).toHaveFocus());
  },
};

export const Offline: Story = {
  parameters: { scenario: 'listFiles.network-error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the alerts.')).toBeVisible();
    await expect(await canvas.findByText('Check your connection and try again.')).toBeVisible();
  },
};
