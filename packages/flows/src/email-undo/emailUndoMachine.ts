import { assign, setup } from 'xstate';
import { reasonOf, type Failed } from '../shared/failure.ts';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { problem, type Notice } from '../shared/notice.ts';
import { messages } from './messages.ts';

interface Input {
  /** The token of the link in the mail. */
  readonly token: string;
}

interface Context extends Input {
  /** The address that the undo restored. */
  readonly email: string | null;
  readonly notice: Notice | null;
}

interface Restored {
  readonly email: string;
}

export const emailUndoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'undo.requested' },
  },
  actors: { undoChange: providedCall<Restored, Input>('undoChange') },
  actions: {
    clearNotice: assign({ notice: null }),
    restore: assign({ email: (_, { email }: Restored) => email }),
    notifyFailed: assign({
      notice: (_, { error }: Failed) => problem(reasonOf(error, messages)),
    }),
  },
}).createMachine({
  id: 'emailUndo',
  context: ({ input }) => ({ ...input, email: null, notice: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'undo.requested': { target: 'undoing', actions: 'clearNotice' } } },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoChange',
        src: 'undoChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'done', actions: withOutput('restore') },
        onError: { target: 'asking', actions: withEvent('notifyFailed') },
      },
    },
    done: { type: 'final' },
  },
});
