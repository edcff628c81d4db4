import {
  isExpired,
  signedOutKey,
  parseStoredUser,
  storageKey,
  type FactChange,
  type sessionMachine,
  type StoredUser,
} from '@seatwise/flows/session';
import { createStore } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { logFailure } from '../lib/logFailure.ts';
import { createServerClock } from './serverClock.ts';
import type { KeyValueStorage, SessionOptions, startSession } from './sessionActor.ts';

/** The state of a session for components. */
interface SessionView {
  readonly user: StoredUser | undefined;
  /** The reason for a sign-out that the user did not start. */
  readonly signOutReason: string | undefined;
  /** The corrections by staff, until the user has read them. */
  readonly changes: readonly FactChange[];
  /** Whether the session ends in a few minutes and the user has not dismissed the warning. */
  readonly expiresSoon: boolean;
  /** Whether a sign-out is waiting for the session's code. */
  readonly isSigningOut: boolean;
  /** Whether the user's details are being fetched again. */
  readonly isRefreshing: boolean;
  /** Whether the user's details could not be fetched for lack of a connection; the fetch is retried. */
  readonly isUnreachable: boolean;
}

export interface Session {
  readonly view: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: EventFrom<typeof sessionMachine>) => void;
  /** Loads the machine ahead of a sign-in. */
  readonly preload: () => void;
  readonly user: () => StoredUser | undefined;
  readonly token: () => string | undefined;
  readonly now: () => number;
  readonly signOut: () => void;
  /** Reads the storage again after another tab has changed it. */
  readonly reread: () => void;
  readonly expired: () => boolean;
  /** Called when the server has rejected a token, by default the present one. */
  readonly onExpired: (rejected?: string) => void;
}

const signedOut: SessionView = {
  user: undefined,
  signOutReason: undefined,
  changes: [],
  expiresSoon: false,
  isSigningOut: false,
  isRefreshing: false,
  isUnreachable: false,
};

const viewOf = (state: SnapshotFrom<typeof sessionMachine>): SessionView => ({
  user: state.context.user ?? undefined,
  signOutReason: state.context.notice?.text,
  changes: state.context.changes,
  expiresSoon: state.hasTag('warning'),
  isSigningOut: false,
  isRefreshing: state.hasTag('busy'),
  isUnreachable: state.hasTag('unreachable'),
});

const storedUser = (storage: KeyValueStorage): StoredUser | null =>
  parseStoredUser(storage.getItem(storageKey)) ?? null;

type Actor = ReturnType<typeof startSession>;

/**
 * The signed-in user, owned by the session machine and stored in the browser. The machine loads for
 * users and before a sign-in; until then the view shows the stored user.
 */
export const createSession = (
  options: SessionOptions & {
    readonly now?: () => number;
    /** Ends a signed-out session on the server, if it can be reached. */
    readonly endSession?: (token: string) => void;
    /** Delays the machine of a stored session. @default at once */
    readonly startWhen?: () => Promise<unknown>;
  },
): Session => {
  const { storage, endSession, startWhen = async () => undefined } = options;
  const clock = createServerClock(storage, options.now ?? Date.now);
  const { now } = clock;
  const view = createStore<SessionView>({ ...signedOut, user: storedUser(storage) ?? undefined });
  const user = (): StoredUser | undefined => view.get().user;
  let running: Actor | undefined;
  let starting: Promise<Actor> | undefined;

  const update = (state: SnapshotFrom<typeof sessionMachine>): void => view.set(viewOf(state));
  const start = async (): Promise<Actor> => {
    const { startSession } = await import('./sessionActor.ts');
    running = startSession({ ...options, user: user() ?? null, now });
    running.subscribe(update);
    update(running.getSnapshot());
    return running;
  };
  const started = async (): Promise<Actor | undefined> => {
    starting ??= start();
    try {
      return await starting;
    } catch (error) {
      logFailure(error);
      starting = undefined;
      view.set({ ...view.get(), isSigningOut: false });
      return undefined;
    }
  };
  const send: Session['send'] = (event) => {
    if (event.type === 'user.signedIn') clock.setBy(event.user.token);
    if (running) running.send(event);
    else void started().then((actor) => actor?.send(event));
  };
  const token = (): string | undefined => user()?.token;
  if (user()) void startWhen().then(started);

  return {
    view: view.get,
    subscribe: view.subscribe,
    send,
    preload: () => void started(),
    user,
    token,
    now,
    signOut: () => {
      const ended = token();
      if (ended !== undefined) endSession?.(ended);
      if (!running) view.set({ ...view.get(), isSigningOut: true });
      send({ type: 'user.signedOut' });
    },
    reread: () =>
      send({
        type: 'storage.changed',
        user: storedUser(storage),
        isSignOut: storage.getItem(signedOutKey) !== null,
      }),
    expired: () => isExpired(token() ?? '', now()),
    onExpired: (rejected = token()) => {
      if (rejected !== undefined) send({ type: 'call.refused', token: rejected });
    },
  };
};

/** Selects from the session's view; during prerendering and hydration the view is signed out. */
export const useSession = <Part>(session: Session, select: (view: SessionView) => Part): Part =>
  useSyncExternalStore(
    session.subscribe,
    () => select(session.view()),
    () => select(signedOut),
  );

export const useUser = (session: Session): StoredUser | undefined =>
  useSession(session, ({ user }) => user);
