import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Sign-up',
  component: AppAt,
  args: { path: paths.createAccount },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const account = {
  'Full Name': 'Ananya Sharma',
  'Email Address': 'ananya.new@seatwise.test',
  'Phone Number': '9876543210',
  'Create Password': 'Seatwise@123',
  'Confirm Password': 'Seatwise@123',
} as const;

const fillAccount = async ({ canvas, userEvent }: Context, changes = {}): Promise<void> => {
  await canvas.findByLabelText('Full Name');
  for (const [label, value] of Object.entries<string>({ ...account, ...changes }))
    await userEvent.type(canvas.getByLabelText(label), value);
};

/** Expects the heading to have the focus after a step. */
const expectHeadingFocused = ({ canvas }: Context): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());

const fillExam = async (context: Context, changes = {}): Promise<void> => {
  const { canvas, userEvent } = context;
  await fillAccount(context, changes);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expectHeadingFocused(context);
  await userEvent.type(canvas.getByLabelText('Roll Number'), 'SW900001');
  await userEvent.type(canvas.getByLabelText('All India Rank (AIR)'), '1234');
  await userEvent.selectOptions(
    canvas.getByLabelText('Counselling Category'),
    'NEET UG Counselling 2025',
  );
  await userEvent.selectOptions(canvas.getByLabelText('Gender'), 'Female');
};

const submit = async (context: Context, changes = {}): Promise<void> => {
  await fillExam(context, changes);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create Account' }));
};

export const Unverified: Story = {
  tags: ['again', 'BEY-FRM-09'],
  beforeEach: () => {
    const value = { email: 'ananya.new@seatwise.test', rollnumberOrEmail: 'SW900001' };
    sessionStorage.setItem('draft.verification', JSON.stringify({ owner: null, value }));
    return () => sessionStorage.removeItem('draft.verification');
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^We made an account for ananya\.new@seatwise\.test/);
    await expect(await canvas.findByRole('link', { name: 'Enter the code' })).toHaveAttribute(
      'href',
      paths.login,
    );
  },
};

export const Empty: Story = {
  tags: ['SUP-01', 'SUP-02', 'SUP-04', 'SUP-05', 'SUP-06', 'SUP-07', 'SUP-08', 'SUP-09', 'SUP-10'],
  parameters: { shows: { machine: 'signUp', state: 'account' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trusted by 10,000\+ students/)).toBeVisible();
    await expect(canvas.getByText(/personalised counselling and alerts/)).toBeVisible();
    for (const label of Object.keys(account))
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    const links = canvas.getAllByRole('link', { name: 'Login' });
    await expect(links.at(-1)).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

export const WrongFields: Story = {
  tags: ['SUP-24', 'SUP-28', 'SUP-29', 'SUP-30', 'SUP-36', 'SUP-37', 'GAP-39'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'A{Enter}');
    for (const message of [
      'Full Name is required (min 2 characters).',
      'Enter a valid email address.',
      'Enter a valid 10-digit phone number.',
      'Must include uppercase, lowercase, number & symbol.',
      'Passwords do not match.',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Full Name'), 'nanya');
    await userEvent.type(canvas.getByLabelText('Phone Number'), '9{Enter}');
    await expect(
      canvas.getByText(/^Still to complete: Email Address, Phone Number, /),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
};

export const KnowsOnlyTheMarks: Story = {
  name: 'Knows only the marks',
  tags: ['BEY-MRK-03', 'BEY-MRK-04', 'BEY-MRK-05'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAccount(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectHeadingFocused(context);
    await userEvent.click(canvas.getByText('Only know your marks?'));
    await userEvent.type(canvas.getByLabelText('NEET UG marks out of 720'), '500{Enter}');
    await expect(await canvas.findByText(/^500 marks were rank 51,500 to 52,700/)).toBeVisible();
    await expect(canvas.getByLabelText('All India Rank (AIR)')).toHaveValue('');
    await expect(canvas.queryByText(/Roll number is required/i)).toBeNull();
    const category = canvas.getByLabelText('Counselling Category');
    await userEvent.selectOptions(category, 'NEET PG Counselling 2025');
    await expect(canvas.queryByText('Only know your marks?')).toBeNull();
    await userEvent.selectOptions(category, 'NEET UG Counselling 2025');
    await expect(canvas.getByText('Only know your marks?')).toBeVisible();
  },
};

export const SecondStep: Story = {
  tags: [
    'SUP-03',
    'SUP-11',
    'SUP-12',
    'SUP-13',
    'SUP-14',
    'SUP-15',
    'SUP-17',
    'SUP-18',
    'SUP-19',
    'SUP-20',
    'SUP-21',
    'SUP-22',
    'SUP-25',
    'BEY-RUL-06',
  ],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillExam(context);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('Your exam'),
    );
    const choices = (label: string) =>
      [...canvas.getByLabelText(label).querySelectorAll('option')]
        .map(({ textContent }) => textContent)
        .slice(1);
    await expect(choices('Counselling Category')).toEqual([
      'NEET UG Counselling 2025',
      'NEET MDS Counselling 2025',
      'NEET PG Counselling 2025',
    ]);
    await expect(canvas.getByText(/^Choose your exam\. The names say 2025/)).toBeVisible();
    await expect(choices('Gender')).toEqual(['Male', 'Female']);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Ananya Sharma');
    await expectHeadingFocused(context);
  },
};

export const MissingExam: Story = {
  tags: ['again', 'SUP-38', 'SUP-39', 'SUP-40', 'SUP-41', 'SUP-42'],
  parameters: { shows: { machine: 'signUp', state: 'exam' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillAccount(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }));
    for (const message of [
      'Please fix the errors before submitting.',
      'Roll number is required and must be 8 characters.',
      'Enter a valid numeric AIR (positive integer).',
      'Please select a category.',
      'Please select gender.',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Roll Number')).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['SUP-16'],
  parameters: { scenario: 'signUp.never', shows: { machine: 'signUp', state: 'creating' } },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Creating account...' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const Success: Story = {
  tags: ['SUP-26'],
  parameters: { shows: { machine: 'signUp', state: 'created' } },
  play: async (context) => {
    await submit(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Go to Login' })).toBeVisible(),
    );
    await expect(context.canvas.getByRole('status')).toBeVisible();
    await expectHeadingFocused(context);
  },
};

export const Failed: Story = {
  tags: ['again', 'SUP-49'],
  parameters: { scenario: 'signUp.500' },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByText('An unexpected error occurred. Please try again.'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Roll Number')).toHaveValue('SW900001');
  },
};

export const Taken: Story = {
  tags: ['BEY-FRM-01', 'BEY-FRM-02'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context, { 'Email Address': 'free@seatwise.test' });
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(alert).toHaveTextContent('Email is already registered.');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the email' }));
    const email = canvas.getByLabelText('Email Address');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Email is already registered.');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.type(email, 'x');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const Minor: Story = {
  tags: ['again', 'BEY-SUP-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillExam(context);
    await expect(canvas.queryByLabelText('Their mobile number or email')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am under 18' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    const agrees = canvas.getByRole('checkbox', { name: /^My parent or guardian agrees/ });
    await waitFor(() => expect(agrees).toHaveFocus());
    await expect(agrees).toBeInvalid();
    await userEvent.click(agrees);
    await userEvent.type(canvas.getByLabelText('Their mobile number or email'), '+91 98290 12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Go to Login' })).toBeVisible());
  },
};

export const Unreachable: Story = {
  tags: ['again', 'BEY-FRM-09', 'SUP-49'],
  parameters: { scenario: 'signUp.network-error' },
  play: async (context) => {
    await submit(context);
    await expect(
      await context.canvas.findByText('An unexpected error occurred. Please try again.'),
    ).toBeVisible();
    await expect(context.canvas.getByText(/^We could not reach Seatwise/)).toBeVisible();
  },
};
