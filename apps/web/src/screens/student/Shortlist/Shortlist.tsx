import {
  compared,
  eligibilityOfChoice,
  seatsOf,
  sheetOfShortlist,
  shortlistOrders,
  sortedShortlist,
  type ShortlistItem,
  type ShortlistOrder,
} from '@seatwise/flows/choices';
import { seatKey, withChanged } from '@seatwise/flows/list-sync';
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
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { content as choices } from '../../../content/choices.ts';
import { comparison, shortlist as copy } from '../../../content/shortlist.ts';
import { choiceListsOf } from '../../../features/choices/choiceLists.ts';
import { MissingChances } from '../../../features/choices/MissingChances.tsx';
import { useGivers } from '../../../features/choices/useGiver.ts';
import { removeEntry } from '../../../features/choices/removeEntry.ts';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import {
  shortlistOf,
  type Shortlist as ShortlistService,
} from '../../../features/choices/shortlist.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { saveWorkbook } from '../../../features/workbook/saveFile.ts';
import { usePreload, useWhenOnline } from '../../../lib/connection.ts';
import { useStore } from '../../../lib/useStore.ts';
import { paths } from '../../../paths.ts';
import { useServices, type Services } from '../../../services/services.ts';
import { list as listStyle } from './Shortlist.css.ts';
import { ComparisonBar, ComparisonView, loadComparison } from './ComparisonView.tsx';
import { AddItem, ShortlistRow } from './ShortlistRow.tsx';

/** The query parameter that shows the comparison instead of the list. */
const comparing = 'compare';

/** Loaded lazily, because two devices seldom disagree. */
const Conflict = lazy(async () => ({
  default: (await import('../../../features/choices/Conflict.tsx')).Conflict,
}));

interface ShortlistToolsProps {
  /** The items in their order, which the exported file has too. */
  readonly items: readonly ShortlistItem[];
  readonly order: ShortlistOrder;
  readonly onOrder: (order: ShortlistOrder) => void;
}

const ShortlistTools = ({ items, order, onOrder }: ShortlistToolsProps) => {
  const [hasFailed, setFailed] = useState(false);
  const writeFile = (): void => {
    setFailed(false);
    saveWorkbook(sheetOfShortlist(items), 'shortlist').catch(() => setFailed(true));
  };
  return (
    <>
      <Inline justify="between">
        <Select
          label={copy.sort}
          marksOptional={false}
          value={order}
          options={shortlistOrders.map((value) => ({ value, label: copy.orders[value] }))}
          onChange={({ value }) => onOrder(value as ShortlistOrder)}
        />
        <Button tone="secondary" size="compact" icon={icons.Download} onPress={writeFile}>
          {copy.file}
        </Button>
      </Inline>
      {hasFailed && <Notice tone="critical">{copy.failed}</Notice>}
    </>
  );
};

interface ShortlistProps {
  readonly shortlist: ShortlistService;
}

/** The name of the choice list that already has an item; undefined if none has. */
const useListedIn = (services: Services) => {
  const lists = choiceListsOf(services);
  useEffect(() => void lists.load(), [lists]);
  useStore(lists.state);
  return (item: ShortlistItem): string | undefined => {
    const target = lists.target(item.authority);
    const entries = target?.actor.getSnapshot().context.list.items ?? [];
    return entries.some((entry) => seatKey(entry) === seatKey(item)) ? target?.name : undefined;
  };
};

/** The items with their chances, of which a few are compared. */
const ShortlistItems = ({ shortlist: { actor, edit } }: ShortlistProps) => {
  const services = useServices();
  const listedIn = useListedIn(services);
  const state = useSelector(actor, ({ value }) => value);
  const synced = useSelector(actor, ({ context }) => context.list);
  const { items } = synced;
  const giverOf = useGivers(items.map(({ authority }) => authority));
  const giver = ({ authority }: ShortlistItem) =>
    authority === undefined ? undefined : giverOf(authority);
  const known = useSeatKnowledge(seatsOf(items));
  const { outlooks, retry } = known;
  const [order, setOrder] = useState<ShortlistOrder>('starred');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [params, setParams] = useSearchParams();
  usePreload(loadComparison);
  const shown = sortedShortlist(items, order, known);
  const side = shown.filter((item) => chosen.includes(seatKey(item)));
  if (params.has(comparing) && side.length > 1)
    return (
      <ComparisonView
        items={side}
        known={known}
        renderAdd={(item) => <AddItem item={item} listedIn={listedIn(item)} giver={giver(item)} />}
      />
    );
  return (
    <>
      <Stack gap="xs">
        <ShortlistTools items={shown} order={order} onOrder={setOrder} />
        <Text as="div" size="small" tone="muted">
          {copy.count(items.length)}
          <SaveState state={state} />
          {side.length === 0 && ` · ${comparison.hint(compared)}`}
        </Text>
      </Stack>
      {state === 'conflict' && (
        <Suspense fallback={null}>
          <Conflict list={synced} send={actor.send} />
        </Suspense>
      )}
      <MissingChances onRetry={retry} />
      <ul className={listStyle}>
        {shown.map((item) => {
          const key = seatKey(item);
          return (
            <ShortlistRow
              key={key}
              item={item}
              outlook={outlooks.get(key)}
              verdict={eligibilityOfChoice(item, known)}
              giver={giver(item)}
              listedIn={listedIn(item)}
              isCompared={chosen.includes(key)}
              isFull={side.length >= compared}
              onCompare={(isCompared) =>
                setChosen(chosen.filter((one) => one !== key).concat(isCompared ? key : []))
              }
              onChange={(change) => edit(withChanged(items, key, change))}
              onRemove={() =>
                removeEntry(services, {
                  entry: item,
                  name: item.institute,
                  items: () => actor.getSnapshot().context.list.items,
                  edit,
                })
              }
            />
          );
        })}
      </ul>
      {side.length > 0 && (
        <ComparisonBar
          count={side.length}
          onShow={() => setParams((now) => ({ ...Object.fromEntries(now), [comparing]: '' }))}
        />
      )}
    </>
  );
};

/** The content while the shortlist has no items. */
const NoItems = ({ shortlist: { load, status } }: ShortlistProps) => {
  const loaded = useStore(status);
  if (loaded === 'loading') return <Skeleton />;
  if (loaded === 'failed')
    return (
      <EmptyState
        title={copy.notLoaded}
        icon={icons.CircleAlert}
        action={<Button onPress={load}>{choices.again}</Button>}
      >
        {choices.failedHint}
      </EmptyState>
    );
  return (
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
  );
};

/** The starred seats with notes, tags, sorting and export, and up to four side by side. */
export const Shortlist = () => {
  const services = useServices();
  const shortlist = shortlistOf(services);
  const { actor, load, ensure } = shortlist;
  useEffect(load, [load]);
  useWhenOnline(ensure);
  const isEmpty = useSelector(actor, ({ context }) => context.list.items.length === 0);
  const isComparing = useSearchParams()[0].has(comparing);
  return (
    <Stack gap="lg">
      <PageHeader
        title={copy.title}
        subtitle={isComparing ? undefined : copy.subtitle}
        actions={
          <Link href={paths.choices} variant="button" tone="secondary" size="compact">
            {copy.toChoices}
          </Link>
        }
      />
      <ForStudents role={services.session.user()?.role} />
      {isEmpty ? <NoItems shortlist={shortlist} /> : <ShortlistItems shortlist={shortlist} />}
    </Stack>
  );
};
