import { assertEvent, assign, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { fromServer } from '../shared/serverTexts.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import { messages, ownMessages } from './messages.ts';
import { payloadOf, type SignUpPayload } from './payload.ts';
import { signUpFailure, takenField } from './signUpFailure.ts';
import {
  isValidStep,
  nothingTyped,
  stepFields,
  type Field,
  type Step,
  type Taken,
  type Values,
} from './validate.ts';

/** How long the success notice shows before the redirect to `/login`. */
const redirectDelay = 10_000;

interface Input {
  /** The draft from before a reload. */
  readonly values: Values;
}

interface NewCredentials {
  readonly rollnumberOrEmail: string;
  readonly password: string;
}

interface Context {
  readonly values: Values;
  /** The fields whose messages are shown. */
  readonly touched: readonly Field[];
  readonly notice: Notice | null;
  /** The value that the server refused as taken, until the user changes it. */
  readonly taken: Taken | null;
  /** The new account's credentials, in memory only: the login uses and then drops them. */
  readonly credentials: NewCredentials | null;
}

type Events =
  | { type: 'values.changed'; values: Partial<Values> }
  | { type: 'field.left'; field: Field }
  | { type: 'step.submitted' }
  | { type: 'back.chosen' }
  | { type: 'form.submitted' }
  | { type: 'login.chosen' };

const union = (touched: readonly Field[], fields: readonly Field[]): readonly Field[] => [
  ...new Set([...touched, ...fields]),
];

export const signUpMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: { signUp: providedCall<string, SignUpPayload>('signUp') },
  actions: {
    /** Stores the draft for a reload. */
    storeDraft: () => undefined,
    /** Removes the stored draft. */
    dropDraft: () => undefined,
    /** Adds an entry for the second step to the browser's history. */
    openExam: () => undefined,
    change: assign({
      values: ({ context, event }, { step }: { step: Step }) => {
        assertEvent(event, 'values.changed');
        const own = stepFields[step].map((field) => [field, event.values[field]] as const);
        const changed = own.filter(([, value]) => value !== undefined);
        return { ...context.values, ...Object.fromEntries(changed) };
      },
    }),
    touch: assign(({ context }, { field }: { field: Field }) => ({
      touched: union(context.touched, [field]),
    })),
    touchStep: assign({
      touched: ({ context }, { step }: { step: Step }) => union(context.touched, stepFields[step]),
    }),
    askForFixes: assign({ notice: problem(messages.fixErrors) }),
    clearNotice: assign({ notice: null }),
    welcome: assign(({ context: { values } }, { text }: { text: string }) => ({
      values: nothingTyped,
      credentials: { rollnumberOrEmail: values.email.trim(), password: values.password },
      touched: [],
      taken: null,
      notice: success(text || ownMessages.created),
    })),
    notifyWhy: assign(({ context }, { error }: { error: unknown }) => {
      const text = signUpFailure(error);
      const field = takenField(error);
      const isUnreachable = failureOf(error).status === 0;
      return {
        notice: { ...problem(text), ...(isUnreachable && { detail: ownMessages.unreachable }) },
        taken: field && { field, value: context.values[field], text: fromServer(text) },
      };
    }),
  },
  guards: {
    isValid: ({ context }, { step }: { step: Step }) =>
      isValidStep(context.values, step, context.taken),
  },
  delays: { redirectDelay },
}).createMachine({
  id: 'signUp',
  context: ({ input: { values } }) => ({
    values,
    touched: [],
    notice: null,
    taken: null,
    credentials: null,
  }),
  initial: 'account',
  states: {
    account: {
      on: {
        'values.changed': {
          actions: [{ type: 'change', params: { step: 'account' } }, 'storeDraft'],
        },
        'field.left': { actions: withEvent('touch') },
        'step.submitted': [
          {
            guard: { type: 'isValid', params: { step: 'account' } },
            target: 'exam',
            actions: 'openExam',
          },
          { actions: { type: 'touchStep', params: { step: 'account' } } },
        ],
      },
    },
    exam: {
      exit: 'clearNotice',
      on: {
        'values.changed': { actions: [{ type: 'change', params: { step: 'exam' } }, 'storeDraft'] },
        'field.left': { actions: withEvent('touch') },
        'back.chosen': 'account',
        'form.submitted': [
          { guard: { type: 'isValid', params: { step: 'exam' } }, target: 'creating' },
          { actions: [{ type: 'touchStep', params: { step: 'exam' } }, 'askForFixes'] },
        ],
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => payloadOf(context.values),
        onDone: {
          target: 'created',
          actions: [
            { type: 'welcome', params: ({ event }) => ({ text: event.output }) },
            'dropDraft',
          ],
        },
        onError: { target: 'exam', actions: withEvent('notifyWhy') },
      },
    },
    created: { after: { redirectDelay: 'left' }, on: { 'login.chosen': 'left' } },
    left: { type: 'final' },
  },
});
