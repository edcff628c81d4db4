import {
  compared,
  sheetOfShortlist,
  shortlistOrders,
  sortedShortlist,
  type ShortlistOrder,
} from '@seatwise/flows/choices';
import { seatKey, withChanged, withoutKeys } from '@seatwise/flows/list-sync';
import {
  Button,
  EmptyState,
  icons,
  Inline,
  Link,
  Notice,
  PageHeader,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { content as choices } from '../../../content/choices.ts';
import { comparison, shortlist as copy } from '../../../content/shortlist.ts';
import { MissingChances } from '../../../features/choices/MissingChances.tsx';
import { Conflict } from '../../../features/choices/Conflict.tsx';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import { shortlistOf } from '../../../features/choices/shortlist.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useWhenOnline } from '../../../lib/connection.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { Comparison } from './Comparison.tsx';
import { plainList } from './Shortlist.css.ts';
import { ShortlistCard } from './ShortlistCard.tsx';

/** What is starred: notes, tags, sorting, export, and up to four side by side. */
export const Shortlist = () => {
  const services = useServices();
  const { actor, edit, load, ensure, status } = shortlistOf(services);
  useEffect(load, [load]);
  useWhenOnline(ensure);
  const loaded = useSyncExternalStore(status.subscribe, status.get);
  const state = useSelector(actor, ({ value }) => value);
  const items = useSelector(actor, ({ context }) => context.list.items);
  const seats = items.flatMap(({ instituteCode, institute, subject, quotaName }) =>
    subject && quotaName ? [{ instituteCode, institute, subject, quotaName }] : [],
  );
  const { outlooks, profile, retry } = useSeatKnowledge(seats);
  const [order, setOrder] = useState<ShortlistOrder>('starred');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const shown = sortedShortlist(items, order, outlooks);
  const side = shown.filter((item) => chosen.has(seatKey(item)));
  const exportAll = async (): Promise<void> => {
    setFailed(false);
    try {
      const { writeWorkbook } = await import('../../../features/workbook/writeWorkbook.ts');
      const { signal } = new AbortController();
      saveFile(await writeWorkbook(sheetOfShortlist(shown), () => {}, signal), 'shortlist.xlsx');
    } catch {
      setFailed(true);
    }
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <Link href={paths.choices} variant="button" tone="secondary" size="compact">
            {copy.toChoices}
          </Link>
        }
      />
      <ForStudents role={services.session.user()?.role} />
      {items.length === 0 && loaded === 'loading' ? (
        <Skeleton />
      ) : items.length === 0 && loaded === 'failed' ? (
        <EmptyState
          title={copy.notLoaded}
          icon={icons.CircleAlert}
          action={<Button onPress={load}>{choices.again}</Button>}
        >
          {choices.failedHint}
        </EmptyState>
      ) : items.length === 0 ? (
        <EmptyState
          title={copy.empty}
          icon={icons.Star}
          action={
            <Link href={paths.prediction} variant="button">
              {choices.addFrom}
            </Link>
          }
        >
          {copy.emptyHint}
        </EmptyState>
      ) : (
        <>
          <Inline justify="between">
            <Select
              label={copy.sort}
              marksOptional={false}
              value={order}
              options={shortlistOrders.map((value) => ({ value, label: copy.orders[value] }))}
              onChange={({ value }) => setOrder(value as ShortlistOrder)}
            />
            <Button
              tone="secondary"
              size="compact"
              icon={icons.Download}
              onPress={() => void exportAll()}
            >
              {copy.file}
            </Button>
          </Inline>
          <Text as="div" size="small" tone="muted">
            {copy.count(items.length)}
            <SaveState state={state} />
          </Text>
          {state === 'conflict' && (
            <Conflict onChoose={(side) => actor.send({ type: 'side.chosen', side })} />
          )}
          <MissingChances onRetry={retry} />
          {hasFailed && <Notice tone="critical">{copy.failed}</Notice>}
          {side.length > 1 ? (
            <Comparison items={side} outlooks={outlooks} homeState={profile.homeState} />
          ) : (
            <Text size="small" tone="muted">
              {comparison.hint(compared)}
            </Text>
          )}
          <ul className={plainList}>
            {shown.map((item) => {
              const key = seatKey(item);
              return (
                <li key={key}>
                  <ShortlistCard
                    item={item}
                    outlook={outlooks.get(key)}
                    isCompared={chosen.has(key)}
                    isFull={side.length >= compared}
                    onCompare={(isCompared) =>
                      setChosen(
                        new Set(
                          isCompared ? [...chosen, key] : [...chosen].filter((one) => one !== key),
                        ),
                      )
                    }
                    onChange={(change) => edit(withChanged(items, key, change))}
                    onRemove={() => edit(withoutKeys(items, new Set([key])))}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Stack>
  );
};
