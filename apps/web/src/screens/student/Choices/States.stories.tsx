import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { leaveList, leaveStateList } from '../../../testing/leaveList.ts';
import { saveAnswers } from '../../../testing/saveAnswers.ts';
import { withRank } from '../../../testing/withRank.ts';

const meta = {
  title: 'Screens/Choice list/Of a state',
  component: AppAt,
  args: { path: paths.choices },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: async () => {
    leaveList();
    leaveStateList();
    await saveAnswers({ homeState: 'Karnataka', stateCategory: 'SC', category: 'SC' });
    await withRank(100_000);
  },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 10_000 };

export const SideBySide: Story = {
  tags: ['BEY-STA-08', 'BEY-STA-10', 'BEY-STA-11', 'BEY-STA-12', 'BEY-STA-31'],
  play: async ({ canvas, userEvent }) => {
    const kea = within(await canvas.findByRole('region', { name: 'Karnataka (KEA)' }, slow));
    const mcc = within(canvas.getByRole('region', { name: 'MCC' }));
    await expect(mcc.getByRole('link', { name: /^Open mcc\.nic\.in/ })).toBeVisible();
    await expect(kea.getByRole('link', { name: /^Open cetonline\.karnataka/ })).toHaveAttribute(
      'href',
      'https://cetonline.karnataka.gov.in/kea/',
    );
    await expect(kea.getByText(/^We do not know the next date\. See cetonline/)).toBeVisible();
    await expect(kea.getByText('Put them in your order, then lock the list.')).toBeVisible();
    // Only rules with a source are shown, and Round 3 has none.
    await expect(
      canvas.getByText(/^MCC, Stray.*no seat anywhere, from MCC or a state/),
    ).toBeVisible();
    await expect(canvas.queryByText(/^MCC, Round 3/)).toBeNull();

    await userEvent.click(kea.getByRole('button', { name: 'Karnataka Round 1' }));
    const rows = within(await canvas.findByRole('list', { name: 'Choices of Karnataka Round 1' }));
    await expect(
      await rows.findByText(
        'Closed 1,83,113 (R2 2025, Scheduled Castes (SC) seat)',
        undefined,
        slow,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Fill it on cetonline\.karnataka\.gov\.in\/kea yourself/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Last date/)).toBeNull();
    dispatchEvent(new Event('beforeprint'));
    await expect(
      screen.getByText(/^KEA · cetonline\.karnataka\.gov\.in\/kea · /),
    ).toBeInTheDocument();
    await expect(screen.queryByText('College code')).toBeNull();
    dispatchEvent(new Event('afterprint'));
    await expect(canvas.getByText(/^There is no practice with this list/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Practise with this list' })).toBeNull();
  },
};

export const Creating: Story = {
  tags: ['BEY-STA-07', 'BEY-STA-09'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Karnataka Round 1' }, slow));
    for (const [entry, description, name] of [
      ['New list for KEA…', 'A list for KEA, Karnataka', 'Karnataka Round 2'],
      ['New list for MCC…', 'A list for MCC', 'Round 2'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
      await expect(dialog.getByText(description)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const mcc = within(canvas.getByRole('region', { name: 'MCC' }));
    await expect(await mcc.findByRole('button', { name: 'Round 2' })).toBeVisible();
    await expect(mcc.queryByRole('button', { name: 'Karnataka Round 2' })).toBeNull();
  },
};

export const Locking: Story = {
  tags: ['BEY-STA-10'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Karnataka Round 1' }, slow));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lock…' })).toBeEnabled(), slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Lock…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the list' }, slow));
    await expect(
      dialog.getByText(/ KEA does not get it\. .* on cetonline\.karnataka/),
    ).toBeVisible();
    await expect(dialog.getByText(/^We do not know the deadline .* cetonline/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^I have read it/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    const next = await canvas.findByText(
      'Register and pay on cetonline.karnataka.gov.in/kea',
      undefined,
      slow,
    );
    await waitFor(() => expect(next).toBeVisible());
    await expect(canvas.queryByText(/security deposit/)).toBeNull();
    await expect(canvas.getByText(/^Register on cetonline.*the same order there\.$/)).toBeVisible();
  },
};
