import { assign, setup } from 'xstate';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { redone, undone, type Step } from './edits.ts';
import type { Side } from './merge.ts';
import type { Identified } from './entry.ts';
import {
  resolved,
  isSaved,
  withAnswer,
  withoutEdits,
  withoutWrite,
  withPresent,
  withLock,
  withRefusal,
  withWrite,
  type Present,
  type SyncedList,
} from './syncedList.ts';

/** The outcome of a write; a failed call rejects instead. */
export type WriteAnswer<T> =
  | { readonly type: 'saved' | 'newer' | 'locked'; readonly present: Present<T> }
  /** The server has no room for the list. */
  | { readonly type: 'full' };

/** A write as it is sent. */
export interface ListWrite<T> {
  readonly writeId: string;
  readonly basedOn: number;
  readonly items: readonly T[];
}

export interface Input<T> {
  readonly list: SyncedList<T>;
  readonly createId: () => string;
}

export interface Context<T> extends Input<T> {
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

export type Events<T> =
  | { type: 'list.edited'; items: readonly T[] }
  | { type: 'step.undone' }
  | { type: 'step.redone' }
  /** The shared list was changed in another tab of this browser. */
  | { type: 'list.shared'; list: SyncedList<T> }
  /** The server's list was read. */
  | { type: 'list.read'; present: Present<T> }
  | { type: 'side.chosen'; side: Side }
  /** The locked list replaces the edits that came too late. */
  | { type: 'edits.dropped' }
  | { type: 'connection.returned' };

/** How long an unanswered write waits before it is sent again, in milliseconds. */
export const retryDelay = 5000;
/** How many steps can be undone. */
const maxSteps = 100;

const received = [withOutput('receive'), 'persist'] as const;

/** A list that is saved after every change, as long as a tab shows it. */
export const createListMachine = <T extends Identified>(id: string) =>
  setup({
    types: {
      input: {} as Input<T>,
      context: {} as Context<T>,
      events: {} as Events<T>,
    },
    actors: { write: providedCall<WriteAnswer<T>, ListWrite<T>>('write') },
    actions: {
      edit: assign(({ context: { list, past } }, { items }: { items: readonly T[] }) => ({
        list: { ...list, items },
        past: [...past, { before: list.items, after: items }].slice(-maxSteps),
        future: [],
      })),
      undo: assign(({ context: { list, past, future } }) => {
        const step = past.at(-1)!;
        return {
          list: { ...list, items: undone(list.items, step) },
          past: past.slice(0, -1),
          future: [...future, step],
        };
      }),
      redo: assign(({ context: { list, past, future } }) => {
        const step = future.at(-1)!;
        return {
          list: { ...list, items: redone(list.items, step) },
          past: [...past, step],
          future: future.slice(0, -1),
        };
      }),
      share: assign((_, { list }: { list: SyncedList<T> }) => ({ list })),
      read: assign(({ context: { list } }, { present }: { present: Present<T> }) => ({
        list: withPresent(list, present),
      })),
      dropEdits: assign({ list: ({ context: { list } }) => withoutEdits(list) }),
      decide: assign(({ context: { list } }, { side }: { side: Side }) => ({
        list: resolved(list, side),
      })),
      beginWrite: assign({
        list: ({ context: { list, createId } }) => withWrite(list, createId()),
      }),
      receive: assign({
        list: ({ context: { list } }, answer: WriteAnswer<T>) => {
          if (answer.type === 'full') return withoutWrite(list);
          if (answer.type === 'locked') return withLock(list, answer.present);
          const { writeId } = list.sending ?? { writeId: '' };
          const settle = answer.type === 'newer' ? withRefusal : withAnswer;
          return settle(list, writeId, answer.present);
        },
      }),
      /** Shares the list with other tabs and the next start; the app implements it. */
      persist: () => {},
    },
    guards: {
      canUndo: ({ context }) => context.past.length > 0,
      canRedo: ({ context }) => context.future.length > 0,
      hasConflict: ({ context }) => Boolean(context.list.conflict),
      isSaved: ({ context }) => isSaved(context.list),
      isLocked: (_, { type }: WriteAnswer<T>) => type === 'locked',
      isFull: (_, { type }: WriteAnswer<T>) => type === 'full',
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, past: [], future: [] }),
    initial: 'deciding',
    on: {
      'list.edited': { target: '.deciding', actions: [withEvent('edit'), 'persist'] },
      'step.undone': { guard: 'canUndo', target: '.deciding', actions: ['undo', 'persist'] },
      'step.redone': { guard: 'canRedo', target: '.deciding', actions: ['redo', 'persist'] },
      'list.shared': { target: '.deciding', actions: withEvent('share') },
      'list.read': { target: '.deciding', actions: [withEvent('read'), 'persist'] },
      'edits.dropped': { target: '.deciding', actions: ['dropEdits', 'persist'] },
    },
    states: {
      deciding: {
        always: [
          { guard: 'hasConflict', target: 'conflict' },
          { guard: 'isSaved', target: 'saved' },
          { target: 'saving' },
        ],
      },
      saved: {},
      saving: {
        entry: ['beginWrite', 'persist'],
        tags: 'busy',
        // Changes join the next write; the current one continues undisturbed.
        on: {
          'list.edited': { actions: [withEvent('edit'), 'persist'] },
          'step.undone': { guard: 'canUndo', actions: ['undo', 'persist'] },
          'step.redone': { guard: 'canRedo', actions: ['redo', 'persist'] },
          'list.read': {},
        },
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ context: { list } }) => ({ ...list.sending!, basedOn: list.version }),
          onDone: [
            { guard: withOutput('isLocked'), target: 'locked', actions: received },
            { guard: withOutput('isFull'), target: 'full', actions: received },
            { target: 'deciding', actions: received },
          ],
          onError: 'waiting',
        },
      },
      /** The write got no answer: the edits stay in this browser until they are sent again. */
      waiting: {
        after: { [retryDelay]: 'deciding' },
        on: { 'connection.returned': 'deciding' },
      },
      /** The server has no room: edits stay in this browser and are sent with the next change. */
      full: { on: { 'connection.returned': 'deciding' } },
      conflict: {
        on: {
          'side.chosen': { target: 'deciding', actions: [withEvent('decide'), 'persist'] },
        },
      },
      /** The list was locked before the last edits were saved: only another list can take them. */
      locked: {
        on: {
          'list.edited': {},
          'step.undone': {},
          'step.redone': {},
          'list.shared': {},
          'list.read': {},
        },
      },
    },
  });
