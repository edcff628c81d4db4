import { assign, setup } from 'xstate';
import type { Failed } from '../shared/failure.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { messages, ownMessages } from './messages.ts';
import { pendingEmailOf, readAnswer, readFailure } from './readAnswer.ts';
import { emailProblem, updateOf, type Contact, type ContactUpdate } from './validate.ts';

interface Input {
  readonly id: number;
  readonly email: string;
  readonly phone: string | null;
  /** The unsaved draft from before a reload. */
  readonly draft?: Contact | null;
  readonly now: () => number;
}

interface Context extends Pick<Input, 'id' | 'now'> {
  /** The saved details; Cancel restores them. */
  readonly baseline: Contact;
  readonly draft: Contact;
  readonly isEmailTouched: boolean;
  /** When the details were last saved, in milliseconds since 1970. */
  readonly savedAt: number | null;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'edit.chosen' }
  | { type: 'edit.cancelled' }
  | { type: 'contact.changed'; contact: Partial<Contact> }
  | { type: 'email.left' }
  /** The account's address, or its pending one, was loaded or has changed. */
  | { type: 'email.settled'; email: string }
  | { type: 'contact.submitted' }
  | { type: 'notice.dismissed' };

/** The new address that awaits verification after a save, if any. */
interface Saved {
  readonly pendingEmail: string | null;
}

const savedBy = (answer: unknown): Saved => ({ pendingEmail: pendingEmailOf(answer) });

const undone = ['startAfresh', 'dropDraft'] as const;

export const selfEditMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: { save: providedCall<unknown, ContactUpdate>('save') },
  actions: {
    /** Logs to the console. */
    logFailure: (_args, _failure: Failed) => undefined,
    /** Passes the saved details, and the pending address if any, to the session. */
    announce: (_args, _answered: Saved) => undefined,
    /** Stores the draft for a reload or a new sign-in. */
    storeDraft: () => undefined,
    /** Removes the stored draft. */
    dropDraft: () => undefined,
    change: assign(({ context }, { contact }: { contact: Partial<Contact> }) => ({
      draft: { ...context.draft, ...contact },
    })),
    settleEmail: assign(({ context: { baseline, draft } }, { email }: { email: string }) => ({
      baseline: { ...baseline, email },
      ...(draft.email === baseline.email && { draft: { ...draft, email } }),
    })),
    startAfresh: assign({
      draft: ({ context }) => context.baseline,
      isEmailTouched: false,
      notice: null,
    }),
    touchEmail: assign({ isEmailTouched: true }),
    clearNotice: assign({ notice: null }),
    notifyInvalid: assign({ isEmailTouched: true, notice: problem(messages.invalidEmail) }),
    keep: assign(({ context }) => {
      const { id: _, ...baseline } = updateOf(context.id, context.draft);
      return { baseline, draft: baseline, savedAt: context.now() };
    }),
    /** The specified text, and what is left to do if a new address is pending. */
    notifySaved: assign((_, { pendingEmail }: Saved) => ({
      notice: {
        ...success(messages.saved),
        ...(pendingEmail !== null && { detail: ownMessages.confirmEmail(pendingEmail) }),
      },
    })),
    notifyAnswer: assign({ notice: (_, answer: unknown) => problem(readAnswer(answer)!) }),
    notifyFailure: assign({ notice: (_, { error }: Failed) => problem(readFailure(error)!) }),
  },
  guards: {
    hasDraft: ({ context: { draft, baseline } }) =>
      draft.email !== baseline.email || draft.phone !== baseline.phone,
    hasValidEmail: ({ context }) => emailProblem(context.draft) === undefined,
    saysSuccess: (_, answer: unknown) => readAnswer(answer) === undefined,
    isSuccessAfterAll: (_, { error }: Failed) => readFailure(error) === undefined,
  },
}).createMachine({
  id: 'selfEdit',
  context: ({ input: { email, phone, draft, ...input } }) => ({
    ...input,
    baseline: { email, phone: phone ?? '' },
    draft: draft ?? { email, phone: phone ?? '' },
    isEmailTouched: false,
    savedAt: null,
    notice: null,
  }),
  initial: 'starting',
  on: {
    'notice.dismissed': { actions: 'clearNotice' },
    'email.settled': { actions: withEvent('settleEmail') },
  },
  states: {
    starting: { always: [{ guard: 'hasDraft', target: 'editing' }, { target: 'readOnly' }] },
    readOnly: { on: { 'edit.chosen': { target: 'editing', actions: 'startAfresh' } } },
    editing: {
      on: {
        'contact.changed': { actions: [withEvent('change'), 'storeDraft'] },
        'email.left': { actions: 'touchEmail' },
        'edit.chosen': { target: 'readOnly', actions: undone },
        'edit.cancelled': { target: 'readOnly', actions: undone },
        'contact.submitted': [
          { guard: 'hasValidEmail', target: 'saving', actions: 'clearNotice' },
          { actions: 'notifyInvalid' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => updateOf(context.id, context.draft),
        onDone: [
          {
            guard: withOutput('saysSuccess'),
            target: 'readOnly',
            actions: [
              'keep',
              'dropDraft',
              { type: 'notifySaved', params: ({ event }) => savedBy(event.output) },
              { type: 'announce', params: ({ event }) => savedBy(event.output) },
            ],
          },
          { target: 'editing', actions: withOutput('notifyAnswer') },
        ],
        onError: [
          {
            guard: withEvent('isSuccessAfterAll'),
            target: 'readOnly',
            actions: [
              withEvent('logFailure'),
              'keep',
              'dropDraft',
              { type: 'notifySaved', params: { pendingEmail: null } },
              { type: 'announce', params: { pendingEmail: null } },
            ],
          },
          { target: 'editing', actions: [withEvent('logFailure'), withEvent('notifyFailure')] },
        ],
      },
    },
  },
});
