import { Button, Checkbox, Dialog, Notice, Stack, Text } from '@seatwise/ui';
import { useState, type ReactNode } from 'react';
import { dialogs } from '../../../content/choices.ts';
import { Deadline } from './Deadline.tsx';

const copy = dialogs.lock;

interface LockDialogProps {
  readonly failure: string | undefined;
  readonly loading: boolean;
  /** The warnings that are still open. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Locks the list for good, once it has been read. */
export const LockDialog = ({ failure, loading, children, onConfirm, onClose }: LockDialogProps) => {
  const [isRead, setRead] = useState(false);
  return (
    <Dialog
      open
      title={copy.title}
      description={copy.message}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {dialogs.cancel}
          </Button>
          <Button disabled={!isRead} loading={loading} onPress={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <Deadline />
        {children}
        <Text size="small">{copy.final}</Text>
        <Checkbox label={copy.read} checked={isRead} onChange={({ checked }) => setRead(checked)} />
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
};
