import {
  createListMachine,
  isSaved,
  type ListWrite,
  lockedItems,
  retryDelay,
  syncedList,
  type WriteAnswer,
} from '../list-sync/index.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import type { Choice } from './seat.ts';

const listMachine = createListMachine<Choice>('choiceList');

const choice = (instituteCode: string): Choice => ({
  instituteCode,
  institute: instituteCode,
  subject: 'MBBS',
  quotaName: 'All India',
});
const [a, b, c] = ['a', 'b', 'c'].map(choice) as [Choice, Choice, Choice];
const createId = () => 'write';
const present = (version: number, ...items: Choice[]) => ({ version, items });

behavesAsModelled({
  machine: listMachine,
  inputs: () => [{ list: syncedList(present(1, a, b, c)), createId }],
  events: [
    { type: 'list.edited', items: [b, c, a] },
    { type: 'step.undone' },
    { type: 'step.redone' },
    { type: 'list.shared', list: syncedList(present(1, a, b, c)) },
    { type: 'list.read', present: present(2, b, a, c) },
    { type: 'list.read', present: present(2, b, c) },
    { type: 'side.chosen', side: 'mine' },
    { type: 'side.chosen', side: 'theirs' },
    { type: 'edits.dropped' },
    { type: 'connection.returned' },
  ],
  answers: {
    write: {
      done: [
        { type: 'saved', present: present(3, b, c, a) },
        { type: 'newer', present: present(3, b, c) },
        { type: 'locked', present: present(3, b, c) },
        { type: 'full' },
      ],
      failed: [new Error('No network')],
    },
  },
  home: (state) => state.matches('saved'),
  horizon: ({ context }) => context.past.length + context.future.length > 1,
  invariantViolation: ({ context, ...state }) => {
    if (state.matches('saved') && !isSaved(context.list)) return 'it says saved, but is not';
    return state.matches('saving') && !context.list.sending ? 'it saves nothing' : undefined;
  },
});

const start = (write: (input: ListWrite<Choice>) => Promise<WriteAnswer<Choice>>) => {
  const clock = new SimulatedClock();
  const actor = createActor(
    listMachine.provide({
      actors: {
        write: fromPromise<WriteAnswer<Choice>, ListWrite<Choice>>(({ input }) => write(input)),
      },
    }),
    { input: { list: syncedList(present(1, a, b)), createId }, clock },
  ).start();
  return { actor, clock };
};

it('BEY-CHC-08 shows the locked order, and holds late edits beside it until they are dropped', async () => {
  const { actor } = start(async () => ({ type: 'locked', present: present(3, a) }));
  actor.send({ type: 'list.edited', items: [b, a] });
  await expect.poll(() => actor.getSnapshot().value).toBe('locked');
  const { list } = actor.getSnapshot().context;
  expect(lockedItems(list)).toEqual([a]);
  expect(list.items).toEqual([b, a]);
  actor.send({ type: 'edits.dropped' });
  expect(actor.getSnapshot().value).toBe('saved');
  expect(actor.getSnapshot().context.list).toEqual(syncedList(present(3, a)));
});

it('BEY-CHC-04 sends an unanswered write again, unchanged, and what came after it then', async () => {
  const sent: ListWrite<Choice>[] = [];
  const { actor, clock } = start(async (input) => {
    sent.push(input);
    if (sent.length === 1) throw new Error('No network');
    return { type: 'saved', present: { version: input.basedOn + 1, items: input.items } };
  });
  actor.send({ type: 'list.edited', items: [b, a] });
  actor.send({ type: 'list.edited', items: [b] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(retryDelay);
  await expect.poll(() => actor.getSnapshot().value).toBe('saved');
  expect(sent.map(({ items }) => items)).toEqual([[b, a], [b, a], [b]]);
});

it('BEY-CHC-11 sends what is edited, not what had no room, once there may be room', async () => {
  const sent: ListWrite<Choice>[] = [];
  const { actor } = start(async (input) => {
    sent.push(input);
    return input.items.length > 2
      ? { type: 'full' }
      : { type: 'saved', present: { version: input.basedOn + 1, items: input.items } };
  });
  actor.send({ type: 'list.edited', items: [a, b, c] });
  await expect.poll(() => actor.getSnapshot().value).toBe('full');
  actor.send({ type: 'connection.returned' });
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(() => actor.getSnapshot().value).toBe('full');
  actor.send({ type: 'list.edited', items: [c] });
  await expect.poll(() => actor.getSnapshot().value).toBe('saved');
  expect(sent.map(({ items }) => items)).toEqual([[a, b, c], [a, b, c], [c]]);
});
