import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { changeEmail } from '../../../testing/changeEmail.ts';

const meta = {
  title: 'Screens/Undo an email change',
  component: AppAt,
  args: { path: `${paths.undoEmailChange}#a1b2` },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Context): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }));
};

export const Asking: Story = {
  parameters: { shows: { machine: 'emailUndo', state: 'asking' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo the change' })).toBeEnabled();
    await expect(canvas.getByRole('main')).toHaveTextContent('We log out every device');
  },
};

let link = '';

export const Success: Story = {
  tags: ['BEY-ACC-02'],
  parameters: { shows: { machine: 'emailUndo', state: 'done' } },
  beforeEach: async () => {
    link = await changeEmail();
  },
  render: () => <AppAt path={link} />,
  play: async (context) => {
    const { canvas } = context;
    await press(context);
    await waitFor(() =>
      expect(
        canvas.getByText('Your account has the email free@seatwise.test again.'),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toHaveAttribute(
      'href',
      paths.login,
    );
  },
};

export const SignedInHere: Story = {
  ...Success,
  tags: [],
  parameters: { role: 'basic' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to login' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back'),
    );
  },
};

export const Loading: Story = {
  parameters: {
    scenario: 'undoEmailChange.never',
    shows: { machine: 'emailUndo', state: 'undoing' },
  },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button', { name: 'Undo the change' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This link was used before, or it is older than seven days.',
    );
  },
};

export const Offline: Story = {
  parameters: { scenario: 'undoEmailChange.network-error' },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'We cannot reach the server. Check your connection and try again.',
    );
  },
};

export const Empty: Story = {
  args: { path: paths.undoEmailChange },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is incomplete\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo the change' })).toBeNull();
  },
};
