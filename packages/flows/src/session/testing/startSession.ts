import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { sessionMachine } from '../sessionMachine.ts';
import { refreshedUser, userFromAnswer, type StoredUser } from '../storedUser.ts';

/** A token that expires at a time in milliseconds since 1970; its signature is not checked. */
export const tokenUntil = (end: number): string =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ exp: end / 1000 }))}.signature`;

export const hour = 3_600_000;
const userUntil = (end: number, details: object = {}): StoredUser =>
  userFromAnswer({
    id: 4,
    username: 'Ananya Sharma',
    email: 'free@seatwise.test',
    role: 'FREE',
    token: tokenUntil(end),
    phone: '9876543210',
    ...details,
  })!;

export const ananya = userUntil(12 * hour);
export const renewed = userUntil(24 * hour);
export const rohan = userUntil(36 * hour, { id: 5, email: 'basic@seatwise.test', role: 'BASIC' });

export type Details = Promise<Readonly<Record<string, unknown>>>;

/** Starts a session machine and records its effects. */
export const startSession = (
  user: StoredUser | null,
  fetchDetails: (given: { token: string }) => Details = () => new Promise(() => {}),
) => {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchDetails: fromPromise<StoredUser | undefined, { token: string }>(async ({ input }) =>
          refreshedUser(input.token, await fetchDetails(input)),
        ),
      },
      actions: {
        storeUser: ({ context }) =>
          effects.push(`store ${context.user!.role} ${context.user!.email}`),
        clearStoredUser: () => effects.push('clearStoredUser'),
        broadcastSignOut: ({ context }) =>
          effects.push(`broadcast the sign-out of ${context.user!.email}`),
        clearTabStorage: ({ context }) => effects.push(`clear the tab of ${context.user!.email}`),
        goToLanding: () => effects.push('goToLanding'),
        leaveGuestPage: () => effects.push('leaveGuestPage'),
        goToLogin: () => effects.push('goToLogin'),
      },
    }),
    { clock, input: { user, now: () => clock.now() } },
  ).start();
  const notices: string[] = [];
  actor.subscribe(({ context: { notice } }) => {
    if (notice && notices.at(-1) !== notice.text) notices.push(notice.text);
  });
  return { actor, clock, effects, notices, state: () => actor.getSnapshot() };
};

export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const expired = 'Session expired. Please login again.';
export const away = ['clearStoredUser', 'goToLogin'];
export const tabCleared = 'clear the tab of free@seatwise.test';
export const loggedOut = [tabCleared, 'broadcast the sign-out of free@seatwise.test', ...away];
