import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { actions, sheet, title } from './Dialog.css.ts';

/** A dialog inside the page, because a picture cannot hold the layer above it. */
const sheetWith = (answers: ReactNode) => (
  <div className={sheet()}>
    <div className={title}>
      <Heading level={3}>Delete your list?</Heading>
    </div>
    <div className={actions}>{answers}</div>
  </div>
);

/** The code that Storybook offers to copy. */
const code = `import { Button, Dialog, Text } from '@seatwise/ui';
import { useState } from 'react';

export const SignOutEverywhere = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Sign out everywhere</Button>
      <Dialog
        open={open}
        title="Sign out everywhere?"
        onClose={close}
        actions={
          <>
            <Button tone="secondary" onPress={close}>Stay signed in</Button>
            <Button onPress={close}>Sign out</Button>
          </>
        }
      >
        <Text>Your other phones and computers have to sign in again.</Text>
      </Dialog>
    </>
  );
};`;

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, title: 'Reset Password', onClose: fn(), children: null },
  parameters: {
    docs: { source: { code }, story: { inline: false, height: '30rem' } },
    guidance: {
      do: ['Use it for a short task that cannot wait.', 'Put the least destructive answer first.'],
      dont: [
        'Do not open one over another.',
        'Do not use it to say one thing: that is an AlertDialog.',
      ],
      pictures: [
        {
          right: {
            shows: sheetWith(
              <>
                <Button tone="secondary">Keep list</Button>
                <Button tone="critical">Delete list</Button>
              </>,
            ),
            says: 'Each answer says what it does.',
          },
          wrong: {
            shows: sheetWith(
              <>
                <Button>Yes</Button>
                <Button>No</Button>
              </>,
            ),
            says: 'Yes to what? People read answers before the question.',
          },
        },
      ],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  name: 'Modal with a form',
  args: {
    children: (
      <Stack>
        <Text>The user is signed out everywhere and has to use the new password.</Text>
        <TextField label="New password" value="" onChange={() => {}} required />
      </Stack>
    ),
    actions: (
      <>
        <Button tone="secondary">Cancel</Button>
        <Button>Reset Password</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Reset Password' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Complete Your Purchase',
    size: 'wide',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>
            Round {index + 1}: choices are filled in order of preference and lock by themselves at
            the end of the last day.
          </Text>
        ))}
      </Stack>
    ),
    actions: <Button>Done</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible());
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false, children: <Text>Not there</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not there')).toBeNull();
  },
};
