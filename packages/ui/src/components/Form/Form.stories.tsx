import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

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
