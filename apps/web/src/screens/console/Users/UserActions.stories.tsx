import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { turnSecondStepOn } from '../../../testing/secondStep.ts';
import { expectText, findDialog } from '../../../testing/visible.ts';
import { isClosed, press, type, type Dialog, type Playing } from '../../../testing/userDialogs.ts';

const meta = {
  title: 'Screens/User actions',
  component: AppAt,
  args: { path: `${paths.adminUsers}?email=free%40seatwise.test` },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the user's name, which opens the dialog with all changes. */
const openActions = async (context: Playing): Promise<Dialog> => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ananya Sharma' }));
  return within(await findDialog(context, /^Ananya Sharma \(ID: \d+\)$/));
};

export const Actions: Story = {
  tags: ['ADU-28', 'ADU-71', 'ADU-72', 'GAP-126'],
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'Roll Number': 'SW900001' });
    await press(context, dialog, 'Update Details');
    await expectText(context, 'Details updated');
    await isClosed(context);
  },
};

export const OwnerAsked: Story = {
  tags: ['BEY-ATK-39'],
  parameters: { scenario: 'session.unproven' },
  play: async (context) => {
    const dialog = await openActions(context);
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Advance');
    await press(context, dialog, 'Update Role');
    const proof = within(await findDialog(context, 'Is it you?'));
    await type(context, proof, { 'Your password': 'Seatwise@123' });
    await press(context, proof, 'Confirm');
    await expectText(context, 'Role updated');
    await isClosed(context);
  },
};

export const SecondStepReset: Story = {
  tags: ['BEY-ATK-37'],
  args: { path: `${paths.adminUsers}?email=counsellor%40seatwise.test` },
  beforeEach: async () => void (await turnSecondStepOn('counsellor@seatwise.test')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Kavita Joshi' }));
    const dialog = within(await findDialog(context, /\(ID: \d+\)$/));
    await press(context, dialog, 'Reset two-step sign-in');
    await expectText(context, /^Two-step sign-in is off\./);
    await press(context, dialog, 'Reset two-step sign-in');
    await expectText(context, 'This user has no two-step sign-in.');
  },
};

export const ActionsHistory: Story = {
  tags: ['again', 'BEY-AUD-06'],
  play: async (context) => {
    const dialog = await openActions(context);
    await waitFor(() => expect(dialog.getByText('No changes by staff.')).toBeVisible());
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Advance');
    await press(context, dialog, 'Update Role');
    await isClosed(context);
    const again = await openActions(context);
    await waitFor(() => expect(again.getByText('Role: Free → Advance')).toBeVisible());
    await expect(again.getByText(/^Role changed/)).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  tags: ['again'],
  parameters: { scenario: 'listAuditEntries.500' },
  play: async (context) => {
    const dialog = await openActions(context);
    await waitFor(() => expect(dialog.getByText('We could not load the changes.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ActionsFailed: Story = {
  tags: ['again', 'ADU-73'],
  parameters: { scenario: 'updateUser.500' },
  play: async (context) => {
    await press(context, await openActions(context), 'Update Details');
    await expectText(context, 'Failed to update details');
  },
};
