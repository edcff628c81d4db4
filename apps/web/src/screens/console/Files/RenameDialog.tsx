import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { extensionOf } from '@seatwise/api-client/contract/constants/files';
import { conflictsOf } from '@seatwise/flows/shared';
import { useState } from 'react';
import { fileNameOf, type PublishedFile } from '@seatwise/flows/admin-files';
import { content as conflicts } from '../../../content/adminConflicts.ts';
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
  const [seen, setSeen] = useState(fileNameOf(file));
  const [taken, setTaken] = useState<string>();
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(fileNameOf(file)) ?? [];
  const named = (value: string): string => `${value.trim()}.${ending}`;
  return (
    <TextDialog
      title={copy.title}
      description={taken ?? copy.ending(ending)}
      label={copy.label}
      initial={stem}
      errorOf={(value) => (extensionOf(named(value)) ? undefined : copy.wrong)}
      failed={copy.failed}
      onConfirm={async (value) => {
        try {
          await renameFile({ id: file.id, fileName: named(value), seen: { fileName: seen } });
        } catch (error) {
          const [conflict] = conflictsOf(error);
          if (conflict?.value) {
            setTaken(copy.renamed(conflict.changedBy ?? conflicts.someone, conflict.value));
            setSeen(conflict.value);
          }
          throw error;
        }
        onRenamed();
      }}
      onClose={onClose}
    />
  );
};
