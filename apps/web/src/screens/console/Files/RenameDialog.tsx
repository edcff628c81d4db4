import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { extensionOf } from '@seatwise/api-client/contract/constants/files';
import { fileNameOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { content } from '../../../content/files.ts';
import { TextDialog } from '../../../features/choices/TextDialog.tsx';
import { useServices } from '../../../services/services.ts';

const copy = content.renaming;

interface RenameDialogProps {
  readonly file: PublishedFile;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

/** Asks for a new name of a file. The extension stays, because it is the file's type. */
export const RenameDialog = ({ file, onRenamed, onClose }: RenameDialogProps) => {
  const { renameFile } = useServices().api.area(adminFiles);
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(fileNameOf(file)) ?? [];
  const named = (value: string): string => `${value.trim()}.${ending}`;
  return (
    <TextDialog
      title={copy.title}
      description={copy.ending(ending)}
      label={copy.label}
      initial={stem}
      errorOf={(value) => (extensionOf(named(value)) ? undefined : copy.wrong)}
      failed={copy.failed}
      onConfirm={async (value) => {
        await renameFile({ id: file.id, fileName: named(value) });
        onRenamed();
      }}
      onClose={onClose}
    />
  );
};
