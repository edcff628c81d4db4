import { savedElsewhere } from '@seatwise/flows/choices';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { shortlistOf } from '../../../features/choices/shortlist.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { useStore } from '../../../lib/useStore.ts';
import { useServices } from '../../../services/services.ts';
import type { ShownList } from './useChoiceList.ts';

/** The seats that the student saved elsewhere, and what is known of these and of the list's own. */
export const useElsewhere = ({ all, authority, id, items, known }: ShownList) => {
  const { actor, ensure, status } = shortlistOf(useServices());
  useEffect(ensure, [ensure]);
  const starred = useSelector(actor, ({ context }) => context.list.items);
  const elsewhere = useMemo(() => {
    const others = all.filter((list) => list.id !== id && list.authority === authority);
    const listed = others.map((list) => list.actor.getSnapshot().context.list.items);
    return savedElsewhere(starred, listed, { items, authority });
  }, [all, authority, id, items, starred]);
  const further = useSeatKnowledge(elsewhere, authority);
  const isReading = useStore(status) === 'loading';
  const outlooks = useMemo(
    () => new Map([...known.outlooks, ...further.outlooks]),
    [known.outlooks, further.outlooks],
  );
  const isLoading = known.isLoading || further.isLoading || isReading;
  return {
    elsewhere,
    known: { ...known, outlooks, isLoading, retry: known.retry ?? further.retry },
  };
};
