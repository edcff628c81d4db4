import { seatKey } from '@seatwise/flows/list-sync';
import { Inline, Link, Stack, Text } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { content } from '../../../content/choices.ts';
import type { ChoiceLists, OpenList } from '../../../features/choices/choiceLists.ts';
import { usePrintTime } from '../../../features/print/usePrintTime.ts';
import { loadWhenOnline, usePreload } from '../../../lib/connection.ts';
import { paths } from '../../../paths.ts';
import type { OpenDialog } from './ChoiceDialogs.tsx';
import { AuthorityBoard } from './AuthorityBoard.tsx';
import { ChoiceNotices } from './ChoiceNotices.tsx';
import { ChoiceRows } from './ChoiceRows.tsx';
import { ChoiceTools } from './ChoiceTools.tsx';
import { PrintedChoices } from './PrintedChoices.tsx';
import { useChoiceList } from './useChoiceList.ts';

const loadDialogs = async () => ({ default: (await import('./ChoiceDialogs.tsx')).ChoiceDialogs });
const ChoiceDialogs = lazy(loadDialogs);

/** Warnings need the chances, which load after the list, so their code loads late too. */
const Warnings = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../../features/choices/Warnings.tsx'))).Warnings,
}));

const CostsNote = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../../features/sources/CostsNote.tsx')))
    .CostsNote,
}));

const StressTest = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./StressTest.tsx'))).StressTest,
}));

/** Focuses an element after the list was locked, because the lock unmounts the pressed button. */
const useFocusAfterLock = (isLocked: boolean, isDialogOpen: boolean) => {
  const target = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (isDialogOpen) return;
    if (isLocked && !wasLocked.current) target.current?.focus();
    wasLocked.current = isLocked;
  }, [isDialogOpen, isLocked]);
  return target;
};

interface ChoiceListViewProps {
  readonly lists: ChoiceLists;
  readonly list: OpenList;
  /** The title of the page and its links, shown beside the tools of the list. */
  readonly head: ReactNode;
}

/** One choice list with its order, its warnings and its tools. */
export const ChoiceListView = ({ lists, list: open, head }: ChoiceListViewProps) => {
  const list = useChoiceList(lists, open);
  const { isLocked, items, known } = list;
  const outlooks = items.flatMap((entry) => known.outlooks.get(seatKey(entry)) ?? []);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map());
  const printTime = usePrintTime();
  const line = useFocusAfterLock(isLocked, dialog !== undefined);
  usePreload(loadDialogs);
  return (
    <Stack gap="xs">
      <ChoiceTools list={list} head={head} line={line} onOpen={setDialog} />
      {list.all.some(({ authority }) => authority !== undefined) && <AuthorityBoard list={list} />}
      <ChoiceNotices list={list} />
      <Suspense fallback={null}>
        <Warnings list={list} onMark={setMarks} />
      </Suspense>
      <ChoiceRows list={list} marks={marks} onOpen={setDialog} />
      <Suspense fallback={null}>
        <CostsNote seats={outlooks} exam={known.profile.exam} />
        <StressTest list={list} />
      </Suspense>
      <Inline>
        {list.giver.key !== undefined ? (
          <Text size="small" tone="muted">
            {content.notPlayed}
          </Text>
        ) : (
          <Link
            href={`${paths.practice}?list=${encodeURIComponent(list.id)}`}
            variant="button"
            tone="secondary"
            size="compact"
          >
            {content.toPractice}
          </Link>
        )}
      </Inline>
      {dialog && (
        <Suspense fallback={null}>
          <ChoiceDialogs dialog={dialog} list={list} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {printTime && <PrintedChoices list={list} time={printTime} />}
    </Stack>
  );
};
