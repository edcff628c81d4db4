import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Users/Dialogs',
  component: AppAt,
  args: { path: `${paths.adminUsers}?email=free%40seatwise.test` },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Dialog = ReturnType<typeof within>;

const opened = async ({ canvas }: Context, name: string): Promise<Dialog> => {
  const dialog = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const openAdd = async (context: Context): Promise<Dialog> => {
  await context.canvas.findByText(/users$/, { selector: 'output' });
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add User' }));
  return opened(context, 'Add New User');
};

/** Chooses from the row's own list. */
const choose = async ({ canvas, userEvent }: Context, action: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ananya Sharma' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
};

/** The user's own dialog, which the name opens. */
const openActions = async (context: Context): Promise<Dialog> => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ananya Sharma' }));
  const dialog = await canvas.findByRole('dialog', { name: /^Ananya Sharma \(ID: \d+\)$/ });
  return within(dialog);
};

const type = async ({ userEvent }: Context, dialog: Dialog, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.type(dialog.getByLabelText(label), value);
  }
};

const press = async ({ userEvent }: Context, dialog: Dialog, name: string): Promise<void> =>
  userEvent.click(dialog.getByRole('button', { name }));

const says = async ({ canvas }: Context, words: string): Promise<void> =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());

const isClosed = async ({ canvas }: Context): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

const account = {
  Username: 'Meera Iyer',
  Email: 'meera.new@seatwise.test',
  Password: 'Seatwise@123',
  'Roll Number': 'SW900099',
  'Phone Number': '9876543210',
} as const;

const fillAdd = async (context: Context, dialog: Dialog): Promise<void> => {
  await type(context, dialog, account);
  await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Basic');
  await context.userEvent.selectOptions(
    dialog.getByLabelText('Counselling Category'),
    'NEET UG Counselling 2025',
  );
};

export const Add: Story = {
  name: 'ADU-24 ADU-31 ADU-37 ADU-46 ADU-47 ADU-49 GAP-19 Add',
  parameters: { shows: { machine: 'userChanges', state: 'filling' } },
  play: async (context) => {
    const dialog = await openAdd(context);
    const submit = dialog.getByRole('button', { name: 'Add User' });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByLabelText('Role')).toHaveValue('');
    await expect(dialog.getByText('Only roles that somebody has are listed.')).toBeVisible();
    const choices = (label: string) =>
      [...dialog.getByLabelText(label).querySelectorAll('option')]
        .map(({ textContent }) => textContent)
        .slice(1);
    await expect(choices('Gender')).toEqual(['Male', 'Female']);
    await expect(choices('Counselling Category')).toEqual([
      'NEET UG Counselling 2025',
      'NEET MDS Counselling 2025',
      'NEET PG Counselling 2025',
    ]);
    await fillAdd(context, dialog);
    await expect(submit).toBeEnabled();
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Choose');
    await expect(submit).toBeDisabled();
  },
};

export const AddIncomplete: Story = {
  name: 'ADU-38 ADU-39 ADU-40 ADU-41 ADU-42 ADU-43 ADU-44 ADU-45 GAP-51 AddIncomplete',
  play: async (context) => {
    const dialog = await openAdd(context);
    await context.userEvent.type(dialog.getByLabelText('Username'), '{Enter}');
    for (const message of [
      'Username is required.',
      'A valid email is required.',
      'Password is required.',
      'Roll number is required.',
      'Please choose a role.',
      'Enter a 10-digit phone number (numbers only).',
      'Please select a category.',
    ])
      await waitFor(() => expect(dialog.getAllByText(message)).toHaveLength(2));
    await type(context, dialog, { Password: '12345' });
    await expect(dialog.getAllByText('Minimum 6 characters.')[0]).toBeVisible();
    await expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      /To sign in, a password needs at least 8 characters\./,
    );
  },
};

export const Added: Story = {
  name: 'ADU-33 ADU-48 ADU-50 ADU-51 Added',
  play: async (context) => {
    const dialog = await openAdd(context);
    await fillAdd(context, dialog);
    await press(context, dialog, 'Add User');
    await says(context, 'User added successfully');
    await isClosed(context);
    await waitFor(() => expect(context.canvas.getByText(/^1 of 3\d\d users$/)).toBeVisible());
  },
};

export const Adding: Story = {
  parameters: { scenario: 'addUser.never', shows: { machine: 'userChanges', state: 'sending' } },
  play: async (context) => {
    const dialog = await openAdd(context);
    await fillAdd(context, dialog);
    await press(context, dialog, 'Add User');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Add User' })).toHaveAttribute('aria-busy', 'true'),
    );
    await context.userEvent.keyboard('{Escape}');
    await expect(dialog.getByLabelText('Username')).toHaveValue('Meera Iyer');
  },
};

export const AddFailed: Story = {
  name: 'ADU-52 AddFailed',
  parameters: { scenario: 'addUser.409' },
  play: async (context) => {
    const dialog = await openAdd(context);
    await fillAdd(context, dialog);
    await press(context, dialog, 'Add User');
    await says(context, 'Failed to add user.');
    await says(context, 'This conflicts with something that exists.');
    await expect(dialog.getByLabelText('Username')).toHaveValue('Meera Iyer');
  },
};

const openEdit = async (context: Context): Promise<Dialog> => {
  await choose(context, 'Edit');
  const dialog = await context.canvas.findByRole('dialog', { name: /^Edit User - ID: \d+$/ });
  return within(dialog);
};

export const Edit: Story = {
  name: 'ADU-20 ADU-27 ADU-53 ADU-57 ADU-60 ADU-63 ADU-66 ADU-68 ADU-69 ADU-34 Edit',
  play: async (context) => {
    const dialog = await openEdit(context);
    const id = dialog.getByLabelText('ID');
    await expect(id).toHaveAttribute('readonly');
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
    await says(context, 'User updated successfully');
    await isClosed(context);
    await says(context, 'Ananya S Sharma');
  },
};

export const EditIncomplete: Story = {
  name: 'ADU-54 ADU-55 ADU-56 ADU-58 ADU-59 ADU-61 ADU-62 ADU-64 ADU-65 EditIncomplete',
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
  name: 'ADU-70 EditFailed',
  parameters: { scenario: 'updateUser.500' },
  play: async (context) => {
    const dialog = await openEdit(context);
    await press(context, dialog, 'Save Changes');
    await says(context, 'Failed to update user');
  },
};

export const Role: Story = {
  name: 'ADU-21 ADU-25 ADU-35 ADU-74 ADU-75 ADU-76 Role',
  play: async (context) => {
    await choose(context, 'Update Role');
    const dialog = await opened(context, 'Update User Role');
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Choose');
    await press(context, dialog, 'Update Role');
    await waitFor(() => expect(dialog.getAllByText('Please choose a role.')).toHaveLength(2));
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Premium');
    await press(context, dialog, 'Update Role');
    await says(context, 'Role updated successfully');
    await isClosed(context);
    await waitFor(() =>
      expect(
        context.canvas.getByRole('main').querySelector('[data-row] [data-role="premium"]'),
      ).toBeVisible(),
    );
  },
};

export const RoleFailed: Story = {
  name: 'ADU-78 ADU-90 GAP-127 RoleFailed',
  parameters: { scenario: 'updateRole.500' },
  play: async (context) => {
    await choose(context, 'Update Role');
    const dialog = await opened(context, 'Update User Role');
    await press(context, dialog, 'Update Role');
    await says(context, 'Something went wrong on our side.');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.queryByText('Failed to update role')).toBeNull();
  },
};

export const Password: Story = {
  name: 'ADU-22 ADU-26 ADU-79 ADU-80 ADU-81 Password',
  play: async (context) => {
    await choose(context, 'Reset Password');
    const dialog = await opened(context, 'Reset Password');
    await press(context, dialog, 'Reset Password');
    await waitFor(() => expect(dialog.getAllByText('Password is required.')).toHaveLength(2));
    await type(context, dialog, { 'New Password': 'a b&c' });
    await expect(
      dialog.getByText('To sign in, a password needs at least 8 characters.'),
    ).toBeVisible();
    await press(context, dialog, 'Reset Password');
    await says(context, 'Password reset successfully');
    await isClosed(context);
  },
};

export const PasswordFailed: Story = {
  name: 'ADU-82 ADU-90 GAP-127 PasswordFailed',
  parameters: { scenario: 'resetUserPassword.500' },
  play: async (context) => {
    await choose(context, 'Reset Password');
    const dialog = await opened(context, 'Reset Password');
    await type(context, dialog, { 'New Password': 'Seatwise@456' });
    await press(context, dialog, 'Reset Password');
    await says(context, 'Something went wrong on our side.');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

const question = async ({ canvas }: Context): Promise<HTMLElement> => {
  const asked = await canvas.findByRole('alertdialog', { name: 'Delete User' });
  await waitFor(() => expect(asked).toBeVisible());
  return asked;
};

export const Delete: Story = {
  name: 'ADU-23 ADU-36 ADU-83 ADU-85 ADU-86 ADU-87 Delete',
  parameters: { shows: { machine: 'userChanges', state: 'confirming' } },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Delete');
    await expect(await question(context)).toHaveAccessibleDescription(
      'Are you sure you want to delete this user?',
    );
    await press(context, within(await question(context)), 'Cancel');
    await expect(canvas.getByText('Ananya Sharma')).toBeVisible();
    await choose(context, 'Delete');
    await press(context, within(await question(context)), 'Delete');
    await says(context, 'User deleted successfully');
    await waitFor(() => expect(canvas.queryByText('Ananya Sharma')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const DeleteFailed: Story = {
  name: 'ADU-89 ADU-90 GAP-127 DeleteFailed',
  parameters: { scenario: 'deleteUser.500' },
  play: async (context) => {
    await choose(context, 'Delete');
    const asked = within(await question(context));
    await press(context, asked, 'Delete');
    await says(context, 'Something went wrong on our side.');
    await expect(asked.queryByRole('alert')).toBeNull();
    await press(context, asked, 'Cancel');
    await expect(context.canvas.getByText('Ananya Sharma')).toBeVisible();
  },
};

export const Actions: Story = {
  name: 'ADU-28 ADU-71 ADU-72 GAP-126 Actions',
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'Roll Number': 'SW900001' });
    await press(context, dialog, 'Update Details');
    await says(context, 'Details updated');
    await isClosed(context);
  },
};

export const ActionsRole: Story = {
  name: 'ADU-77 GAP-126 ActionsRole',
  play: async (context) => {
    const dialog = await openActions(context);
    await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Advance');
    await press(context, dialog, 'Update Role');
    await says(context, 'Role updated');
    await isClosed(context);
  },
};

export const ActionsPassword: Story = {
  name: 'ADU-81 GAP-126 ActionsPassword',
  play: async (context) => {
    const dialog = await openActions(context);
    await type(context, dialog, { 'New Password': 'Seatwise@456' });
    await press(context, dialog, 'Reset Password');
    await says(context, 'Password reset successfully');
  },
};

export const ActionsDelete: Story = {
  name: 'ADU-84 ADU-88 GAP-126 ActionsDelete',
  play: async (context) => {
    const dialog = await openActions(context);
    await press(context, dialog, 'Delete User');
    const asked = await question(context);
    await expect(asked).toHaveAccessibleDescription(
      /^Delete user Ananya Sharma \(ID: \d+\)\? This cannot be undone\.$/,
    );
    await press(context, within(asked), 'Delete');
    await says(context, 'User deleted');
    await isClosed(context);
  },
};

const failing = (
  name: string,
  scenario: string,
  button: string,
  words: string,
  prepare?: (context: Context, dialog: Dialog) => Promise<void>,
): Story => ({
  name,
  parameters: { scenario },
  play: async (context) => {
    const dialog = await openActions(context);
    await prepare?.(context, dialog);
    await press(context, dialog, button);
    await says(context, words);
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
    await says(context, 'Failed to delete user');
    await says(context, 'This did not work. Please try again.');
  },
};
