import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { expectText, findDialog } from '../../testing/visible.ts';
import {
  isClosed,
  press,
  question,
  type,
  type Dialog,
  type Playing,
} from '../../testing/userDialogs.ts';

const meta = {
  title: 'Screens/User actions',
  component: AppAt,
  args: { path: `${paths.adminUsers}?email=free%40seatwise.test` },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the dialog with all changes by the user's name. */
const openActions = async (context: Playing): Promise<Dialog> => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ananya Sharma' }));
  return within(await findDialog(context, /^Ananya Sharma \(ID: \d+\)$/));
};

export const Actions: Story = {
  name: 'ADU-28 ADU-71 ADU-72 GAP-126 Actions',
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'Roll Number': 'SW900001' });
    await press(context, dialog, 'Update Details');
    await expectText(context, 'Details updated');
    await isClosed(context);
  },
};

export const ActionsRole: Story = {
  name: 'ADU-77 GAP-126 ActionsRole',
  play: async (context) => {
    const dialog = await openActions(context);
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Advance');
    await press(context, dialog, 'Update Role');
    await expectText(context, 'Role updated');
    await isClosed(context);
  },
};

export const ActionsPassword: Story = {
  name: 'ADU-81 GAP-126 ActionsPassword',
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'New Password': 'Seatwise@456' });
    await press(context, dialog, 'Reset Password');
    await expectText(context, 'Password reset successfully');
  },
};

export const ActionsDelete: Story = {
  name: 'ADU-84 ADU-88 GAP-126 ActionsDelete',
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
  name: string,
  scenario: string,
  button: string,
  text: string,
  prepare?: (context: Playing, dialog: Dialog) => Promise<void>,
): Story => ({
  name,
  parameters: { scenario },
  play: async (context) => {
    const dialog = await openActions(context);
    await prepare?.(context, dialog);
    await press(context, dialog, button);
    await expectText(context, text);
  },
});

export const ActionsFailed = failing(
  'ADU-73 ActionsFailed',
  'updateUser.500',
  'Update Details',
  'Failed to update details',
);

export const ActionsRoleFailed = failing(
  'ADU-78 ActionsRoleFailed',
  'updateRole.500',
  'Update Role',
  'Failed to update role',
);

export const ActionsPasswordFailed = failing(
  'ADU-82 ActionsPasswordFailed',
  'resetUserPassword.500',
  'Reset Password',
  'Failed to reset password',
  (context, dialog) => type(context, dialog, { 'New Password': 'Seatwise@456' }),
);

export const ActionsDeleteFailed: Story = {
  name: 'ADU-89 ActionsDeleteFailed',
  parameters: { scenario: 'deleteUser.network-error' },
  play: async (context) => {
    await press(context, await openActions(context), 'Delete User');
    await press(context, within(await question(context)), 'Delete');
    await expectText(context, 'Failed to delete user');
    await expectText(context, 'This did not work. Please try again.');
  },
};
