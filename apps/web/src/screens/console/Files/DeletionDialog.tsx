import { adminFileMessages, fileNameOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { AlertDialog, Text } from '@seatwise/ui';
import { content } from '../../../content/files.ts';
import type { FileDeletion } from './useFileDeletion.ts';

interface DeletionDialogProps extends FileDeletion {
  readonly files: readonly PublishedFile[];
}

/** Confirms the deletion of a file, with its name. */
export const DeletionDialog = ({ state, send, files }: DeletionDialogProps) => {
  const file = files.find(({ id }) => id === state.context.id);
  return (
    <AlertDialog
      open={!state.matches('list')}
      title={content.question}
      message={adminFileMessages.confirm}
      confirmLabel={content.confirm}
      cancelLabel={content.cancel}
      tone="critical"
      loading={state.hasTag('busy')}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onCancel={() => send({ type: 'deletion.declined' })}
    >
      {file && <Text weight="semibold">{fileNameOf(file)}</Text>}
    </AlertDialog>
  );
};
