import type { Choice, choiceListMachine } from '@seatwise/flows/choices';
import {
  lockedItems,
  seatKey,
  withChanged,
  withMoved,
  withoutKeys,
} from '@seatwise/flows/list-sync';
import { announce } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { content } from '../../../content/choices.ts';
import type { SnapshotFrom } from 'xstate';
import type { OpenList } from '../../../features/choices/choiceLists.ts';

export const nameOf = ({ institute, subject, quotaName }: Choice): string =>
  content.name(institute, subject, quotaName);

/** A list with what can be done to it. */
export interface ShownList {
  readonly state: SnapshotFrom<typeof choiceListMachine>;
  readonly items: readonly Choice[];
  readonly edit: (items: readonly Choice[]) => void;
  /** Moves a choice to a place among the others, counted from 0. */
  readonly move: (entry: Choice, index: number) => void;
  readonly remove: (entry: Choice) => void;
  readonly note: (entry: Choice, note: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const useChoiceList = ({ actor, lockedAt }: OpenList): ShownList => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list } = state.context;
  const items = lockedAt === null ? list.items : lockedItems(list);
  const edit = (next: readonly Choice[]): void => {
    if (lockedAt === null) actor.send({ type: 'list.edited', items: next });
  };
  return {
    state,
    items,
    edit,
    move: (entry: Choice, index: number): void => {
      edit(withMoved(items, new Set([seatKey(entry)]), index));
      announce(content.moved(nameOf(entry), index + 1));
    },
    remove: (entry: Choice): void => {
      edit(withoutKeys(items, new Set([seatKey(entry)])));
      announce(content.removed(nameOf(entry)));
    },
    note: (entry: Choice, note: string): void => edit(withChanged(items, seatKey(entry), { note })),
    undo: (): void => actor.send({ type: 'step.undone' }),
    redo: (): void => actor.send({ type: 'step.redone' }),
  };
};
