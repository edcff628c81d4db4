import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { storyApi } from '../../../testing/storyApi.ts';
import { expectText, findDialog } from '../../../testing/visible.ts';
import {
  choose,
  isClosed,
  press,
  question,
  type,
  type Dialog,
  type Playing,
} from '../../../testing/userDialogs.ts';

const meta = {
  title: 'Screens/User changes',
  component: AppAt,
  args: { path: `${paths.adminUsers}?email=free%40seatwise.test` },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const openEdit = async (context: Playing): Promise<Dialog> => {
  await choose(context, 'Edit');
  return within(await findDialog(context, /^Edit User - ID: \d+$/));
};

export const Edit: Story = {
  tags: [
    'ADU-20',
    'ADU-27',
    'ADU-53',
    'ADU-57',
    'ADU-60',
    'ADU-63',
    'ADU-66',
    'ADU-68',
    'ADU-69',
    'ADU-34',
  ],
  play: async (context) => {
    const dialog = await openEdit(context);
    const id = dialog.getByLabelText('ID');
    await expect(id).toHaveAttribute('readonly');
    await waitFor(() => expect(dialog.getByLabelText('Username')).toHaveFocus());
    await expect(
      context.canvas.getByRole('dialog', {
        name: `Edit User - ID: ${(id as HTMLInputElement).value}`,
      }),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Username')).toHaveValue('Ananya Sharma');
    await expect(dialog.getByLabelText('Full Name')).toHaveValue('Ananya Sharma');
    await type(context, dialog, { Username: 'Ananya S Sharma' });
    await context.userEvent.clear(dialog.getByLabelText('Phone Number'));
    await press(context, dialog, 'Save Changes');
    await expectText(context, 'User updated successfully');
    await isClosed(context);
    await expectText(context, 'Ananya S Sharma');
  },
};

export const EditConflict: Story = {
  tags: ['again', 'BEY-ADU-04'],
  play: async (context) => {
    const dialog = await openEdit(context);
    const api = storyApi().area(adminUsers);
    const user = (await api.listUsers({})).find(({ email }) => email === 'free@seatwise.test')!;
    const seen = { id: user.id, username: user.username!, email: user.email! };
    await api.updateUser({ ...seen, phoneNumber: '9000000001' });
    await type(context, dialog, { 'Phone Number': '9000000002' });
    await press(context, dialog, 'Save Changes');
    await expectText(context, /has changed Phone Number to 9000000001. You entered 9000000002.$/);
  },
};

export const Role: Story = {
  tags: ['ADU-21', 'ADU-25', 'ADU-35', 'ADU-74', 'ADU-75', 'ADU-76'],
  play: async (context) => {
    await choose(context, 'Update Role');
    const dialog = within(await findDialog(context, 'Update User Role'));
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Choose');
    await press(context, dialog, 'Update Role');
    await waitFor(() => expect(dialog.getAllByText('Please choose a role.')).toHaveLength(2));
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Premium');
    await press(context, dialog, 'Update Role');
    await expectText(context, 'Role updated successfully');
    await isClosed(context);
    await waitFor(() =>
      expect(
        context.canvas.getByRole('main').querySelector('[data-row] [data-role="premium"]'),
      ).toBeVisible(),
    );
  },
};

const isOffered = (dialog: Dialog): readonly (string | null)[] =>
  [...dialog.getByLabelText('Role').querySelectorAll('option')].map((each) => each.textContent);

export const StaffRole: Story = {
  tags: ['again', 'BEY-ADU-10'],
  parameters: { role: 'admin' },
  play: async (context) => {
    const dialog = await openEdit(context);
    await expect(isOffered(dialog)).toContain('Admin');
    await expect(isOffered(dialog)).not.toContain('Super Admin');
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Admin');
    const asks = 'Make Ananya Sharma an Admin?';
    await press(context, dialog, 'Save Changes');
    const asked = await findDialog(context, asks, 'alertdialog');
    await expect(asked).toHaveAccessibleDescription(
      'Ananya Sharma (free@seatwise.test) will read all chats, and change accounts, roles, payments, lists and alerts.',
    );
  },
};

export const Password: Story = {
  tags: ['BEY-FRM-05', 'ADU-22', 'ADU-26', 'ADU-79', 'ADU-80', 'ADU-81'],
  play: async (context) => {
    await choose(context, 'Reset Password');
    const dialog = within(await findDialog(context, 'Reset Password'));
    await press(context, dialog, 'Reset Password');
    await waitFor(() => expect(dialog.getAllByText('Password is required.')).toHaveLength(2));
    await type(context, dialog, { 'New Password': 'a b&c' });
    await expect(
      dialog.getByText('To sign in, a password needs at least 8 characters.'),
    ).toBeVisible();
    await press(context, dialog, 'Reset Password');
    await expectText(context, 'Password reset successfully');
    await isClosed(context);
    await expectText(
      context,
      'Sign-in takes 8 characters or more: the user has to press Reset Password there first.',
    );
  },
};

export const Delete: Story = {
  tags: ['again', 'BEY-ADU-07', 'ADU-23', 'ADU-36', 'ADU-83', 'ADU-85', 'ADU-86', 'ADU-87'],
  parameters: { shows: { machine: 'userChanges', state: 'confirming' } },
  play: async (context) => {
    await choose(context, 'Delete');
    const asked = within(await question(context));
    await expect(asked.getByText(/^Ananya Sharma · free@seatwise.test · role Free$/)).toBeVisible();
    await waitFor(() => expect(asked.getByText(/^The account has /)).toBeVisible());
  },
};
