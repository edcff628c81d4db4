import { Button, Checkbox, Dialog, Notice, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { dialogs } from '../../content/choices.ts';
import { Deadline } from './Deadline.tsx';

const copy = dialogs.lock;

interface LockDialogProps {
  readonly failure: string | undefined;
  readonly loading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Locks the list for good, once it has been read. */
export const LockDialog = ({ failure, loading, onConfirm, onClose }: LockDialogProps) => {
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
        <Checkbox label={copy.read} checked={isRead} onChange={({ checked }) => setRead(checked)} />
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
};
