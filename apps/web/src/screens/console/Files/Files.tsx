import { files as contract } from '@seatwise/api-client/contract/files';
import type { PublishedFile } from '@seatwise/flows/admin-files';
import { Button, icons, Grid, Notice, PageHeader, SearchField, Stack } from '@seatwise/ui';
import { useCallback, useMemo, useState } from 'react';
import { content } from '../../../content/files.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { downloadAlert } from '../../../features/alerts/openAlert.ts';
import { useServices } from '../../../services/services.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { useFocusAfterDeletion } from '../../../hooks/useFocusAfterDeletion.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { fileList } from './fileList.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useFileDeletion } from './useFileDeletion.ts';
import { useUpload } from './useUpload.ts';

const getRowId = ({ id }: PublishedFile): string => String(id);

/** The published documents: upload, preview, download, deletion. */
export const Files = () => {
  const services = useServices();
  const { files, status } = useAlerts();
  const upload = useUpload();
  const deletion = useFileDeletion();
  const [query, update] = useUrlQuery(fileList.codec);
  const [shown, show] = useState<PublishedFile | null>(null);

  const download = useCallback(
    (file: PublishedFile): void => downloadAlert(services, file),
    [services],
  );
  const { send: sendUpload } = upload;
  const { send: sendDeletion } = deletion;
  const forget = useCallback((): void => {
    sendUpload({ type: 'notice.dismissed' });
    sendDeletion({ type: 'notice.dismissed' });
  }, [sendUpload, sendDeletion]);
  const actions = useMemo(
    () => ({
      onPreview: show,
      onDownload: download,
      onDelete: ({ id }: PublishedFile) => {
        forget();
        sendDeletion({ type: 'deletion.asked', id });
      },
    }),
    [download, forget, sendDeletion],
  );
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
            icon={icons.Upload}
            onPress={() => {
              forget();
              sendUpload({ type: 'dialog.opened' });
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
          value={query.typed}
          onChange={({ value }) => update({ typed: value }, 'replace')}
        />
      </Grid>
      <ConsoleList
        list={fileList}
        context={actions}
        operation={contract.listFiles}
        text={content.list}
        icon={icons.FolderOpen}
        rows={files}
        getRowId={getRowId}
        status={status}
        onRetry={() => void alertsOf(services).revalidate()}
        query={query}
        onSort={(sorting) => update({ sorting }, 'replace')}
      />
      <UploadDialog {...upload} />
      <DeletionDialog {...deletion} files={files} />
      <PreviewDialog file={shown} onDownload={download} onClose={() => show(null)} />
    </Stack>
  );
};
