import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Notice } from '../Notice/Notice.tsx';
import { AlertDialog } from './AlertDialog.tsx';

/** The code that Storybook offers to copy. */
const code = `import { AlertDialog, Button } from '@seatwise/ui';
import { useState } from 'react';

export const DeleteList = ({ onDelete }: { readonly onDelete: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="critical" onPress={() => setOpen(true)}>Delete list</Button>
      <AlertDialog
        open={open}
        title="Delete your list?"
        message="Its 40 seats cannot be brought back."
        confirmLabel="Delete list"
        cancelLabel="Keep list"
        tone="critical"
        onConfirm={() => {
          setOpen(false);
          onDelete();
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};`;

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: { open: true, title: 'Seatwise', message: 'User updated.', onConfirm: fn() },
  parameters: {
    docs: { source: { code }, story: { inline: false, height: '24rem' } },
    guidance: {
      do: [
        'Ask before something is lost for good, and name what is lost.',
        'Let the words on the button say what will happen: «Delete», not «Yes».',
      ],
      dont: [
        'Do not ask about what can be undone.',
        'Do not put a form into it: that is a Dialog.',
      ],
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tells: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Seatwise' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('User updated.');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Asks: Story = {
  args: {
    title: 'Delete User',
    message: 'Are you sure you want to delete this user?',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    tone: 'critical',
    onCancel: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Underway: Story = {
  args: { ...Asks.args, loading: true },
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', { name: 'Delete' });
    await waitFor(() => expect(confirm).toBeVisible());
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { ...Asks.args, children: <Notice tone="critical">Failed to delete user</Notice> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByText('Are you sure you want to delete this user?')).toBeVisible();
  },
};

export const LongMessage: Story = {
  args: {
    message:
      'Payment verification failed. If the amount has left your account, it is matched with your order within a working day; write to support with the number order_SWXQ7TTL2V19KD if your plan has not changed by then.',
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
