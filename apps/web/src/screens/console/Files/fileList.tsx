import { extensionOf } from '@seatwise/api-client/contract/constants/files';
import {
  fileNameOf,
  previewOf,
  sizeText,
  typeName,
  type PublishedFile,
} from '@seatwise/flows/admin-files';
import { Button, IconButton, icons, Inline } from '@seatwise/ui';
import { content } from '../../../content/files.ts';
import { defineList } from '../console-list/defineList.ts';
import { text, urlQuery } from '../../../lib/urlParameters.ts';

interface FileActions {
  readonly onPreview: (file: PublishedFile) => void;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onRename: (file: PublishedFile) => void;
  readonly onDelete: (file: PublishedFile) => void;
}

const { missing } = content;

/** Replaces separators in a file name by spaces, so that `round 2 result` finds `Round-2_Result`. */
const spaced = (name: string): string => name.replaceAll(/[-_\s]+/g, ' ');

/** The published files; pressing the name of a file that has a preview opens it. */
export const fileList = defineList<PublishedFile, FileActions>()({
  name: 'files',
  query: urlQuery({ typed: text('q') }),
  nulls: 'first',
  heads: content.columns,
  fields: {
    name: {
      value: fileNameOf,
      sorts: true,
      cell: (file, { onPreview }) =>
        previewOf(file) ? (
          <Button tone="text" size="compact" onPress={() => onPreview(file)}>
            {fileNameOf(file)}
          </Button>
        ) : (
          fileNameOf(file)
        ),
      column: { width: 'widest', onCard: 'title', titleLines: 2 },
    },
    type: { value: ({ fileType }) => typeName(fileType), sorts: true, column: { width: 'narrow' } },
    size: {
      kind: 'number',
      value: ({ fileSize }) => fileSize,
      sorts: true,
      cell: ({ fileSize }) => sizeText(fileSize) || missing,
      column: { tabular: true, width: 'narrow' },
    },
    uploadedBy: {
      value: ({ uploaderName }) => uploaderName,
      sorts: true,
      column: { width: 'medium' },
    },
    uploadedAt: { kind: 'moment', sorts: true, column: { tabular: true, width: 'medium' } },
    actions: {
      value: () => null,
      cell: (file, { onDownload, onRename, onDelete }) => (
        <Inline gap="xs" wrap={false}>
          <IconButton
            label={content.download(fileNameOf(file))}
            icon={icons.Download}
            size="compact"
            onPress={() => onDownload(file)}
          />
          {extensionOf(fileNameOf(file)) && (
            <IconButton
              label={content.rename(fileNameOf(file))}
              icon={icons.Pencil}
              size="compact"
              onPress={() => onRename(file)}
            />
          )}
          <IconButton
            label={content.delete(fileNameOf(file))}
            icon={icons.Trash2}
            size="compact"
            onPress={() => onDelete(file)}
          />
        </Inline>
      ),
      column: { onCard: 'actions', width: 'medium' },
    },
    text: {
      value: ({ fileType, uploaderName, ...file }) =>
        [
          spaced(fileNameOf(file)),
          fileNameOf(file),
          fileType ?? '',
          typeName(fileType),
          uploaderName ?? '',
        ].join('\n'),
      filter: ({ typed }) => ({ contains: typed.includes('/') ? typed : spaced(typed) }),
    },
  },
});
