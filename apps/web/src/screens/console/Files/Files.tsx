import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { files as contract } from '@seatwise/api-client/contract/files';
import {
  adminFileMessages,
  deleteFileMachine,
  fileNameOf,
  type PublishedFile,
} from '@seatwise/flows/admin-files';
import {
  AlertDialog,
  Button,
  Grid,
  icons,
  Notice,
  PageHeader,
  SearchField,
  Stack,
  Text,
} from '@seatwise/ui';
import { useCallback, useMemo, useState } from 'react';
import { content } from '../../../content/files.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useListQuery } from '../console-list/useListQuery.ts';
import { alertsOf } from '../../../features/alerts/alerts.ts';
import { downloadAlert } from '../../../features/alerts/openAlert.ts';
import { useServices } from '../../../services/services.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useFocusAfterDeletion } from '../../../hooks/useFocusAfterDeletion.ts';
import { fileList } from './fileList.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useUpload } from './useUpload.ts';

type FileDeletion = Flow<typeof deleteFileMachine>;

interface DeletionDialogProps extends FileDeletion {
  readonly files: readonly PublishedFile[];
}

/** Confirms the deletion of a file, which the dialog names. */
const DeletionDialog = ({ state, send, files }: DeletionDialogProps) => {
  const file = files.find(({ id }) => id === state.context.id);
  return (
    <AlertDialog
      open={!state.matches('list')}
      title={content.question}
      message={adminFileMessages.confirm}
      confirmLabel={content.confirm}
      cancelLabel={content.cancel}
      tone="critical"
      loading={state.hasTag('busy')}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onCancel={() => send({ type: 'deletion.declined' })}
    >
      {file && <Text weight="semibold">{fileNameOf(file)}</Text>}
    </AlertDialog>
  );
};

/** The actions on files, and the file that is being previewed or renamed. */
const useFileActions = (
  { send: sendUpload }: ReturnType<typeof useUpload>,
  { send: sendDeletion }: FileDeletion,
) => {
  const services = useServices();
  const [previewed, setPreviewed] = useState<PublishedFile | null>(null);
  const [renamed, setRenamed] = useState<PublishedFile | null>(null);
  const dismiss = useCallback((): void => {
    sendUpload({ type: 'notice.dismissed' });
    sendDeletion({ type: 'notice.dismissed' });
  }, [sendUpload, sendDeletion]);
  const actions = useMemo(
    () => ({
      onPreview: setPreviewed,
      onDownload: (file: PublishedFile) => downloadAlert(services, file),
      onRename: (file: PublishedFile) => {
        dismiss();
        setRenamed(file);
      },
      onDelete: ({ id }: PublishedFile) => {
        dismiss();
        sendDeletion({ type: 'deletion.asked', id });
      },
    }),
    [services, dismiss, sendDeletion],
  );
  return { actions, dismiss, previewed, setPreviewed, renamed, setRenamed };
};

/** The published documents, to upload, preview, download, rename and delete. */
export const Files = () => {
  const services = useServices();
  const { files, status } = useAlerts();
  const upload = useUpload();
  const deletion = useFlow(deleteFileMachine, {
    calls: { deleteFile: services.api.area(adminFiles).deleteFile },
    actions: { reload: () => void alertsOf(services).reload() },
  });
  const { field, sorted } = useListQuery(fileList);
  const { actions, dismiss, previewed, setPreviewed, renamed, setRenamed } = useFileActions(
    upload,
    deletion,
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
              dismiss();
              upload.send({ type: 'dialog.opened' });
            }}
          >
            {content.add}
          </Button>
        }
      />
      {notice && (
        <Notice tone={notice.tone} onDismiss={dismiss}>
          {notice.text}
        </Notice>
      )}
      <Grid columns={2}>
        <SearchField
          {...field('typed')}
          label={content.search}
          placeholder={content.searchPlaceholder}
        />
      </Grid>
      <ConsoleList
        list={fileList}
        context={actions}
        operation={contract.listFiles}
        text={content.list}
        icon={icons.FolderOpen}
        rows={files}
        status={status}
        onRetry={() => void alertsOf(services).revalidate()}
        {...sorted}
      />
      {renamed && (
        <RenameDialog
          file={renamed}
          onRenamed={() => void alertsOf(services).reload()}
          onClose={() => setRenamed(null)}
        />
      )}
      <UploadDialog {...upload} />
      <DeletionDialog {...deletion} files={files} />
      <PreviewDialog
        file={previewed}
        onDownload={actions.onDownload}
        onClose={() => setPreviewed(null)}
      />
    </Stack>
  );
};
