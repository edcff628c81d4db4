import { assign, setup } from 'xstate';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import { messages } from './messages.ts';

interface Context {
  /** The file that the confirmation dialog asks about. */
  readonly id: number | null;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'deletion.asked'; id: number }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' }
  | { type: 'notice.dismissed' };

const emptyContext: Context = { id: null, notice: null };

export const deleteFileMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: { deleteFile: providedCall<unknown, { id: number }>('deleteFile') },
  actions: {
    /** Loads the list again. */
    reload: () => undefined,
    reset: assign(emptyContext),
    keepFile: assign((_, { id }: { id: number }) => ({ id, notice: null })),
    clearNotice: assign({ notice: null }),
    notifyDeleted: assign({ notice: success(messages.deleted) }),
    notifyFailed: assign({ notice: problem(messages.deleteFailed) }),
  },
}).createMachine({
  id: 'deleteFile',
  context: emptyContext,
  initial: 'list',
  on: { 'notice.dismissed': { actions: 'clearNotice' } },
  states: {
    list: { on: { 'deletion.asked': { target: 'confirming', actions: withEvent('keepFile') } } },
    confirming: {
      on: {
        'deletion.confirmed': 'deleting',
        'deletion.declined': { target: 'list', actions: 'reset' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteFile',
        src: 'deleteFile',
        input: ({ context }) => ({ id: context.id! }),
        onDone: { target: 'list', actions: ['reset', 'notifyDeleted', 'reload'] },
        // The file may be gone: another admin deleted it, or a call whose answer was lost.
        onError: { target: 'list', actions: ['reset', 'notifyFailed', 'reload'] },
      },
    },
  },
});
