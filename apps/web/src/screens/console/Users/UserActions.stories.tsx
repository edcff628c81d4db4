import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { expectText, findDialog } from '../../../testing/visible.ts';
import {
  isClosed,
  press,
  question,
  type,
  type Dialog,
  type Playing,
} from '../../../testing/userDialogs.ts';

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

export const ActionsRole: Story = {
  tags: ['again', 'ADU-77', 'GAP-126'],
  play: async (context) => {
    const dialog = await openActions(context);
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Advance');
    await press(context, dialog, 'Update Role');
    await expectText(context, 'Role updated');
    await isClosed(context);
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

export const ActionsPassword: Story = {
  tags: ['again', 'ADU-81', 'GAP-126'],
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'New Password': 'Seatwise@456' });
    await press(context, dialog, 'Reset Password');
    await expectText(context, 'Password reset successfully');
  },
};

export const ActionsDelete: Story = {
  tags: ['again', 'ADU-84', 'ADU-88', 'GAP-126'],
  play: async (context) => {
    const dialog = await openActions(context);
    await press(context, dialog, 'Delete User');
    const confirmation = await question(context);
    await expect(confirmation).toHaveAccessibleDescription(
      /^Delete user Ananya Sharma \(ID: \d+\)\? This cannot be undone\.$/,
    );
    await press(context, within(confirmation), 'Delete');
    await expectText(context, 'User deleted');
    await isClosed(context);
  },
};

const failing = (
  scenario: string,
  button: string,
  text: string,
  prepare?: (context: Playing, dialog: Dialog) => Promise<void>,
): Story => ({
  parameters: { scenario },
  play: async (context) => {
    const dialog = await openActions(context);
    await prepare?.(context, dialog);
    await press(context, dialog, button);
    await expectText(context, text);
  },
});

export const ActionsFailed: Story = {
  ...failing('updateUser.500', 'Update Details', 'Failed to update details'),
  tags: ['again', 'ADU-73'],
};

export const ActionsRoleFailed: Story = {
  ...failing('updateRole.500', 'Update Role', 'Failed to update role'),
  tags: ['again', 'ADU-78'],
};

export const ActionsPasswordFailed: Story = {
  ...failing(
    'resetUserPassword.500',
    'Reset Password',
    'Failed to reset password',
    (context, dialog) => type(context, dialog, { 'New Password': 'Seatwise@456' }),
  ),
  tags: ['again', 'ADU-82'],
};

export const ActionsDeleteFailed: Story = {
  tags: ['again', 'ADU-89'],
  parameters: { scenario: 'deleteUser.network-error' },
  play: async (context) => {
    await press(context, await openActions(context), 'Delete User');
    await press(context, within(await question(context)), 'Delete');
    await expectText(context, 'Failed to delete user');
    await expectText(context, 'This did not work. Please try again.');
  },
};
