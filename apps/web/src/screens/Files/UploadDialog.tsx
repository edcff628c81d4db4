import { sizeText } from '@seatwise/flows/admin-files';
import { acceptedFiles } from '@seatwise/flows/upload';
import { Button, Dialog, FileDrop, ProgressBar, Spinner, Stack, Text } from '@seatwise/ui';
import { content } from '../../content/files.ts';
import { FormNotice } from '../../components/FormNotice.tsx';
import type { Upload } from './useUpload.ts';

const { upload: words } = content;

const accept = Object.keys(acceptedFiles)
  .map((extension) => `.${extension}`)
  .join();

/** One document, chosen or dropped, on its way to be published. */
export const UploadDialog = ({ state, send }: Upload) => {
  const { file, share, notice } = state.context;
  const busy = state.hasTag('busy');
  const ready = state.matches({ open: 'ready' });
  const close = (): void => send({ type: busy ? 'upload.cancelled' : 'dialog.closed' });
  return (
    <Dialog
      open={!state.matches('closed')}
      title={words.title}
      // What is on its way is stopped by its own button, not by a press that went astray.
      dismissible={!busy}
      onClose={() => send({ type: 'dialog.closed' })}
      actions={
        <>
          <Button tone="secondary" onPress={close}>
            {busy ? words.stop : content.cancel}
          </Button>
          <Button
            loading={busy}
            disabled={!ready && !busy}
            keepsFocus
            onPress={() => send({ type: 'upload.started' })}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label={words.label}
          hint={words.hint}
          accept={accept}
          disabled={busy}
          error={file === null ? notice?.text : undefined}
          onFile={(picked) => send({ type: 'file.chosen', ...picked })}
        />
        {state.hasTag('checking') && <Spinner label={words.checking} />}
        {file && !busy && (
          <Text weight="semibold">{words.chosen(file.name, sizeText(file.size))}</Text>
        )}
        {file && busy && <ProgressBar label={words.progress(file.name)} share={share} />}
        {file && <FormNotice notice={notice} />}
      </Stack>
    </Dialog>
  );
};
