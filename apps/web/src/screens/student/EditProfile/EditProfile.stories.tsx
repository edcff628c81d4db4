import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { stopClock } from '../../../testing/stopClock.ts';

const meta = {
  title: 'Screens/Edit profile',
  component: AppAt,
  args: { path: paths.editProfile },
  parameters: { layout: 'fullscreen', role: 'basic' },
  beforeEach: stopClock,
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The value beside a term. */
const factOf = (canvas: Context['canvas'], term: string): Element =>
  canvas.getByText(term, { selector: 'dt' }).nextElementSibling!;

const edit = async ({ canvas, userEvent }: Context, email: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Contact Details' }));
  await userEvent.clear(canvas.getByLabelText('Email'));
  await userEvent.type(canvas.getByLabelText('Email'), email);
};

const expectEditFocused = ({ canvas }: Context): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Contact Details' })).toHaveFocus());

const save = async (context: Context): Promise<void> => {
  await edit(context, 'rohan.new@seatwise.test');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save Changes' }));
};

/** Makes the server have a pending change of the address. */
const hasAddressWait = async (): Promise<void> => {
  const { id, token } = JSON.parse(localStorage.getItem('user')!) as { id: number; token: string };
  await fetch('/api/users/update', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, email: 'waiting@seatwise.test', phone: '' }),
  });
};

export const ReadOnly: Story = {
  tags: [
    'PRO-01',
    'PRO-02',
    'PRO-03',
    'PRO-04',
    'PRO-05',
    'PRO-06',
    'PRO-10',
    'PRO-11',
    'PRO-12',
    'PRO-13',
    'PRO-14',
    'PRO-15',
    'PRO-16',
    'PRO-20',
  ],
  parameters: { shows: { machine: 'selfEdit', state: 'readOnly' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('ROHAN MEHTA');
    await expect(canvas.getByText('RM')).toBeVisible();
    for (const label of ['Email', /^Phone/])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    for (const [term, value] of [
      ['Name', 'Rohan Mehta'],
      ['User ID', /^\d+$/],
      ['Role', 'BASIC'],
      ['Counselling Category', 'NEET UG Counselling 2025'],
      ['Roll Number', 'SW000002'],
      ['Rank (AIR)', '12,450'],
    ] as const)
      await expect(factOf(canvas, term)).toHaveTextContent(value);
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['again', 'GAP-63'],
  parameters: { role: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByText('Rank (AIR)');
    await expect(factOf(canvas, 'Rank (AIR)')).toHaveTextContent('—');
    await expect(factOf(canvas, 'Counselling Category')).toHaveTextContent('—');
  },
};

export const Editing: Story = {
  tags: ['PRO-07', 'PRO-08', 'PRO-22', 'PRO-23', 'PRO-24', 'PRO-29', 'PRO-30'],
  parameters: { shows: { machine: 'selfEdit', state: 'editing' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context, 'rohan@');
    await userEvent.tab();
    await expect(await canvas.findByText('Please provide a valid email.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText(/^Phone/), '{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expectEditFocused(context);
    await expect(canvas.getByLabelText('Email')).toHaveValue('basic@seatwise.test');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await edit(context, 'else@seatwise.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Contact Details' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('basic@seatwise.test');
  },
};

export const Success: Story = {
  tags: ['PRO-18', 'PRO-25', 'PRO-26', 'PRO-27', 'PRO-28'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await waitFor(() =>
      expect(canvas.getByText('Success! Your contact details were updated.')).toBeVisible(),
    );
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expectEditFocused(context);
    await expect(canvas.getByText(/^Confirm your new email to finish/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('basic@seatwise.test');
    await expect(canvas.getByText(/^Last updated at/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/^Success!/)).toBeNull());
  },
};

export const Loading: Story = {
  tags: ['PRO-09', 'PRO-31'],
  parameters: { scenario: 'updateContact.never', shows: { machine: 'selfEdit', state: 'saving' } },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  tags: ['PRO-19', 'PRO-51', 'PRO-53'],
  parameters: { scenario: 'updateContact.500' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await expect(await canvas.findByText('Update failed:')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('rohan.new@seatwise.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Update failed:')).toBeNull());
  },
};

export const Offline: Story = {
  tags: ['again', 'PRO-52'],
  parameters: { scenario: 'updateContact.network-error' },
  play: async (context) => {
    await save(context);
    await expect(
      await context.canvas.findByText('Network or server error. Please try again later.'),
    ).toBeVisible();
  },
};

export const ChangePassword: Story = {
  tags: ['PRO-17', 'GAP-76', 'BEY-ACC-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Password change functionality would redirect to a secure password change form.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(/log you out and email you a code/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password by email' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeVisible());
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('basic@seatwise.test');
  },
};

export const EmailWaiting: Story = {
  tags: ['again', 'BEY-EML-01'],
  parameters: { shows: { machine: 'emailChange', state: 'waiting' } },
  beforeEach: hasAddressWait,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Confirm your new email')).toBeVisible());
    // The address that is still valid.
    await expect(canvas.getByLabelText('Email')).toHaveValue('basic@seatwise.test');
    await waitFor(() =>
      expect(canvas.getByText(/you log in with basic@seatwise\.test/)).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toBeEnabled();
  },
};

export const EmailCodeRefused: Story = {
  tags: ['again', 'BEY-EML-03', 'BEY-EML-04'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify address' }));
    await expect(await canvas.findByText('Enter the code from the email.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Verification code'), '12 34');
    await expect(canvas.queryByText('Enter the code from the email.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Invalid or expired OTP.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Resend code in 30 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmailCodeSending: Story = {
  tags: ['again', 'BEY-EML-04'],
  parameters: {
    scenario: 'sendEmailChangeCode.never',
    shows: { machine: 'emailChange', state: 'sending' },
  },
  beforeEach: hasAddressWait,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Confirm your new email')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmailVerifying: Story = {
  tags: ['again', 'BEY-EML-02'],
  parameters: {
    scenario: 'confirmEmailChange.never',
    shows: { machine: 'emailChange', state: 'verifying' },
  },
  beforeEach: hasAddressWait,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Confirm your new email')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456{Enter}');
    await expect(canvas.getByRole('button', { name: 'Verify address' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmailCancelling: Story = {
  tags: ['again', 'BEY-EML-06'],
  parameters: {
    scenario: 'cancelEmailChange.never',
    shows: { machine: 'emailChange', state: 'cancelling' },
  },
  beforeEach: hasAddressWait,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Confirm your new email')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel change' }));
    await expect(canvas.getByRole('button', { name: 'Cancel change' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A server without pending addresses, as specified. */
export const EmailUnknown: Story = {
  tags: ['BEY-EML-10'],
  parameters: { scenario: 'readEmailChange.404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('basic@seatwise.test');
    await expect(canvas.queryByText('Confirm your new email')).toBeNull();
  },
};

export const OwnData: Story = {
  tags: ['again', 'BEY-OPR-03', 'BEY-OPR-04'],
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Your data' }));
    await userEvent.click(card.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getByText(/We keep your payments, because tax law asks/)).toBeVisible();
  },
};
