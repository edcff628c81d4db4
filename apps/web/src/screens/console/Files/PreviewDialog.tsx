import { fileNameOf, previewOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { Button, Dialog, icons, Spinner } from '@seatwise/ui';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/files.ts';
import { document as documentStyle, picture } from './PreviewDialog.css.ts';
import { usePreview } from './usePreview.ts';

const { preview: copy } = content;

const Preview = ({ file }: { readonly file: PublishedFile }) => {
  const { state, address, retry } = usePreview(file);
  if (state === 'loading') return <Spinner label={copy.loading} />;
  if (state === 'failed') return <LoadFailure onRetry={retry}>{copy.failed}</LoadFailure>;
  return previewOf(file) === 'document' ? (
    // No sandbox attribute, because browsers render no PDF in one; the blob's type is fixed.
    <iframe className={documentStyle} title={fileNameOf(file)} src={address} />
  ) : (
    <img className={picture} alt={fileNameOf(file)} src={address} />
  );
};

interface PreviewDialogProps {
  /** The file to preview, if any. */
  readonly file: PublishedFile | null;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onClose: () => void;
}

/** Previews a document or an image in a dialog. */
export const PreviewDialog = ({ file, onDownload, onClose }: PreviewDialogProps) => (
  <Dialog
    open={file !== null}
    size="wide"
    title={file ? fileNameOf(file) : ''}
    onClose={onClose}
    actions={
      file && (
        <Button tone="secondary" icon={icons.Download} onPress={() => onDownload(file)}>
          {copy.download}
        </Button>
      )
    }
  >
    {file && <Preview file={file} />}
  </Dialog>
);
