import {
  foundFiles,
  sortedFiles,
  type FileColumn,
  type PublishedFile,
} from '@seatwise/flows/admin-files';
import {
  Button,
  DataTable,
  EmptyState,
  glyphs,
  Grid,
  Notice,
  PageHeader,
  SearchField,
  Stack,
  Text,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { content } from '../../content/files.ts';
import { downloadAlert } from '../../wiring/openAlert.ts';
import { useServices } from '../../wiring/services.ts';
import { useAlerts } from '../../wiring/useAlerts.ts';
import { useFocusAfterDeletion } from '../../wiring/useFocusAfterDeletion.ts';
import { useQueryInAddress } from '../../wiring/useQueryInAddress.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { fileColumns } from './fileColumns.tsx';
import { readQuery, writeQuery } from './filesQuery.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useFileDeletion } from './useFileDeletion.ts';
import { useUpload } from './useUpload.ts';

const notation = { read: readQuery, write: writeQuery };

/** The documents that students find as alerts. */
export const Files = () => {
  const services = useServices();
  const { files, status } = useAlerts();
  const upload = useUpload();
  const deletion = useFileDeletion();
  const [{ typed, sort }, ask] = useQueryInAddress(notation);
  const [shown, show] = useState<PublishedFile | null>(null);
  const found = useMemo(
    () => sortedFiles(foundFiles(files, typed), sort ?? undefined),
    [files, typed, sort],
  );

  const download = (file: PublishedFile): void => downloadAlert(services, file);
  const forget = (): void => {
    upload.send({ type: 'notice.dismissed' });
    deletion.send({ type: 'notice.dismissed' });
  };
  const isClosed = upload.state.matches('closed');
  const notice = (isClosed ? upload.state.context.notice : null) ?? deletion.state.context.notice;
  const title = useFocusAfterDeletion(
    deletion.state.matches('deleting'),
    deletion.state.context.notice?.tone === 'positive',
  );

  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        titleRef={title}
        actions={
          <Button
            glyph={glyphs.Upload}
            onPress={() => {
              forget();
              upload.send({ type: 'dialog.opened' });
            }}
          >
            {content.add}
          </Button>
        }
      />
      {notice && (
        <Notice tone={notice.tone} onDismiss={forget}>
          {notice.text}
        </Notice>
      )}
      <Grid columns={2}>
        <SearchField
          label={content.search}
          placeholder={content.searchPlaceholder}
          value={typed}
          onChange={({ value }) => ask({ typed: value })}
        />
      </Grid>
      <Text as="div" size="small" tone="muted" tabular>
        <output>
          {status === 'loading' && content.loading}
          {status === 'ready' && content.found(found.length, files.length)}
        </output>
      </Text>
      <DataTable
        caption={content.caption}
        columns={fileColumns({
          onPreview: show,
          onDownload: download,
          onDelete: ({ id }) => {
            forget();
            deletion.send({ type: 'deletion.asked', id });
          },
        })}
        rows={found}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={({ column, direction }) =>
          ask({ sort: { column: column as FileColumn, direction } })
        }
        windowed
        density="compact"
        loading={status === 'loading'}
        failure={
          status === 'failed'
            ? { message: content.failed, onRetry: () => void services.alerts.refresh() }
            : undefined
        }
        empty={<EmptyState title={content.empty} glyph={glyphs.FolderOpen} />}
      />
      <UploadDialog {...upload} />
      <DeletionDialog {...deletion} files={files} />
      <PreviewDialog file={shown} onDownload={download} onClose={() => show(null)} />
    </Stack>
  );
};
