import type { DataImport } from '@seatwise/flows/official-data';
import { AlertDialog, Button } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/officialData.ts';
import type { ImportFlow } from './useDataImport.ts';

const { discarding: copy } = content;

interface DiscardButtonProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
}

/** Discards an import after a confirmation, because its file and its decisions cannot be restored. */
export const DiscardButton = ({ flow: { state, send }, data }: DiscardButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button
        tone="secondary"
        loading={state.matches('discarding')}
        onPress={() => setAsking(true)}
      >
        {content.discard}
      </Button>
      <AlertDialog
        open={isAsking}
        title={copy.title}
        message={copy.message(data.fileName)}
        confirmLabel={copy.confirm}
        cancelLabel={content.question.cancel}
        tone="critical"
        onConfirm={() => {
          close();
          send({ type: 'import.discarded' });
        }}
        onCancel={close}
      />
    </>
  );
};
