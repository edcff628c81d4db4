import {
  cleanedName,
  fileNameOf,
  fullDateTime,
  isNew,
  officialSite,
  otherDayInIndia,
  relativeDay,
  timeOf,
  uploadDate,
  type AlertFile,
} from '@seatwise/flows/alerts';
import {
  AlertList,
  announce,
  Button,
  EmptyState,
  icons,
  Inline,
  Stack,
  Text,
  type AlertEntry,
  type AlertListProps,
} from '@seatwise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { files as contract } from '@seatwise/api-client/contract/files';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/alerts.ts';
import { ofStaff } from '../../lib/language.ts';
import { alertsOf, type LoadedAlerts } from './alerts.ts';
import { downloadAlert, openAlert } from './openAlert.ts';
import { useServices } from '../../services/services.ts';

interface AlertBoardProps extends Pick<AlertListProps, 'label' | 'limit' | 'download'> {
  readonly alerts: LoadedAlerts;
  /** The files to show, in order. @default all, in the server's order */
  readonly shown?: readonly AlertFile[];
  /** For how many days an alert is marked as new. */
  readonly newForDays: number;
  /** The empty state if a filter excludes all files. */
  readonly nothingFound?: ReactNode;
}

const sourceOf = (file: AlertFile): AlertEntry['source'] => {
  const site = officialSite(file);
  return site === undefined ? undefined : { label: site, href: `https://${site}` };
};

const toEntry = (file: AlertFile, days: number, now: number): AlertEntry => ({
  id: file.id,
  title: cleanedName(fileNameOf(file)),
  ...ofStaff,
  originalName: fileNameOf(file),
  date: uploadDate(file),
  exactTime: fullDateTime(timeOf(file.uploadedAt)),
  relative: [content.inIndia(otherDayInIndia(file)), relativeDay(file, now)]
    .filter(Boolean)
    .join(' · '),
  source: sourceOf(file),
  isNew: isNew(file, days, now),
});

const noAlerts = (
  <EmptyState title={content.none} icon={icons.Bell}>
    {content.noneHint}
  </EmptyState>
);

/** The published documents, to open and to download, with their loading and failed states. */
export const AlertBoard = ({
  alerts: { status, isRetrying, files, now },
  shown = files,
  newForDays,
  nothingFound = noAlerts,
  ...list
}: AlertBoardProps) => {
  const services = useServices();
  const fileOf = (id: AlertEntry['id']): AlertFile => files.find((file) => file.id === id)!;
  const failed = status === 'failed';
  const board = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (failed) announce(content.failed);
    // The focused retry button is gone; if the user has moved the focus, it stays there.
    else if (hasRetried.current && document.activeElement === document.body)
      (board.current!.querySelector('button') ?? board.current!).focus();
  }, [failed]);
  const retryButton = (
    <Button
      tone="secondary"
      size="compact"
      loading={isRetrying}
      onPress={() => {
        hasRetried.current = true;
        void alertsOf(services).revalidate();
      }}
    >
      {content.again}
    </Button>
  );
  const body =
    failed && files.length === 0 ? (
      <EmptyState title={content.failed} icon={icons.CircleAlert} action={retryButton}>
        {content.failedHint}
      </EmptyState>
    ) : (
      <Stack gap="xs">
        {failed && (
          <Inline justify="between">
            <Text as="span" size="small" tone="muted">
              {content.failedAnew}
            </Text>
            {retryButton}
          </Inline>
        )}
        <LeftOut of={contract.listFiles} />
        <AlertList
          {...list}
          alerts={shown.map((file) => toEntry(file, newForDays, now))}
          newLabel={content.isNew}
          loading={status === 'loading'}
          empty={files.length > 0 ? nothingFound : noAlerts}
          onOpen={({ id }) => openAlert(services, fileOf(id))}
          onDownload={({ id }) => downloadAlert(services, fileOf(id))}
        />
      </Stack>
    );
  return (
    <div ref={board} tabIndex={-1}>
      {body}
    </div>
  );
};
