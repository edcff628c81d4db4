import { sizeText } from '@seatwise/flows/admin-files';
import { acceptedFiles } from '@seatwise/flows/upload';
import { Button, Dialog, FileDrop, ProgressBar, Spinner, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/files.ts';
import { FormNotice } from '../../../components/FormNotice.tsx';
import type { Upload } from './useUpload.ts';

const { upload: copy } = content;

const accept = Object.keys(acceptedFiles)
  .map((extension) => `.${extension}`)
  .join();

/** Uploads one document, chosen or dropped. */
export const UploadDialog = ({ state, send }: Upload) => {
  const { file, share, notice } = state.context;
  const busy = state.hasTag('busy');
  const ready = state.matches({ open: 'ready' });
  const close = (): void => send({ type: busy ? 'upload.cancelled' : 'dialog.closed' });
  return (
    <Dialog
      open={!state.matches('closed')}
      title={copy.title}
      // Only the button cancels an upload, not a click on the backdrop.
      dismissible={!busy}
      onClose={() => send({ type: 'dialog.closed' })}
      actions={
        <>
          <Button tone="secondary" onPress={close}>
            {busy ? copy.stop : content.cancel}
          </Button>
          <Button
            loading={busy}
            disabled={!ready && !busy}
            keepsFocus
            onPress={() => send({ type: 'upload.started' })}
          >
            {copy.submit}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label={copy.label}
          hint={copy.hint}
          accept={accept}
          disabled={busy}
          error={file === null ? notice?.text : undefined}
          onFile={(picked) => send({ type: 'file.chosen', ...picked })}
        />
        {state.hasTag('checking') && <Spinner label={copy.checking} />}
        {file && !busy && (
          <Text weight="semibold">{copy.chosen(file.name, sizeText(file.size))}</Text>
        )}
        {file && busy && <ProgressBar label={copy.progress(file.name)} share={share} />}
        {file && <FormNotice notice={notice} />}
      </Stack>
    </Dialog>
  );
};
