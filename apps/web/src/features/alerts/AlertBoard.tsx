import {
  cleanedName,
  fullDateTime,
  isNew,
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
import { content } from '../../content/alerts.ts';
import { alertsOf, type LoadedAlerts } from './alerts.ts';
import { downloadAlert, openAlert } from './openAlert.ts';
import { useServices } from '../../services/services.ts';

interface AlertBoardProps extends Pick<AlertListProps, 'label' | 'limit' | 'download'> {
  readonly alerts: LoadedAlerts;
  /** Those that show, in order. @default all, as they came */
  readonly shown?: readonly AlertFile[];
  /** For how many days an alert counts as new here. */
  readonly newForDays: number;
  /** What stands there when none shows although there are some. */
  readonly nothingFound?: ReactNode;
}

const entryOf = (file: AlertFile, days: number, now: number): AlertEntry => ({
  id: file.id,
  title: cleanedName(file.fileName),
  originalName: file.fileName,
  date: uploadDate(file),
  exactTime: fullDateTime(timeOf(file.uploadedAt)),
  relative: relativeDay(file, now),
  isNew: isNew(file, days, now),
});

const nothing = (
  <EmptyState title={content.none} icon={icons.Bell}>
    {content.noneHint}
  </EmptyState>
);

/** Published documents with what can be done with them; says so quietly when they did not come. */
export const AlertBoard = ({
  alerts: { status, underWay, files, now },
  shown = files,
  newForDays,
  nothingFound = nothing,
  ...list
}: AlertBoardProps) => {
  const services = useServices();
  const fileOf = (id: AlertEntry['id']): AlertFile => files.find((file) => file.id === id)!;
  const failed = status === 'failed';
  const board = useRef<HTMLDivElement>(null);
  const isTriedAgain = useRef(false);
  useEffect(() => {
    if (failed) announce(content.failed);
    // The button that was pressed is gone; whoever went on meanwhile stays where they are.
    else if (isTriedAgain.current && document.activeElement === document.body)
      (board.current!.querySelector('button') ?? board.current!).focus();
  }, [failed]);
  const again = (
    <Button
      tone="secondary"
      size="compact"
      loading={underWay}
      onPress={() => {
        isTriedAgain.current = true;
        void alertsOf(services).refresh();
      }}
    >
      {content.again}
    </Button>
  );
  const drawn =
    failed && files.length === 0 ? (
      <EmptyState title={content.failed} icon={icons.CircleAlert} action={again}>
        {content.failedHint}
      </EmptyState>
    ) : (
      <Stack gap="xs">
        {failed && (
          <Inline justify="between">
            <Text as="span" size="small" tone="muted">
              {content.failedAnew}
            </Text>
            {again}
          </Inline>
        )}
        <AlertList
          {...list}
          alerts={shown.map((file) => entryOf(file, newForDays, now))}
          newLabel={content.isNew}
          loading={status === 'loading'}
          empty={files.length > 0 ? nothingFound : nothing}
          onOpen={({ id }) => openAlert(services, fileOf(id))}
          onDownload={({ id }) => downloadAlert(services, fileOf(id))}
        />
      </Stack>
    );
  return (
    <div ref={board} tabIndex={-1}>
      {drawn}
    </div>
  );
};
