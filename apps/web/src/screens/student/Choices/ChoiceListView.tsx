import { sheetOfChoices, withCities, type Choice } from '@seatwise/flows/choices';
import { isSaved, seatKey } from '@seatwise/flows/list-sync';
import {
  Button,
  EmptyState,
  IconButton,
  icons,
  Inline,
  Link,
  Menu,
  Notice,
  Select,
  ReorderableList,
  Stack,
  Text,
  useDateFormatter,
} from '@seatwise/ui';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { content, dialogs } from '../../../content/choices.ts';
import { MissingChances } from '../../../features/choices/MissingChances.tsx';
import type { ChoiceLists, OpenList } from '../../../features/choices/choiceLists.ts';
import { Conflict } from '../../../features/choices/Conflict.tsx';
import { SaveState } from '../../../features/choices/SaveState.tsx';
import { usePrintTime } from '../../../features/print/usePrintTime.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { paths } from '../../../paths.ts';
import { AfterLock } from './AfterLock.tsx';
import { ChoiceRow, type RowAction } from './ChoiceRow.tsx';
import type { OpenDialog } from './dialogTypes.ts';
import { LateEdits } from './LateEdits.tsx';
import { ListRoom } from './ListRoom.tsx';
import { PrintedChoices } from './PrintedChoices.tsx';
import { NewComments } from './NewComments.tsx';
import { useListShare } from './useListShare.ts';
import { nameOf, useChoiceList } from './useChoiceList.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';

interface ChoiceListViewProps {
  readonly lists: ChoiceLists;
  readonly list: OpenList;
}

const loadDialogs = async () => ({ default: (await import('./ChoiceDialogs.tsx')).ChoiceDialogs });
const ChoiceDialogs = lazy(loadDialogs);

/** They come with what they are judged by, after the list. */
const Warnings = lazy(async () => {
  const { Warnings: Content } = await loadWhenOnline(() => import('./Warnings.tsx'));
  return { default: Content };
});

type MenuAction = keyof typeof content.menu;

const writeFile = async (name: string, entries: readonly Choice[]): Promise<void> => {
  const { writeWorkbook } = await import('../../../features/workbook/writeWorkbook.ts');
  const { signal } = new AbortController();
  saveFile(await writeWorkbook(sheetOfChoices(name, entries), () => {}, signal), `${name}.xlsx`);
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly entry: Choice;
}

const knownRows = new WeakMap<Choice, Row>();

/** The same row for the same entry, so that a move builds nothing anew for the others. */
const rowOf = (entry: Choice): Row => {
  const known = knownRows.get(entry);
  if (known) return known;
  const row = { id: seatKey(entry), name: nameOf(entry), entry };
  knownRows.set(entry, row);
  return row;
};

/** One choice list: its order, its warnings, and what can be done with it. */
export const ChoiceListView = ({ lists, list }: ChoiceListViewProps) => {
  const { lists: all } = useSyncExternalStore(lists.state.subscribe, lists.state.get);
  const shown = useChoiceList(list);
  const { state, items, move } = shown;
  const known = useSeatKnowledge(items);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [hasFailed, setFailed] = useState(false);
  const printTime = usePrintTime();
  const day = useDateFormatter({ dateStyle: 'long' });
  const isLocked = list.lockedAt !== null;
  const share = useListShare(list.id, state.context.list.version > 0);
  const canShare = share.isOffered === true && state.context.list.version > 0;
  // A lock takes its button away, which had the focus.
  const line = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (dialog) return;
    if (isLocked && !wasLocked.current) line.current?.focus();
    wasLocked.current = isLocked;
  }, [dialog, isLocked]);
  useEffect(() => {
    const preload = async (): Promise<void> => {
      await whenIdle();
      await loadDialogs();
    };
    // A failed preload is repeated, and reported, when a dialog is opened.
    preload().catch(() => undefined);
  }, []);
  const rows = useMemo(() => items.map(rowOf), [items]);
  const act = (entry: Choice, action: RowAction): void => {
    if (action === 'top') move(entry, 0);
    else if (action === 'remove') shown.remove(entry);
    else setDialog({ type: action, entry });
  };
  const latestAct = useRef(act);
  useEffect(() => {
    latestAct.current = act;
  });
  const onAction = useCallback(
    (entry: Choice, action: RowAction) => latestAct.current(entry, action),
    [],
  );
  const own: readonly MenuAction[] = isLocked
    ? ['create', 'duplicate', 'versions']
    : ['create', 'rename', 'duplicate', 'versions', 'propose', 'remove'];
  const menu: readonly MenuAction[] = canShare ? ['share', ...own] : own;
  const hasLateEdits = isLocked && !isSaved(state.context.list);
  const dropLateEdits = (): void => list.actor.send({ type: 'edits.dropped' });
  const attempt = (done: Promise<void>): void => {
    setFailed(false);
    done.catch(() => setFailed(true));
  };
  return (
    <Stack>
      <Inline justify="between">
        <Select
          label={content.list}
          marksOptional={false}
          value={list.id}
          options={all.map(({ id, name, lockedAt }) => ({
            value: id,
            label: lockedAt === null ? name : content.lockedOption(name),
          }))}
          onChange={({ value }) => lists.use(value)}
        />
        <Inline gap="xs">
          {!isLocked && (
            <>
              <IconButton
                label={content.undo}
                icon={icons.Undo2}
                disabled={state.context.past.length === 0}
                onPress={shown.undo}
              />
              <IconButton
                label={content.redo}
                icon={icons.Redo2}
                disabled={state.context.future.length === 0}
                onPress={shown.redo}
              />
            </>
          )}
          <Button
            tone="secondary"
            size="compact"
            icon={icons.Printer}
            disabled={items.length === 0}
            onPress={() => print()}
          >
            {content.print}
          </Button>
          <Button
            tone="secondary"
            size="compact"
            icon={icons.Download}
            disabled={items.length === 0}
            onPress={() => {
              attempt(writeFile(list.name, withCities(items, known.outlooks)));
            }}
          >
            {content.file}
          </Button>
          {!isLocked && (
            <Button
              tone="secondary"
              size="compact"
              icon={icons.Lock}
              disabled={items.length === 0 || !state.matches('saved')}
              onPress={() => setDialog({ type: 'lock' })}
            >
              {dialogs.lock.button}
            </Button>
          )}
          <Menu
            label={content.more}
            trigger={content.more}
            items={menu.map((id) => ({
              id,
              label: content.menu[id],
              tone: id === 'remove' ? 'critical' : 'default',
            }))}
            onSelect={({ id }) => {
              if (id === 'duplicate') lists.create(list.name, items);
              else setDialog({ type: id as Exclude<MenuAction, 'duplicate'> });
            }}
          />
        </Inline>
      </Inline>
      <div ref={line} tabIndex={-1}>
        <Text as="div" size="small" tone="muted">
          {content.count(items.length)}
          {list.lockedAt !== null ? (
            <> · {content.locked(day.format(new Date(list.lockedAt)))}</>
          ) : (
            <SaveState state={state.value} />
          )}
        </Text>
      </div>
      {hasFailed && <Notice tone="critical">{dialogs.failed}</Notice>}
      <ListRoom lists={all} isFull={state.matches('full')} />
      {isLocked && <AfterLock />}
      {state.matches('conflict') && !isLocked && (
        <Conflict onChoose={(side) => list.actor.send({ type: 'side.chosen', side })} />
      )}
      {hasLateEdits && (
        <LateEdits
          onCopy={() => {
            const late = state.context.list.items;
            dropLateEdits();
            lists.create(list.name, late);
          }}
          onDrop={dropLateEdits}
        />
      )}
      <NewComments list={share} />
      <MissingChances onRetry={known.retry} />
      {known.isProfileMissing && !isLocked && items.length > 0 && (
        <Text size="small" tone="muted">
          {content.profileMissing} <Link href={paths.applicant}>{content.answerQuestions}</Link>
        </Text>
      )}
      {!isLocked && (
        <Suspense fallback={null}>
          <Warnings
            listId={list.id}
            entries={items}
            outlooks={known.outlooks}
            profile={known.profile}
          />
        </Suspense>
      )}
      {items.length === 0 ? (
        <EmptyState title={content.empty} icon={icons.ListChecks}>
          {content.emptyHint}
        </EmptyState>
      ) : (
        <ReorderableList
          label={content.label(list.name)}
          items={rows}
          fixed={isLocked}
          onMove={({ id, index }) => move(rows.find((row) => row.id === id)!.entry, index)}
          renderItem={({ entry, id }) => (
            <ChoiceRow
              entry={entry}
              outlook={known.outlooks.get(id)}
              comments={share.bySeat.get(id)}
              onAction={isLocked ? undefined : onAction}
            />
          )}
        />
      )}
      {dialog && (
        <Suspense fallback={null}>
          <ChoiceDialogs
            dialog={dialog}
            lists={lists}
            list={list}
            shown={shown}
            outlooks={known.outlooks}
            share={share}
            profile={known.profile}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {printTime && (
        <PrintedChoices
          name={list.name}
          entries={withCities(items, known.outlooks)}
          time={printTime}
        />
      )}
    </Stack>
  );
};
