import {
  fileNameOf,
  previewOf,
  shortDateTime,
  sizeText,
  timeOf,
  typeName,
  type PublishedFile,
} from '@seatwise/flows/admin-files';
import {
  Button,
  createColumnHelper,
  icons,
  IconButton,
  Inline,
  type DataTableColumns,
} from '@seatwise/ui';
import { content } from '../../content/files.ts';

interface FileActions {
  readonly onPreview: (file: PublishedFile) => void;
  readonly onDownload: (file: PublishedFile) => void;
  readonly onDelete: (file: PublishedFile) => void;
}

const { columns: heads } = content;

const helper = createColumnHelper<PublishedFile>();

/** Missing values first, in both directions. */
const sortUndefined = 'first';

/** The columns of the files; the name of a file with a preview opens it. */
export const fileColumns = ({
  onPreview,
  onDownload,
  onDelete,
}: FileActions): DataTableColumns<PublishedFile> =>
  helper.columns([
    helper.accessor(fileNameOf, {
      id: 'name',
      header: heads.name,
      cell: ({ row: { original: file } }) =>
        previewOf(file) ? (
          <Button tone="text" size="compact" onPress={() => onPreview(file)}>
            {fileNameOf(file)}
          </Button>
        ) : (
          fileNameOf(file)
        ),
      sortUndefined,
      meta: { width: 'widest', onCard: 'title', titleLines: 2 },
    }),
    helper.accessor(({ fileType }) => typeName(fileType), {
      id: 'type',
      header: heads.type,
      cell: ({ getValue }) => getValue() || content.missing,
      sortUndefined,
      meta: { width: 'narrow' },
    }),
    helper.accessor('fileSize', {
      id: 'size',
      header: heads.size,
      cell: ({ getValue }) => sizeText(getValue()) || content.missing,
      sortUndefined,
      meta: { tabular: true, width: 'narrow' },
    }),
    helper.accessor('uploaderName', {
      id: 'uploadedBy',
      header: heads.uploadedBy,
      cell: ({ getValue }) => getValue() ?? content.missing,
      sortUndefined,
      meta: { width: 'medium' },
    }),
    helper.accessor('uploadedAt', {
      header: heads.uploadedAt,
      cell: ({ getValue }) => shortDateTime(timeOf(getValue())),
      sortUndefined,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.display({
      id: 'actions',
      header: heads.actions,
      cell: ({ row: { original: file } }) => (
        <Inline gap="xs" wrap={false}>
          <IconButton
            label={content.download(fileNameOf(file))}
            icon={icons.Download}
            size="compact"
            onPress={() => onDownload(file)}
          />
          <IconButton
            label={content.delete(fileNameOf(file))}
            icon={icons.Trash2}
            size="compact"
            onPress={() => onDelete(file)}
          />
        </Inline>
      ),
      enableHiding: false,
      meta: { onCard: 'actions', width: 'narrow' },
    }),
  ]);
