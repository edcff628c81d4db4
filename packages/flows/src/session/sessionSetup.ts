import { assign, setup } from 'xstate';
import { failureOf, type Failed } from '../shared/failure.ts';
import { problem, type Notice } from '../shared/notice.ts';
import { providedCall } from '../shared/machine.ts';
import { messages, ownMessages } from './messages.ts';
import { changesBetween, isSameUser, type FactChange, type StoredUser } from './storedUser.ts';
import { expiryOf } from './token.ts';

/** How long before the expiry the warning shows. */
const warningLead = 5 * 60_000;

export interface Input {
  /** The stored user at start. */
  readonly user: StoredUser | null;
  readonly now: () => number;
}

export interface Context extends Input {
  /** Why the user was signed out involuntarily. */
  readonly notice: Notice | null;
  /** The changes that others made to the account, until the user dismisses them. */
  readonly changes: readonly FactChange[];
}

type ContactDetails = Pick<StoredUser, 'email' | 'phone'>;

export interface StoredSession {
  readonly user: StoredUser | null;
  /** Whether another tab signed the user out. */
  readonly isSignOut: boolean;
}

export type Events =
  | { type: 'user.signedIn'; user: StoredUser }
  | { type: 'user.signedOut' }
  /** A call was rejected because of its token. */
  | { type: 'call.refused'; token: string }
  /** The storage was changed by another tab. */
  | ({ type: 'storage.changed' } & StoredSession)
  | { type: 'details.requested' }
  /** New contact details, saved under this token. */
  | ({ type: 'details.changed'; token: string } & ContactDetails)
  /** The account on the server, read with this token. */
  | { type: 'facts.read'; token: string; user: StoredUser }
  | { type: 'changes.dismissed' }
  | { type: 'warning.dismissed' }
  | { type: 'notice.dismissed' };

const timeUntilEnd = ({ user, now }: Context): number => (expiryOf(user?.token ?? '') ?? 0) - now();

/** The types, actors, actions and guards of the session machine. */
export const sessionSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    /** Resolves to undefined for a role that this product does not know. */
    fetchDetails: providedCall<StoredUser | undefined, { token: string }>('fetchDetails'),
  },
  actions: {
    /** Writes `context.user` to the storage. */
    storeUser: () => undefined,
    /** Erases `context.user` from the storage. */
    clearStoredUser: () => undefined,
    /** Informs other tabs that `context.user` has signed out. */
    broadcastSignOut: () => undefined,
    /** Removes the user's data from this tab; not when the session expires. */
    clearTabStorage: () => undefined,
    /** Redirects to the page that required the sign-in, else to the role's landing page. */
    goToLanding: () => undefined,
    /** Redirects like `goToLanding`, but only from a page for guests. */
    leaveGuestPage: () => undefined,
    /** Redirects to `/login`, which returns here unless the user signed out. */
    goToLogin: () => undefined,
    setUser: assign((_, { user }: { user: StoredUser | null }) => ({
      user,
      notice: null,
      changes: [],
    })),
    changeDetails: assign(({ context }, { email, phone }: ContactDetails) => ({
      user: { ...context.user!, email, phone },
    })),
    takeFacts: assign(({ context }, { user }: { user: StoredUser }) => ({
      user: { ...user, token: context.user!.token, role: context.user!.role },
      changes: changesBetween(context.user!, user),
    })),
    clearChanges: assign({ changes: [] }),
    refresh: assign({ user: (_, user: StoredUser | undefined) => user! }),
    clearUser: assign({ user: null, changes: [] }),
    clearNotice: assign({ notice: null }),
    notifyExpired: assign({ notice: problem(messages.expired) }),
    notifyElsewhere: assign({ notice: problem(ownMessages.signedOutElsewhere) }),
    notifyUnknownRole: assign({ notice: problem(ownMessages.unknownRole) }),
    notifyWhyRefused: assign({
      notice: (_, { error }: Failed) =>
        problem(failureOf(error).status === 401 ? messages.expired : ownMessages.detailsFailed),
    }),
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    hasNoUser: (_, { user }: StoredSession) => user === null,
    isSignedOutElsewhere: (_, { user, isSignOut }: StoredSession) => user === null && isSignOut,
    isSameUser: ({ context }, { user }: { user: StoredUser | null }) =>
      user !== null && isSameUser(user, context.user!),
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.user?.token,
    hasOtherFacts: ({ context }, { token, user }: { token: string; user: StoredUser }) =>
      token === context.user?.token && changesBetween(context.user, user).length > 0,
    isUnreachable: (_, { error }: Failed) => failureOf(error).status === 0,
    hasKnownRole: (_, user: StoredUser | undefined) => user !== undefined,
  },
  delays: {
    untilRetry: 5000,
    untilWarning: ({ context }) => Math.max(0, timeUntilEnd(context) - warningLead),
    untilEnd: ({ context }) => Math.max(0, timeUntilEnd(context)),
  },
});
