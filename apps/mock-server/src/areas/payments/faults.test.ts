import { minute } from '@seatwise/api-client/contract/constants/time';
import { replayable, runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLifetime } from '@seatwise/backend/areas/payments/orderStates';
import { openWorld, roleLevel, type World } from './testing/paymentWorld.ts';

/** The number of runs; `pnpm test:payments` tries 10,000. */
const allRuns = 300;
const runs = runsOf(allRuns);

const tab = fc.nat(2);
const provider = fc.constantFrom('card' as const, 'payu' as const);
// Mostly the same plan, because buying it in two places is what may charge twice.
const plan = fc.constantFrom('ADVANCE', 'ADVANCE', 'ADVANCE', 'BASIC', 'PREMIUM' as const);
const outcome = fc.constantFrom(
  'success',
  'success',
  'success',
  'failure',
  'pending',
  'cancelled' as const,
);
const decision = fc.constantFrom('success', 'success', 'failure' as const);
const index = fc.nat(5);

const act = <N extends string, F extends object>(
  weight: number,
  name: N,
  fields: { readonly [K in keyof F]: fc.Arbitrary<F[K]> },
) => ({
  weight,
  arbitrary: fc.record({ ...fields, act: fc.constant(name) }) as unknown as fc.Arbitrary<
    F & { readonly act: N }
  >,
});

/** The acts of the student, browsers, banks, providers, staff and the clock. */
const acts = fc.oneof(
  act(32, 'start', { tab, provider, plan }),
  act(32, 'pay', { tab, outcome, isNotified: fc.boolean() }),
  act(12, 'come back', { tab }),
  act(8, 'close', { tab }),
  act(8, 'open plans', {}),
  act(4, 'sign in', {}),
  act(12, 'minute', {}),
  act(8, 'decide', { index, decision }),
  act(8, 'repeat', { index }),
  act(8, 'cancel', { index }),
  act(4, 'hours', { hours: fc.constantFrom(0.5, 1, 25) }),
  act(4, 'outage', { isDown: fc.boolean() }),
  act(1, 'grant', { plan }),
  act(1, 'remove', {}),
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

/** Acts, each with whether the next begins before it has ended. */
const story = fc.array(
  fc.record({
    happens: acts,
    overlaps: fc.oneof(
      { weight: 8, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  }),
  { minLength: 10, maxLength: 40, size: 'max' },
);
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

const unsettling = new Set<Act['act']>(['cancel', 'hours', 'grant', 'remove']);

/** The same acts without any that may rightly end in a refund: one at a time, no cancelling. */
const calmed = (steps: Story): Story =>
  steps
    .filter(({ happens }) => !unsettling.has(happens.act))
    .map(({ happens }) => ({ happens, overlaps: false }));

/** Facts noted during a run, for the assertions at the end. */
interface Diary {
  granted: number;
  /** Whether nothing was cancelled, expired, changed by staff, or happened at the same time. */
  isPlain: boolean;
}

const happen = async (world: World, step: Act, diary: Diary, isAlone: boolean): Promise<void> => {
  const { shop } = world;
  switch (step.act) {
    case 'start': {
      const isDown = shop.scenarios.current() !== null;
      const opened = await world.start(world.tab(step.tab), step.provider, step.plan);
      if (opened && isAlone && !isDown && !world.isAllNoted())
        throw new Error('sold while a provider held money that nobody had noted');
      return;
    }
    case 'pay':
      return world.pay(world.buyingTab(step.tab), step.outcome, step.isNotified);
    case 'come back':
      return world.comeBack(world.buyingTab(step.tab));
    case 'close':
      return world.close(world.tab(step.tab));
    case 'open plans':
      return void (await shop.send('GET', '/api/orders', { as: world.student }));
    case 'sign in':
      return void (await world.signIn());
    case 'minute':
      shop.passTime(minute);
      return shop.round();
    case 'decide':
      return world.decide(step.index, step.decision);
    case 'repeat':
      return world.repeat(step.index);
    case 'cancel':
      if (await world.cancel(step.index)) diary.isPlain = false;
      return;
    case 'hours':
      diary.isPlain = false;
      return shop.passTime(step.hours * 60 * minute);
    case 'outage':
      shop.scenarios.play(step.isDown ? 'payment.provider-down' : null);
      return;
    case 'grant':
      diary.isPlain = false;
      diary.granted = Math.max(diary.granted, roleLevel(step.plan));
      return world.grant(step.plan);
    case 'remove':
      diary.isPlain = false;
      return world.remove();
  }
};

const live = async (world: World, steps: Story): Promise<Diary> => {
  const diary: Diary = { granted: 0, isPlain: true };
  const underWay: Promise<void>[] = [];
  for (const { happens, overlaps } of steps) {
    if (overlaps) diary.isPlain = false;
    const work = happen(world, happens, diary, underWay.length === 0 && !overlaps);
    if (overlaps) underWay.push(work);
    else await Promise.all([work, ...underWay.splice(0)]);
  }
  await Promise.all(underWay);
  return diary;
};

/** Ends all network faults and lets a minute pass. */
const heal = async ({ shop }: World): Promise<void> => {
  shop.scenarios.play(null);
  shop.passTime(minute);
  await shop.round();
};

const judge = (world: World, { granted, isPlain }: Diary): void => {
  const { shop } = world;
  const charges = world.charges();
  for (const charge of charges) {
    const refunds = world.refundsOf(charge).map(({ amountPaise }) => amountPaise);
    const { amountPaise } = shop.db.orders.get(charge.orderId)!;
    // Each charge either gave the plan, or is refunded in full, once.
    expect(refunds).toEqual(world.isKept(charge) ? [] : [amountPaise]);
  }
  const noted = shop.db.orders.all().flatMap(({ refunds }) => refunds);
  const kept = world.keptPlans();
  expect(noted).toHaveLength(charges.length - kept.length);
  expect(new Set(kept).size).toBe(kept.length);
  expect(shop.roleChanges()).toBe(kept.length);
  if (world.user().deletedAt === null)
    expect(roleLevel(shop.roleOf(world.student))).toBe(
      Math.max(granted, 0, ...kept.map(roleLevel)),
    );
  // A student who cancels nothing and lets nothing expire is never charged unnecessarily.
  if (isPlain && shop.passed() < orderLifetime) expect(noted).toEqual([]);
};

describe(`${runs} interleavings of tabs, devices, both providers, lost returns and late notifications`, () => {
  it(
    'BEY-PAY-08 at most one charge for a plan, or a refund noted, and the plan right within a minute',
    { timeout: 3_600_000 },
    async ({ annotate }) => {
      const seen = { kept: 0, refunded: 0, plain: 0 };
      await fc.assert(
        fc.asyncProperty(story, fc.boolean(), async (steps, isCalm) => {
          const world = openWorld(3);
          await world.shop.setPassword(world.student);
          const diary = await live(world, isCalm ? calmed(steps) : steps);
          await heal(world);
          judge(world, diary);
          const kept = world.keptPlans().length;
          seen.kept += kept;
          seen.refunded += world.charges().length - kept;
          if (diary.isPlain) seen.plain += 1;
        }),
        replayable(allRuns),
      );
      // Enough runs must have had an effect, or the test would prove nothing.
      expect(seen.kept).toBeGreaterThan(runs / 4);
      expect(seen.refunded).toBeGreaterThanOrEqual(Math.floor(runs / 150));
      expect(seen.plain).toBeGreaterThan(runs / 4);
      await annotate(JSON.stringify(seen));
    },
  );
});
