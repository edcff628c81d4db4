import {
  previewOf,
  shortDateTime,
  sizeText,
  timeOf,
  typeName,
  type PublishedFile,
} from '@seatwise/flows/admin-files';
import { Button, glyphs, IconButton, Inline, type DataTableColumn } from '@seatwise/ui';
import { content } from '../../content/files.ts';

interface FileActions {
  readonly onPreview: (file: PublishedFile) => void;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onDelete: (file: PublishedFile) => void;
}

const { columns: heads } = content;

/** The columns of the list; the name of what can be looked at here opens it. */
export const fileColumns = ({
  onPreview,
  onDownload,
  onDelete,
}: FileActions): readonly DataTableColumn<PublishedFile>[] => [
  {
    id: 'name',
    header: heads.name,
    cell: (file) =>
      previewOf(file) ? (
        <Button tone="text" size="compact" onPress={() => onPreview(file)}>
          {file.fileName}
        </Button>
      ) : (
        file.fileName
      ),
    sortable: true,
    width: 'wide',
    onCard: 'title',
  },
  {
    id: 'type',
    header: heads.type,
    cell: ({ fileType }) => typeName(fileType),
    sortable: true,
    width: 'narrow',
  },
  {
    id: 'size',
    header: heads.size,
    cell: ({ fileSize }) => sizeText(fileSize),
    sortable: true,
    tabular: true,
    width: 'narrow',
  },
  {
    id: 'uploadedBy',
    header: heads.uploadedBy,
    cell: ({ uploaderName }) => uploaderName ?? content.missing,
    sortable: true,
    width: 'broad',
  },
  {
    id: 'uploadedAt',
    header: heads.uploadedAt,
    cell: ({ uploadedAt }) => shortDateTime(timeOf(uploadedAt)),
    sortable: true,
    tabular: true,
    width: 'broad',
  },
  {
    id: 'actions',
    header: heads.actions,
    cell: (file) => (
      <Inline gap="xs" wrap={false}>
        <IconButton
          label={content.download(file.fileName)}
          glyph={glyphs.Download}
          size="compact"
          onPress={() => onDownload(file)}
        />
        <IconButton
          label={content.delete(file.fileName)}
          glyph={glyphs.Trash2}
          size="compact"
          onPress={() => onDelete(file)}
        />
      </Inline>
    ),
    onCard: 'actions',
  },
];
