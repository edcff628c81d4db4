import { openOutlook, roundOfList, shownChances, type Choice } from '@seatwise/flows/choices';
import { isSaved, lockedItems, seatKey, withChanged, withMoved } from '@seatwise/flows/list-sync';
import { tiers, type PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import { announce } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { content } from '../../../content/choices.ts';
import { byRound } from '../../../content/prediction.ts';
import type { ChoiceLists, OpenList } from '../../../features/choices/choiceLists.ts';
import { removeEntry } from '../../../features/choices/removeEntry.ts';
import {
  useSeatKnowledge,
  type SeatKnowledge,
} from '../../../features/choices/useSeatKnowledge.ts';
import { useGivers, type Giver } from '../../../features/choices/useGiver.ts';
import { useStore } from '../../../lib/useStore.ts';
import { useServices, type Services } from '../../../services/services.ts';
import { useListShare, type ListShare } from './useListShare.ts';

export const nameOf = ({ institute, subject, quotaName }: Choice): string =>
  content.name(institute, subject, quotaName);

/** The edits of a list, each based on its items at that time; a locked list ignores them. */
const editsOf = (services: Services, actor: OpenList['actor'], isLocked: boolean) => {
  const present = () => actor.getSnapshot().context.list.items;
  const edit = (items: readonly Choice[]): void => {
    if (!isLocked) actor.send({ type: 'list.edited', items });
  };
  return {
    edit,
    /** Moves a choice to an index among the others, counted from 0. */
    move: (entry: Choice, index: number): void => {
      edit(withMoved(present(), new Set([seatKey(entry)]), index));
      announce(content.moved(nameOf(entry), index + 1));
    },
    remove: (entry: Choice): void =>
      removeEntry(services, { entry, name: nameOf(entry), items: present, edit }),
    note: (entry: Choice, note: string): void =>
      edit(withChanged(present(), seatKey(entry), { note })),
  };
};

/** A list with its choices, what is known about them, and the actions on it. */
export interface ShownList extends Omit<OpenList, 'actor'> {
  /** All lists, with the actions on them. */
  readonly lists: ChoiceLists;
  readonly all: readonly OpenList[];
  readonly isLocked: boolean;
  /** The authority that allots the seats. */
  readonly giver: Giver;
  /** All authorities of the student's lists, MCC first. */
  readonly givers: readonly Giver[];
  /** The round that the list is for. */
  readonly round: PredictedRound;
  readonly state: SnapshotFrom<OpenList['actor']>;
  readonly items: readonly Choice[];
  /** Whether the list has edits that were not saved before the lock. */
  readonly hasLateEdits: boolean;
  readonly known: SeatKnowledge;
  readonly share: ListShare;
  readonly edits: ReturnType<typeof editsOf>;
  readonly send: OpenList['actor']['send'];
  readonly lock: () => Promise<void>;
}

/** The number of choices for each chance that their badges show; empty if no chance is known. */
export const chancesText = ({ items, known, round }: ShownList): string => {
  const shown = items.flatMap((entry) => {
    const outlook = openOutlook(entry, known);
    return outlook ? shownChances(outlook, round).slice(0, 1) : [];
  });
  const listed = tiers.flatMap((tier) => {
    const count = shown.filter(({ probabilityTier }) => probabilityTier === tier).length;
    return count === 0 ? [] : [content.chance(tier, count)];
  });
  const by = shown.find((chance) => chance.round)?.round;
  return listed.length === 0 ? '' : content.chances(by && byRound.rounds[by], listed.join(' · '));
};

/** The props of the parts of the screen. */
export interface ListProps {
  readonly list: ShownList;
}

/** The visible list, which the parts of the screen share. */
export const useChoiceList = (lists: ChoiceLists, open: OpenList): ShownList => {
  const { actor, id, name, lockedAt, authority } = open;
  const isLocked = lockedAt !== null;
  const services = useServices();
  const { lists: all } = useStore(lists.state);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list } = state.context;
  const keys = [...new Set([undefined, ...all.map((other) => other.authority)])];
  const giverOf = useGivers(keys);
  const items = isLocked ? lockedItems(list) : list.items;
  return {
    lists,
    all,
    id,
    name,
    lockedAt,
    authority,
    isLocked,
    giver: giverOf(authority),
    givers: keys.map(giverOf),
    round: roundOfList(name),
    state,
    items,
    hasLateEdits: isLocked && !isSaved(list),
    known: useSeatKnowledge(items, authority),
    share: useListShare(id, list.version > 0),
    edits: useMemo(() => editsOf(services, actor, isLocked), [services, actor, isLocked]),
    send: actor.send,
    lock: () => lists.lock(open),
  };
};
