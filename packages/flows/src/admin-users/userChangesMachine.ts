import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { assign, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import {
  caveatOf,
  isComplete,
  outcomes,
  requestOf,
  type Change,
  type ChangeRequest,
  type DialogOrigin,
} from './change.ts';
import { ownMessages } from './messages.ts';
import { conflictsOf } from '../shared/conflicts.ts';
import { resolvedEdit, type Conflict, type Edit } from './concurrentEdit.ts';
import { undoOf, type Undo } from './undoEdit.ts';
import type { AdminUser } from './user.ts';

export type Dialog = 'add' | 'edit' | 'role' | 'password' | 'actions';

interface Context {
  readonly dialog: Dialog | null;
  /** The user that the dialog or the confirmation is about. */
  readonly user: AdminUser | null;
  readonly place: DialogOrigin;
  /** The change that awaits a confirmation or an answer. */
  readonly change: Change | null;
  /** The staff role that the change gives and the admin is asked to confirm. */
  readonly gives: Role | null;
  readonly showsAllProblems: boolean;
  /** The alert. */
  readonly alert: Notice | null;
  /** The error line inside an open dialog. */
  readonly status: string | null;
  /** An edit that was refused because others changed the same fields. */
  readonly refused: { readonly edit: Edit; readonly conflicts: readonly Conflict[] } | null;
  /** The undo that the alert offers. */
  readonly undo: Undo | null;
}

type Events =
  | { type: 'dialog.opened'; dialog: 'add' }
  | { type: 'dialog.opened'; dialog: Exclude<Dialog, 'add'>; user: AdminUser }
  | { type: 'dialog.closed' }
  | { type: 'change.submitted'; change: Exclude<Change, { kind: 'delete' }>; gives?: Role }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'change.undone' }
  | { type: 'conflicts.resolved'; keep: 'mine' | 'theirs' }
  | { type: 'deletion.asked'; user: AdminUser }
  | { type: 'alert.dismissed' };

const emptyContext: Context = {
  dialog: null,
  user: null,
  place: 'list',
  change: null,
  gives: null,
  showsAllProblems: false,
  alert: null,
  status: null,
  refused: null,
  undo: null,
};

export const userChangesMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: { send: providedCall<unknown, ChangeRequest>('send') },
  actions: {
    /** Loads the list again. */
    reload: () => undefined,
    reset: assign(emptyContext),
    open: assign((_, { dialog, user }: { dialog: Dialog; user?: AdminUser }) => ({
      ...emptyContext,
      dialog,
      user: user ?? null,
      place: dialog === 'actions' ? 'actions' : 'list',
    })),
    keepChange: assign((_, { change, gives }: { change: Change; gives?: Role }) => ({
      change,
      gives: gives ?? null,
      alert: null,
      status: null,
      refused: null,
    })),
    keepResolved: assign(({ context: { refused } }, { keep }: { keep: 'mine' | 'theirs' }) => ({
      change: resolvedEdit(refused!.edit, refused!.conflicts, keep),
      alert: null,
      status: null,
      refused: null,
    })),
    showAllProblems: assign({ showsAllProblems: true }),
    keepUndo: assign(({ context: { undo } }) => ({ ...emptyContext, change: undo!.edit })),
    keepDeletion: assign((_, { user }: { user: AdminUser }) => ({
      user,
      change: { kind: 'delete', id: user.id },
      alert: null,
      status: null,
    })),
    dismissAlert: assign({ alert: null }),
    dropOutcome: assign({ alert: null, status: null }),
    dropChange: assign({ change: null, gives: null, status: null }),
    notifyDone: assign(({ context: { place, change } }) => ({
      ...emptyContext,
      alert: { ...success(outcomes[place][change!.kind].done), detail: caveatOf(change!) },
      undo: undoOf(change!),
    })),
    notifyFailed: assign(
      ({ context: { place, change, dialog } }, { error }: { error: unknown }) => {
        const { failed } = outcomes[place][change!.kind];
        const conflicts = conflictsOf<Conflict['field']>(error);
        return {
          change: change!.kind === 'delete' ? change : null,
          gives: null,
          alert: failed === null ? null : problem(failed),
          status: failureOf(error).serverMessage ?? ownMessages.nothingHappened,
          // An undo runs without a dialog, so one opens when it fails.
          ...('user' in change! && { dialog: dialog ?? 'edit', user: change.user }),
          refused: conflicts.length > 0 && 'user' in change! ? { edit: change, conflicts } : null,
        };
      },
    ),
  },
  guards: {
    isComplete: (_, { change }: { change: Change }) => isComplete(change),
    isToConfirm: (_, { change, gives }: { change: Change; gives?: Role }) =>
      gives !== undefined && isComplete(change),
    isRefused: ({ context }) => context.refused !== null,
    canUndo: ({ context }) => context.undo !== null,
    isInActions: ({ context }) => context.place === 'actions',
    hasDialog: ({ context }) => context.dialog !== null,
    wasDeletion: ({ context }) => context.change?.kind === 'delete',
  },
}).createMachine({
  id: 'userChanges',
  context: emptyContext,
  initial: 'list',
  on: { 'alert.dismissed': { actions: 'dismissAlert' } },
  states: {
    list: {
      on: {
        'dialog.opened': { target: 'filling', actions: withEvent('open') },
        'deletion.asked': { target: 'confirming', actions: ['reset', withEvent('keepDeletion')] },
        'change.undone': { guard: 'canUndo', target: 'sending', actions: 'keepUndo' },
      },
    },
    filling: {
      on: {
        'dialog.closed': { target: 'list', actions: 'reset' },
        'change.submitted': [
          {
            guard: withEvent('isToConfirm'),
            target: 'confirming',
            actions: withEvent('keepChange'),
          },
          { guard: withEvent('isComplete'), target: 'sending', actions: withEvent('keepChange') },
          { actions: 'showAllProblems' },
        ],
        'conflicts.resolved': {
          guard: 'isRefused',
          target: 'sending',
          actions: withEvent('keepResolved'),
        },
        'deletion.asked': {
          guard: 'isInActions',
          target: 'confirming',
          actions: withEvent('keepDeletion'),
        },
      },
    },
    confirming: {
      on: {
        'change.confirmed': { target: 'sending', actions: 'dropOutcome' },
        'change.declined': [
          { guard: 'hasDialog', target: 'filling', actions: 'dropChange' },
          { target: 'list', actions: 'reset' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => requestOf(context.change!),
        onDone: { target: 'list', actions: ['notifyDone', 'reload'] },
        // The change may come from another admin, or from a call whose answer was lost.
        onError: [
          {
            guard: 'wasDeletion',
            target: 'confirming',
            actions: [withEvent('notifyFailed'), 'reload'],
          },
          { target: 'filling', actions: [withEvent('notifyFailed'), 'reload'] },
        ],
      },
    },
  },
});
