import {
  cleanedName,
  earlierVersion,
  fileNameOf,
  fullDateTime,
  isNew,
  isRevised,
  officialSite,
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
  Link,
  Stack,
  Text,
  useDateFormatter,
  type AlertEntry,
  type AlertListProps,
} from '@seatwise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { files as contract } from '@seatwise/api-client/contract/files';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/alerts.ts';
import { ofStaff } from '../../lib/language.ts';
import { alertsOf, type LoadedAlerts } from './alerts.ts';
import { downloadAddress, downloadAlert, openAlert } from './openAlert.ts';
import { useServices } from '../../services/services.ts';

interface AlertBoardProps extends Pick<AlertListProps, 'label' | 'limit' | 'download' | 'lead'> {
  readonly alerts: LoadedAlerts;
  /** The files to show, in order. @default all, in the server's order */
  readonly shown?: readonly AlertFile[];
  /** For how many days an alert is marked as new. */
  readonly newForDays: number;
  /** Whether the files are grouped by month, in UTC as their dates. @default false */
  readonly byMonth?: boolean;
  /** What revised documents change, by id; null if nobody entered it, and the rest name the version they replace. */
  readonly changes?: ReadonlyMap<number, ReactNode>;
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
  // An older date says more than the days that have passed since.
  relative: (isNew(file, days, now) && relativeDay(file, now)) || undefined,
  source: sourceOf(file),
  isNew: isNew(file, days, now),
});

const noAlerts = (
  <EmptyState title={content.none} icon={icons.Bell}>
    {content.noneHint}
  </EmptyState>
);

/** The version that a revised document replaces, where it is listed. */
const Replaced = ({ by, files }: { readonly by: AlertFile } & Pick<LoadedAlerts, 'files'>) => {
  const services = useServices();
  const earlier = earlierVersion(by, files);
  return earlier ? (
    <Link href={downloadAddress(services, earlier)} standalone newTab>
      {content.replaces(uploadDate(earlier))}
    </Link>
  ) : (
    content.replacesUnlisted
  );
};

/** What a revised document changes, or else which one it replaces. */
const changeOf = (
  file: AlertFile,
  files: LoadedAlerts['files'],
  changes: ReadonlyMap<number, ReactNode>,
): ReactNode =>
  isRevised(file)
    ? (changes.get(file.id) ?? (
        <>
          <Replaced by={file} files={files} /> {changes.has(file.id) && content.unread}
        </>
      ))
    : undefined;

/** The published documents, to open and to download, with their loading and failed states. */
export const AlertBoard = ({
  alerts: { status, isRetrying, files, now },
  shown = files,
  newForDays,
  byMonth = false,
  changes,
  nothingFound = noAlerts,
  ...list
}: AlertBoardProps) => {
  const services = useServices();
  const fileOf = (id: AlertEntry['id']): AlertFile => files.find((file) => file.id === id)!;
  const monthFormat = useDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthOf = (file: AlertFile | undefined): string | undefined => {
    const time = timeOf(file?.uploadedAt);
    return time === undefined ? undefined : monthFormat.format(new Date(time));
  };
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
          alerts={shown.map((file, index) => {
            const entry = {
              ...toEntry(file, newForDays, now),
              change: changes && changeOf(file, files, changes),
            };
            const [month, above] = [monthOf(file), monthOf(shown[index - 1])];
            return byMonth
              ? Object.assign(entry, { group: month === above ? undefined : month })
              : entry;
          })}
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
