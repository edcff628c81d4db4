import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { problem, type Notice } from '../shared/notice.ts';
import { notProvided } from '../shared/notProvided.ts';
import { messages, ownMessages } from './messages.ts';
import { isSameUser, signedOutIdOf, refreshedUser, type StoredUser } from './storedUser.ts';
import { expiryOf } from './token.ts';

/** How long before the end people are told, so that they can log in again in time. */
const warningLead = 5 * 60_000;

export interface Input {
  /** Whom the storage names when the app starts. */
  readonly user: StoredUser | null;
  readonly now: () => number;
}

export interface Context extends Input {
  /** Why the person is signed out, where they did not do it themselves. */
  readonly notice: Notice | null;
  /** The current-user fetch went unanswered, and is made a second time. */
  readonly retrying: boolean;
}

export type Events =
  | { type: 'user.signedIn'; user: StoredUser }
  | { type: 'user.signedOut' }
  /** A call was turned away because of the token it went with. */
  | { type: 'call.refused'; token: string }
  /** Another tab wrote the storage; `signedOutId` is who logged out there, if anybody did. */
  | { type: 'storage.changed'; user: StoredUser | null; signedOutId: string | null }
  | { type: 'details.requested' }
  /** New contact details, saved under this token. */
  | { type: 'details.changed'; token: string; email: string; phone: string | null }
  | { type: 'warning.dismissed' }
  | { type: 'notice.dismissed' };

type Answer = Readonly<Record<string, unknown>>;

const timeUntilEnd = ({ user, now }: Context): number => (expiryOf(user?.token ?? '') ?? 0) - now();

/** What the session machine speaks of. */
export const sessionSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: { fetchDetails: fromPromise<Answer, { token: string }>(notProvided('fetchDetails')) },
  actions: {
    /** Writes the user of the context to the storage. */
    storeUser: () => undefined,
    clearStoredUser: () => undefined,
    /** Says to other tabs that the user of the context has logged out. */
    broadcastSignOut: () => undefined,
    /** Removes what the tab keeps of the person of the context; not when their session runs out. */
    clearTabStorage: () => undefined,
    /** Leads to where the user's role lands. */
    goToLanding: () => undefined,
    /** Leads to `/login`. */
    goToLogin: () => undefined,
    setUser: assign(({ event }) => {
      assertEvent(event, ['user.signedIn', 'storage.changed']);
      return { user: event.user, notice: null };
    }),
    changeDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.changed');
      return { user: { ...context.user!, email: event.email, phone: event.phone } };
    }),
    refresh: assign({
      user: ({ context }, answer: Answer) => refreshedUser(context.user!, answer)!,
    }),
    retry: assign({ retrying: true }),
    stopRetrying: assign({ retrying: false }),
    forgetUser: assign({ user: null }),
    forgetNotice: assign({ notice: null }),
    sayExpired: assign({ notice: problem(messages.expired) }),
    sayElsewhere: assign({ notice: problem(ownMessages.signedOutElsewhere) }),
    sayUnknownRole: assign({ notice: problem(ownMessages.unknownRole) }),
    sayWhyRefused: assign({
      notice: (_, { error }: { error: unknown }) =>
        problem(failureOf(error).status === 401 ? messages.expired : ownMessages.detailsFailed),
    }),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    hasNoUser: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return event.user === null;
    },
    isSignedOutElsewhere: ({ context, event }) => {
      assertEvent(event, 'storage.changed');
      return event.user === null && event.signedOutId === signedOutIdOf(context.user!);
    },
    isSameUser: ({ context, event }) => {
      assertEvent(event, ['user.signedIn', 'storage.changed']);
      return event.user !== null && isSameUser(event.user, context.user!);
    },
    isCurrentToken: ({ context, event }) => {
      assertEvent(event, ['call.refused', 'details.changed']);
      return event.token === context.user?.token;
    },
    isWorthRetrying: ({ context }, { error }: { error: unknown }) =>
      failureOf(error).status === 0 && !context.retrying,
    isKnown: ({ context }, answer: Answer) => refreshedUser(context.user!, answer) !== undefined,
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, timeUntilEnd(context) - warningLead),
    untilEnd: ({ context }) => Math.max(0, timeUntilEnd(context)),
  },
});
