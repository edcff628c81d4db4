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

export const EditEmail: Story = {
  tags: ['again', 'BEY-EML-08'],
  play: async (context) => {
    const dialog = await openEdit(context);
    await type(context, dialog, { Email: 'ananya.new@seatwise.test' });
    await press(context, dialog, 'Save Changes');
    await expectText(context, 'User updated successfully');
    await isClosed(context);
    const waits = 'The user has not verified ananya.new@seatwise.test yet.';
    await expectText(context, waits);
    const again = await openEdit(context);
    await expect(again.getByLabelText('Email')).toHaveValue('free@seatwise.test');
    await expect(again.getByLabelText('Email')).toHaveAccessibleDescription(waits);
  },
};

const ofColleague = '9000000001';

/** Sets the user's phone, as a colleague would who opened the form at the same time. */
const editElsewhere = async (): Promise<void> => {
  const api = storyApi();
  const users = await api.area(adminUsers).listUsers({});
  const { id, username, email } = users.find((user) => user.email === 'free@seatwise.test')!;
  const seen = { username: username!, email: email! };
  await api.area(adminUsers).updateUser({ id, ...seen, phoneNumber: ofColleague });
};

/** Saves a phone number that a colleague has changed since the form was opened. */
const saveOver = async (context: Playing): Promise<Dialog> => {
  const dialog = await openEdit(context);
  await editElsewhere();
  await type(context, dialog, { 'Phone Number': '9000000002' });
  await press(context, dialog, 'Save Changes');
  await expectText(context, /has changed Phone Number to 9000000001. You entered 9000000002.$/);
  return dialog;
};

export const EditConflict: Story = {
  tags: ['again', 'BEY-ADU-04'],
  play: async (context) => {
    await press(context, await saveOver(context), 'Keep theirs');
    await expectText(context, 'User updated successfully');
    await isClosed(context);
    const dialog = await openEdit(context);
    await expect(dialog.getByLabelText('Phone Number')).toHaveValue(ofColleague);
  },
};

export const EditConflictOverwritten: Story = {
  tags: ['again', 'BEY-ADU-04'],
  play: async (context) => {
    await press(context, await saveOver(context), 'Save mine');
    await isClosed(context);
    const dialog = await openEdit(context);
    await expect(dialog.getByLabelText('Phone Number')).toHaveValue('9000000002');
  },
};

export const EditIncomplete: Story = {
  tags: [
    'again',
    'ADU-54',
    'ADU-55',
    'ADU-56',
    'ADU-58',
    'ADU-59',
    'ADU-61',
    'ADU-62',
    'ADU-64',
    'ADU-65',
  ],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    const clear = async (label: string) => userEvent.clear(dialog.getByLabelText(label));
    await Promise.all(['Username', 'Full Name', 'Email'].map(clear));
    await type(context, dialog, { 'Phone Number': '98-76' });
    await press(context, dialog, 'Save Changes');
    for (const message of [
      'Username is required.',
      'Full name is required.',
      'Email is required.',
      'Phone must contain only digits.',
    ])
      await waitFor(() => expect(dialog.getAllByText(message)).toHaveLength(2));
    await type(context, dialog, { Username: 'An', Email: 'an@', 'Phone Number': '98765432101' });
    for (const message of [
      'Minimum 3 characters.',
      'Invalid email format.',
      'A phone number has at most 10 digits.',
    ])
      await expect(dialog.getAllByText(message)).toHaveLength(2);
  },
};

export const EditFailed: Story = {
  tags: ['again', 'ADU-70'],
  parameters: { scenario: 'updateUser.500' },
  play: async (context) => {
    const dialog = await openEdit(context);
    await press(context, dialog, 'Save Changes');
    await expectText(context, 'Failed to update user');
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
    await press(context, within(asked), 'Cancel');
    await waitFor(() => expect(dialog.getByLabelText('Role')).toBeVisible());
    await press(context, dialog, 'Save Changes');
    await press(context, within(await findDialog(context, asks, 'alertdialog')), 'Give the role');
    await expectText(context, 'User updated successfully');
    await isClosed(context);
  },
};

export const FullName: Story = {
  tags: ['again', 'BEY-ADU-05'],
  play: async (context) => {
    const dialog = await openEdit(context);
    await type(context, dialog, { 'Full Name': 'Ananya Rao Sharma' });
    await press(context, dialog, 'Save Changes');
    await expectText(context, 'User updated successfully');
    await isClosed(context);
    const again = await openEdit(context);
    await expect(again.getByLabelText('Full Name')).toHaveValue('Ananya Rao Sharma');
    await expect(again.getByLabelText('Username')).toHaveValue('Ananya Sharma');
  },
};

export const RoleFailed: Story = {
  tags: ['again', 'ADU-78', 'ADU-90', 'GAP-127'],
  parameters: { scenario: 'updateRole.500' },
  play: async (context) => {
    await choose(context, 'Update Role');
    const dialog = within(await findDialog(context, 'Update User Role'));
    await press(context, dialog, 'Update Role');
    await expectText(context, 'Something went wrong on our side.');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.queryByText('Failed to update role')).toBeNull();
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

export const PasswordFailed: Story = {
  tags: ['again', 'ADU-82', 'ADU-90', 'GAP-127'],
  parameters: { scenario: 'resetUserPassword.500' },
  play: async (context) => {
    await choose(context, 'Reset Password');
    const dialog = within(await findDialog(context, 'Reset Password'));
    await type(context, dialog, { 'New Password': 'Seatwise@456' });
    await press(context, dialog, 'Reset Password');
    await expectText(context, 'Something went wrong on our side.');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const Delete: Story = {
  tags: ['again', 'BEY-ADU-07', 'ADU-23', 'ADU-36', 'ADU-83', 'ADU-85', 'ADU-86', 'ADU-87'],
  parameters: { shows: { machine: 'userChanges', state: 'confirming' } },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Delete');
    await expect(await question(context)).toHaveAccessibleDescription(
      'Are you sure you want to delete this user?',
    );
    const asked = within(await question(context));
    await expect(asked.getByText(/^Ananya Sharma · free@seatwise.test · role Free$/)).toBeVisible();
    await waitFor(() => expect(asked.getByText(/^The account has /)).toBeVisible());
    await press(context, within(await question(context)), 'Cancel');
    await expect(canvas.getByText('Ananya Sharma')).toBeVisible();
    await choose(context, 'Delete');
    await press(context, within(await question(context)), 'Delete');
    await expectText(context, 'User deleted successfully');
    await waitFor(() => expect(canvas.queryByText('Ananya Sharma')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const DeleteFailed: Story = {
  tags: ['again', 'ADU-89', 'ADU-90', 'GAP-127'],
  parameters: { scenario: 'deleteUser.500' },
  play: async (context) => {
    await choose(context, 'Delete');
    const confirmation = within(await question(context));
    await press(context, confirmation, 'Delete');
    await expectText(context, 'Something went wrong on our side.');
    await expect(confirmation.queryByRole('alert')).toBeNull();
    await press(context, confirmation, 'Cancel');
    await expect(context.canvas.getByText('Ananya Sharma')).toBeVisible();
  },
};
