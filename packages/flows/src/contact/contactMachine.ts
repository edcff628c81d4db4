import { assign, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { messages } from './messages.ts';
import { errorsOf, fields, formOf, emptyValues, type Field, type Values } from './validate.ts';

interface Input {
  /** The draft from before a reload. */
  readonly values: Values;
}

interface Context extends Input {
  /** The fields that lost focus; all fields after a submit. */
  readonly touched: readonly Field[];
  readonly notice: Notice | null;
}

type Events =
  | { type: 'values.changed'; values: Partial<Values> }
  | { type: 'field.left'; field: Field }
  | { type: 'form.submitted' };

type Failed = { error: unknown };

export const contactMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: { send: providedCall<unknown, Values>('send') },
  actions: {
    /** Stores the draft for a reload. */
    storeDraft: () => undefined,
    /** Removes the stored draft. */
    dropDraft: () => undefined,
    change: assign(({ context }, { values }: { values: Partial<Values> }) => ({
      values: { ...context.values, ...values },
    })),
    touch: assign(({ context }, { field }: { field: Field }) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    touchAll: assign({ touched: fields }),
    empty: assign({ values: emptyValues, touched: [] }),
    clearNotice: assign({ notice: null }),
    notifySent: assign({ notice: success(messages.sent) }),
    notifyFailed: assign({
      notice: (_, { error }: Failed) =>
        problem(failureOf(error).status === 0 ? messages.unreachable : messages.failed),
    }),
  },
  guards: { isValid: ({ context }) => Object.keys(errorsOf(context.values)).length === 0 },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, touched: [], notice: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'values.changed': { actions: [withEvent('change'), 'storeDraft'] },
        'field.left': { actions: withEvent('touch') },
        'form.submitted': [
          { guard: 'isValid', target: 'sending', actions: 'clearNotice' },
          { actions: ['touchAll', 'clearNotice'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => formOf(context.values),
        onDone: { target: 'editing', actions: ['empty', 'dropDraft', 'notifySent'] },
        onError: { target: 'editing', actions: withEvent('notifyFailed') },
      },
    },
  },
});
