import { files } from '@seatwise/api-client/contract/files';
import { fileNameOf, previewOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { Button, Dialog, icons, Spinner } from '@seatwise/ui';
import { useEffect, useState } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/files.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import { document as documentStyle, picture } from './PreviewDialog.css.ts';

const { preview: copy } = content;

/** The object URL of a file's content, as a blob of the listed type; revoked when the preview closes. */
const useObjectUrl = ({ id, fileType }: PublishedFile) => {
  const { api } = useServices();
  const [url, setUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    let created = '';
    const load = async (): Promise<void> => {
      try {
        const loaded = await api.area(files).downloadFile({ 'field-id': id }, { signal });
        if (signal.aborted) return;
        created = URL.createObjectURL(new Blob([loaded], { type: fileType ?? '' }));
        setUrl(created);
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        setFailed(true);
      }
    };
    void load();
    return () => {
      closed.abort();
      URL.revokeObjectURL(created);
    };
  }, [api, id, fileType]);
  return { url, hasFailed };
};

interface PreviewProps {
  readonly file: PublishedFile;
  readonly onRetry: () => void;
}

const Preview = ({ file, onRetry }: PreviewProps) => {
  const { url, hasFailed } = useObjectUrl(file);
  if (hasFailed) return <LoadFailure onRetry={onRetry}>{copy.failed}</LoadFailure>;
  if (url === undefined) return <Spinner label={copy.loading} />;
  return previewOf(file) === 'document' ? (
    // Browsers render no PDF in a sandboxed frame, so it has no sandbox attribute; the blob's type is fixed.
    <iframe className={documentStyle} title={fileNameOf(file)} src={url} />
  ) : (
    <img className={picture} alt={fileNameOf(file)} src={url} />
  );
};

interface PreviewDialogProps {
  /** The file to preview, if any. */
  readonly file: PublishedFile | null;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onClose: () => void;
}

/** Previews a document or an image in a dialog. */
export const PreviewDialog = ({ file, onDownload, onClose }: PreviewDialogProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
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
      {file && <Preview key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />}
    </Dialog>
  );
};
