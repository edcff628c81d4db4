import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  parameters: {
    guidance: {
      do: [
        'Let the button be pressed at any time and say what is missing.',
        'Mark what need not be answered; everything else must be.',
      ],
      dont: ['Do not ask for the same thing twice.'],
    },
  },
  render: (args) => (
    <Form {...args}>
      <TextField
        id="form-name"
        label="Username"
        required
        value="Ananya Sharma"
        onChange={() => {}}
      />
      <PasswordField
        id="form-password"
        label="Password"
        required
        value=""
        {...(args.problems && { error: args.problems[0]!.message })}
        onChange={() => {}}
      />
      <Button type="submit" wide>
        Next
      </Button>
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AfterAFailedAttempt: Story = {
  args: {
    attempt: 1,
    errorTitle: 'One thing is missing',
    problems: [{ fieldId: 'form-password', message: 'Password must be at least 8 characters' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('link', { name: 'Password must be at least 8 characters' }),
    );
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

const exams = ['NEET UG', 'NEET PG', 'NEET MDS'].map((exam) => ({ value: exam, label: exam }));

const SignUpForm = ({ onSubmit }: { readonly onSubmit: () => void }) => {
  const { values, change, leave, field, text, form } = useForm({
    initial: { email: '', exam: '', password: '', agreed: false },
    errorTitle: 'Check your details',
    // The record has no entry for a valid field.
    problemsOf: ({ email, exam, password, agreed }) => ({
      ...(email.includes('@') ? {} : { email: 'Enter your email, such as ananya@example.com' }),
      ...(exam ? {} : { exam: 'Choose your exam' }),
      ...(password.length >= 8 ? {} : { password: 'Enter at least 8 characters' }),
      ...(agreed ? {} : { agreed: 'Agree to the terms to go on' }),
    }),
  });
  return (
    <Form {...form((_, isValid) => isValid && onSubmit())}>
      <TextField
        {...text('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        onBlur={() => leave('email')}
      />
      <Select {...text('exam')} label="Exam" placeholder="Choose" options={exams} required />
      <PasswordField
        {...text('password')}
        label="Password"
        autoComplete="new-password"
        rules={[{ label: 'At least 8 characters', met: values.password.length >= 8 }]}
        required
      />
      <Checkbox
        {...field('agreed')}
        label="I agree to the terms"
        checked={values.agreed}
        onChange={({ checked }) => change({ agreed: checked })}
        required
      />
      <Button type="submit" wide>
        Sign up
      </Button>
    </Form>
  );
};

/** The code that Storybook offers to copy: a form with its values and errors. */
const code = `import { Button, Form, TextField, useForm } from '@seatwise/ui';

export const AlertForm = ({ onSave }: { readonly onSave: (email: string) => void }) => {
  const { values, leave, text, form } = useForm({
    initial: { email: '' },
    errorTitle: 'Check your details',
    problemsOf: ({ email }) =>
      email.includes('@') ? {} : { email: 'Enter your email, such as ananya@example.com' },
  });
  return (
    <Form {...form((_, isValid) => isValid && onSave(values.email))}>
      <TextField {...text('email')} label="Email" onBlur={() => leave('email')} required />
      <Button type="submit">Send me alerts</Button>
    </Form>
  );
};`;

/** A whole form: its values and errors come from `useForm`. */
export const SignUp: Story = {
  parameters: { docs: { source: { code } } },
  render: ({ onSubmit }) => <SignUpForm onSubmit={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign up' });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.type(canvas.getByLabelText('Email'), 'ananya@example.com');
    await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'NEET UG');
    await userEvent.type(canvas.getByLabelText('Password'), 'Seatwise@123');
    await userEvent.click(canvas.getByLabelText('I agree to the terms'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
