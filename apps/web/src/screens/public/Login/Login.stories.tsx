import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { codeOf, turnSecondStepOn } from '../../../testing/secondStep.ts';
import { stopClock } from '../../../testing/stopClock.ts';

const meta = {
  title: 'Screens/Login',
  component: AppAt,
  args: { path: paths.login },
  parameters: { layout: 'fullscreen' },
  beforeEach: stopClock,
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects the heading of a step to have the focus. */
const expectFocusOn = ({ canvas }: Parameters<Play>[0], heading: string): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toHaveFocus());

const signIn = async (
  { canvas, userEvent }: Parameters<Play>[0],
  password = 'Seatwise@123',
  email = 'basic@seatwise.test',
): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Email / Roll Number'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Empty: Story = {
  tags: ['SIN-01', 'SIN-02', 'SIN-03', 'SIN-04', 'SIN-05', 'SIN-06', 'SIN-07', 'SIN-08', 'SIN-09'],
  parameters: { shows: { machine: 'login', state: 'form' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome back',
    );
    await expect(canvas.getByText(/personalised counselling and alerts/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeVisible();
    for (const [name, href] of [
      [/^Terms/, '/terms'],
      [/^Privacy/, '/privacy'],
    ] as const) {
      const link = within(canvas.getByRole('main')).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/create-account',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

export const NothingTyped: Story = {
  tags: ['again', 'SIN-11', 'SIN-12'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText('Email / Roll Number')).toBeInvalid();
    await expect(canvas.getByLabelText('Email / Roll Number')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email / Roll Number'), 'SW000001');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Success: Story = {
  parameters: { shows: { machine: 'login', state: 'signedIn' } },
  play: async (context) => {
    await signIn(context);
    // Loading the dashboard for the first time may take long.
    await waitFor(
      () =>
        expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Dashboard'),
      { timeout: 20_000 },
    );
  },
};

export const Loading: Story = {
  tags: ['SIN-10'],
  parameters: { scenario: 'login.never', shows: { machine: 'login', state: 'loggingIn' } },
  play: async (context) => {
    await signIn(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Logging in...' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const SecondStep: Story = {
  tags: ['BEY-ATK-37'],
  parameters: { shows: { machine: 'login', state: 'secondStep' } },
  beforeEach: async () => {
    sessionStorage.setItem('key', await turnSecondStepOn('admin@seatwise.test'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context, 'Seatwise@123', 'admin@seatwise.test');
    await expectFocusOn(context, 'Enter your code');
    await expect(canvas.queryByRole('alert')).toBeNull();
    const code = canvas.getByLabelText('Code');
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
    await userEvent.clear(code);
    await userEvent.type(code, codeOf(sessionStorage.getItem('key')!));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    // The field stays until the console is loaded, however long that takes.
    await waitFor(() => expect(localStorage.getItem('user')).toContain('admin@seatwise.test'));
  },
};

export const SecondStepCancelled: Story = {
  tags: ['again', 'BEY-ATK-37'],
  beforeEach: SecondStep.beforeEach!,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context, 'Seatwise@123', 'admin@seatwise.test');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expectFocusOn(context, 'Welcome back');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const Verifying: Story = {
  tags: ['again'],
  parameters: { scenario: 'login.403' },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Verify OTP' })).toBeVisible();
  },
};

export const ResetAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Password' }));
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  },
};

export const ResetCode: Story = {
  tags: ['again'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ResetAsked.play!(context);
    await userEvent.type(canvas.getByLabelText('Email Address'), 'free@seatwise.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(await canvas.findByLabelText('OTP')).toBeVisible();
  },
};

export const ResetPassword: Story = {
  tags: ['BEY-FRM-10'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ResetCode.play!(context);
    await userEvent.type(canvas.getByLabelText('OTP'), '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(await canvas.findByLabelText('New Password')).toHaveAccessibleDescription(
      /^We check your code when you submit/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change the code' }));
    await expect(await canvas.findByLabelText('OTP')).toHaveValue('1234');
    await userEvent.type(canvas.getByLabelText('OTP'), '56');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await userEvent.type(await canvas.findByLabelText('New Password'), 'Better@2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit New Password' }));
    await canvas.findByText('Invalid or expired OTP. Please request a new one.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the code' }));
    await expect(await canvas.findByLabelText('OTP')).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn(context, 'Wrong@12345');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Wrong email, roll number or password. Try again, or reset your password.',
    );
  },
};

export const AddressCorrecting: Story = {
  tags: ['again', 'BEY-EML-09'],
  parameters: {
    scenario: 'correctEmail.never',
    shows: { machine: 'login', state: 'unverified.correcting' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email / Roll Number'), 'SW000007');
    await userEvent.type(canvas.getByLabelText('Password'), 'Seatwise@123');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    // The first code is being sent until then.
    await waitFor(() => expect(canvas.getByText(/^OTP sent to/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await userEvent.type(canvas.getByLabelText('Correct address'), 'simran@seatwise.test{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send code there' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Unverified: Story = {
  tags: ['SIN-21', 'VER-01', 'VER-02', 'VER-03', 'VER-04', 'VER-05', 'VER-06', 'VER-07', 'VER-08'],
  parameters: { scenario: 'login.403', shows: { machine: 'login', state: 'unverified' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    const greeting = 'Email not verified. Please verify your email.';
    await waitFor(() => expect(canvas.getByText(greeting)).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expectFocusOn(context, 'Verify your email');
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull();
    await expect(canvas.getByLabelText('Registered email')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
    for (const name of ['Send OTP to registered email', 'Verify OTP', 'Resend OTP'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expectFocusOn(context, 'Welcome back');
    await expect(canvas.getByLabelText('Email / Roll Number')).toHaveValue('basic@seatwise.test');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const FirstCode: Story = {
  tags: ['again', 'BEY-FRM-08', 'VER-15'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email / Roll Number'), 'SW000007');
    await userEvent.type(canvas.getByLabelText('Password'), 'Seatwise@123');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByText(/^OTP sent to/)).toBeVisible());
    await expect(canvas.getByText('Send again in 30 s')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Resetting: Story = {
  tags: ['RST-01', 'RST-02', 'RST-03', 'RST-04', 'RST-05', 'RST-08', 'RST-10', 'RST-12', 'RST-20'],
  parameters: { shows: { machine: 'resetPassword', state: 'open' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Password' }));
    await expectFocusOn(context, 'Reset your password');
    const address = canvas.getByLabelText('Email Address');
    await expect(address).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toBeInvalid();
    await userEvent.type(address, 'free@seatwise.test');
    await expect(address).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Back to Login' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    const otp = await canvas.findByLabelText('OTP');
    await expectFocusOn(context, 'Reset your password');
    await userEvent.type(otp, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(await canvas.findByText('Please enter a valid OTP.')).toBeVisible();
    await waitFor(() => expect(otp).toHaveFocus());
    await expect(otp).toBeInvalid();
    await userEvent.type(otp, '34');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await canvas.findByLabelText('New Password');
    await expectFocusOn(context, 'Reset your password');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Better@2026');
    await expect(canvas.getByRole('button', { name: 'Submit New Password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expectFocusOn(context, 'Welcome back');
    const reopen = () => userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await userEvent.type(canvas.getByLabelText('Email / Roll Number'), 'SW000001');
    await reopen();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await userEvent.clear(await canvas.findByLabelText('Email / Roll Number'));
    await userEvent.type(canvas.getByLabelText('Email / Roll Number'), 'basic@seatwise.test');
    await reopen();
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('basic@seatwise.test');
  },
};

export const FirstPassword: Story = {
  tags: ['BEY-ATK-21'],
  args: { path: `${paths.login}?reset#admin@seatwise.test/123456` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New Password'), 'Better@2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit New Password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid or expired OTP.');
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: { scenario: 'login.500' },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    );
  },
};
