import { previewOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { Button, Dialog, icons, Inline, Notice, Spinner } from '@seatwise/ui';
import { content } from '../../content/files.ts';
import { document as documentStyle, picture } from './PreviewDialog.css.ts';
import { usePreview } from './usePreview.ts';

const { preview: words } = content;

const Preview = ({ file }: { readonly file: PublishedFile }) => {
  const { state, address, retry } = usePreview(file);
  if (state === 'loading') return <Spinner label={words.loading} />;
  if (state === 'failed')
    return (
      <Notice tone="critical">
        <Inline justify="between">
          <span>{words.failed}</span>
          <Button tone="secondary" size="compact" icon={icons.RotateCw} onPress={retry}>
            {words.again}
          </Button>
        </Inline>
      </Notice>
    );
  return previewOf(file) === 'document' ? (
    // Without a sandbox, in which browsers draw no PDF: what it holds has that type and no other.
    <iframe className={documentStyle} title={file.fileName} src={address} />
  ) : (
    <img className={picture} alt={file.fileName} src={address} />
  );
};

interface PreviewDialogProps {
  /** What is looked at, if anything. */
  readonly file: PublishedFile | null;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onClose: () => void;
}

/** A document or a picture, without leaving the page. */
export const PreviewDialog = ({ file, onDownload, onClose }: PreviewDialogProps) => (
  <Dialog
    open={file !== null}
    size="wide"
    title={file?.fileName ?? ''}
    onClose={onClose}
    actions={
      file && (
        <Button tone="secondary" icon={icons.Download} onPress={() => onDownload(file)}>
          {words.download}
        </Button>
      )
    }
  >
    {file && <Preview file={file} />}
  </Dialog>
);
