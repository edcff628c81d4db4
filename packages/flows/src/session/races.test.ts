import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EventFrom } from 'xstate';
import { replayable, runsOf } from '@seatwise/api-client/testing/replayable';
import { tokenUntil } from './testing/startSession.ts';
import { sessionMachine } from './sessionMachine.ts';
import { userFromAnswer } from './storedUser.ts';

const end = 3_600_000;
const details = {
  id: 4,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'FREE',
  token: tokenUntil(end),
};
const ananya = userFromAnswer(details)!;

type ExternalEvent = EventFrom<typeof sessionMachine> | 'time is up';

const externalEvents: readonly ExternalEvent[] = [
  'time is up',
  { type: 'user.signedOut' },
  { type: 'storage.changed', user: null, isSignOut: false },
  { type: 'storage.changed', user: null, isSignOut: true },
  { type: 'call.refused', token: ananya.token },
  { type: 'call.refused', token: ananya.token },
  { type: 'details.requested' },
  { type: 'details.requested' },
  { type: 'details.changed', token: ananya.token, email: 'new@seatwise.test', phone: null },
];

const answers = [
  () => userFromAnswer({ ...details, role: 'PREMIUM' }),
  () => {
    throw Object.assign(new Error('Refused'), { status: 401 });
  },
  () => {
    throw Object.assign(new Error('Lost'), { status: 0 });
  },
] as const;

const allRuns = 1000;

it(`SES-08 SES-09 ${runsOf(allRuns)} times: whatever comes first, a session ends once, with one alert, and writes nothing after it`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.infiniteStream(fc.constantFrom(...answers)),
      async (scheduler, given) => {
        const clock = new SimulatedClock();
        const effects: string[] = [];
        const alerts = new Set<unknown>();
        let atTheEnd: number | undefined;
        const actor = createActor(
          sessionMachine.provide({
            actors: {
              fetchDetails: fromPromise(() =>
                scheduler.schedule(Promise.resolve()).then(given.next().value),
              ),
            },
            actions: {
              storeUser: () => effects.push('storeUser'),
              clearStoredUser: () => effects.push('clearStoredUser'),
              goToLogin: () => effects.push('goToLogin'),
            },
          }),
          { clock, input: { user: ananya, now: () => clock.now() } },
        );
        actor.subscribe(({ value, context: { notice } }) => {
          if (notice) alerts.add(notice);
          if (value === 'signedOut') atTheEnd ??= effects.length;
        });
        actor.start();
        const all = externalEvents.map(async (event) => {
          await scheduler.schedule(Promise.resolve());
          if (event === 'time is up') clock.set(end);
          else actor.send(event);
        });
        await scheduler.waitFor(Promise.all(all));
        await scheduler.waitAll();

        expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { user: null } });
        expect(effects).toHaveLength(atTheEnd!);
        expect(effects.filter((effect) => effect === 'goToLogin').length).toBeLessThanOrEqual(1);
        expect(alerts.size).toBeLessThanOrEqual(1);
      },
    ),
    replayable(allRuns),
  );
});
