import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt } from '../../testing/AppAt.tsx';

const meta = {
  title: 'Screens/Login',
  component: AppAt,
  args: { path: paths.login },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn = async (
  { canvas, userEvent }: Parameters<Play>[0],
  password = 'Seatwise@123',
): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Email / Roll Number'), 'basic@seatwise.test');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome back',
    );
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const Success: Story = {
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('Hi Rohan Mehta')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'SIN-10 Loading',
  parameters: { scenario: 'login.never' },
  play: async (context) => {
    await signIn(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Logging in...' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn(context, 'Wrong@12345');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The email or roll number and the password do not match.',
    );
  },
};

export const Unverified: Story = {
  parameters: { scenario: 'login.403' },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Email not verified. Please verify your email.',
    );
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await context.canvas.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'login.500' },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    );
  },
};

export const Offline: Story = {
  parameters: { scenario: 'login.network-error' },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Network error. Check connection.',
    );
  },
};
