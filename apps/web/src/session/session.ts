import {
  isExpired,
  leaverKey,
  parseStoredUser,
  storageKey,
  type sessionMachine,
  type StoredUser,
} from '@seatwise/flows/session';
import { useSyncExternalStore } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { logFailure } from '../lib/logFailure.ts';
import type { KeyValueStorage, SessionOptions, startSession } from './sessionActor.ts';

/** What can be seen of a session. */
interface SessionView {
  readonly user: StoredUser | undefined;
  /** Why the person is signed out, where they did not do it themselves. */
  readonly farewell: string | undefined;
  /** It ends in a few minutes, and nobody has put that word away. */
  readonly endsSoon: boolean;
  /** The server is being asked who the person is now. */
  readonly isAsked: boolean;
}

export interface Session {
  readonly view: () => SessionView;
  readonly subscribe: (watcher: () => void) => () => void;
  readonly send: (event: EventFrom<typeof sessionMachine>) => void;
  /** Brings the machine, before somebody signs in. */
  readonly prepare: () => void;
  readonly user: () => StoredUser | undefined;
  readonly token: () => string | undefined;
  readonly now: () => number;
  readonly signOut: () => void;
  /** Another tab wrote or cleared the storage. */
  readonly reread: () => void;
  readonly expired: () => boolean;
  /** A call was turned away because of a token; by default because of the present one. */
  readonly onExpired: (refused?: string) => void;
}

const nobody: SessionView = {
  user: undefined,
  farewell: undefined,
  endsSoon: false,
  isAsked: false,
};

const viewOf = (state: SnapshotFrom<typeof sessionMachine>): SessionView => ({
  user: state.context.user ?? undefined,
  farewell: state.context.notice?.text,
  endsSoon: state.hasTag('warning'),
  isAsked: state.hasTag('busy'),
});

const storedUser = (storage: KeyValueStorage): StoredUser | null =>
  parseStoredUser(storage.getItem(storageKey)) ?? null;

type Actor = ReturnType<typeof startSession>;

/**
 * The signed-in user, owned by the session machine and kept in the browser's storage. The machine
 * comes once there is somebody, or about to be; until then it is who the storage names.
 */
export const createSession = (
  options: SessionOptions & {
    readonly now?: () => number;
    /** Tells when the machine may start for somebody who is signed in already. @default at once */
    readonly startWhen?: () => Promise<unknown>;
  },
): Session => {
  const { storage, now = Date.now, startWhen = async () => undefined } = options;
  const watchers = new Set<() => void>();
  let view: SessionView = { ...nobody, user: storedUser(storage) ?? undefined };
  let running: Actor | undefined;
  let starting: Promise<Actor> | undefined;

  const start = async (): Promise<Actor> => {
    const { startSession } = await import('./sessionActor.ts');
    running = startSession({ ...options, user: view.user ?? null, now });
    const look = (state: SnapshotFrom<typeof sessionMachine>): void => {
      view = viewOf(state);
      for (const watcher of watchers) watcher();
    };
    running.subscribe(look);
    look(running.getSnapshot());
    return running;
  };
  const started = async (): Promise<Actor | undefined> => {
    starting ??= start();
    try {
      return await starting;
    } catch (error) {
      logFailure(error);
      starting = undefined;
      return undefined;
    }
  };
  const send: Session['send'] = (event) => {
    if (running) running.send(event);
    else void started().then((actor) => actor?.send(event));
  };
  const token = (): string | undefined => view.user?.token;
  if (view.user) void startWhen().then(started);

  return {
    view: () => view,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    send,
    prepare: () => void started(),
    user: () => view.user,
    token,
    now,
    signOut: () => send({ type: 'user.signedOut' }),
    reread: () =>
      send({
        type: 'storage.changed',
        user: storedUser(storage),
        leaver: storage.getItem(leaverKey),
      }),
    expired: () => isExpired(token() ?? '', now()),
    onExpired: (refused = token()) => {
      if (refused !== undefined) send({ type: 'call.refused', token: refused });
    },
  };
};

/** A part of what can be seen; as for nobody while the page is as it was drawn at build time. */
export const useSession = <Part>(session: Session, part: (view: SessionView) => Part): Part =>
  useSyncExternalStore(
    session.subscribe,
    () => part(session.view()),
    () => part(nobody),
  );

export const useUser = (session: Session): StoredUser | undefined =>
  useSession(session, ({ user }) => user);
