import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { expectText, findDialog } from '../../../testing/visible.ts';
import { press, type, type Dialog, type Playing } from '../../../testing/userDialogs.ts';

const meta = {
  title: 'Screens/New user',
  component: AppAt,
  args: { path: `${paths.adminUsers}?email=free%40seatwise.test` },
  parameters: { layout: 'fullscreen', role: 'superadmin' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const openAdd = async (context: Playing): Promise<Dialog> => {
  await context.canvas.findByText(/users$/, { selector: 'output' });
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add User' }));
  return within(await findDialog(context, 'Add New User'));
};

const account = {
  Username: 'Meera Iyer',
  Email: 'meera.new@seatwise.test',
  Password: 'Seatwise@123',
  'Roll Number': 'SW900099',
  'Phone Number': '9876543210',
} as const;

const fillAdd = async (context: Playing, dialog: Dialog): Promise<void> => {
  await type(context, dialog, account);
  await context.userEvent.selectOptions(dialog.getByLabelText('Role'), 'Basic');
  await context.userEvent.selectOptions(
    dialog.getByLabelText('Counselling Category'),
    'NEET UG Counselling 2025',
  );
};

export const Add: Story = {
  tags: ['ADU-24', 'ADU-31', 'ADU-37', 'ADU-46', 'ADU-47', 'ADU-49', 'GAP-19'],
  parameters: { shows: { machine: 'userChanges', state: 'filling' } },
  play: async (context) => {
    const dialog = await openAdd(context);
    const submit = dialog.getByRole('button', { name: 'Add User' });
    await expect(submit).toBeDisabled();
    await expect(dialog.getByLabelText('Role')).toHaveValue('');
    await expect(dialog.getByText('We list only roles that a user has.')).toBeVisible();
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
  tags: [
    'again',
    'ADU-38',
    'ADU-39',
    'ADU-40',
    'ADU-41',
    'ADU-42',
    'ADU-43',
    'ADU-44',
    'ADU-45',
    'GAP-51',
  ],
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
  },
};

export const Adding: Story = {
  tags: ['again'],
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
  tags: ['again', 'ADU-52'],
  parameters: { scenario: 'addUser.409' },
  play: async (context) => {
    const dialog = await openAdd(context);
    await fillAdd(context, dialog);
    await press(context, dialog, 'Add User');
    await expectText(context, 'Failed to add user.');
    await expectText(context, 'This conflicts with something that exists.');
    await expect(dialog.getByLabelText('Username')).toHaveValue('Meera Iyer');
  },
};
