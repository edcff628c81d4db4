import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { machines } from './machines.ts';

/** Transient states, and states that look the same as another state. */
const withoutPicture = [
  'upload closed',
  'resetPassword closed',
  'signUp left',
  'selfEdit starting',
  'emailChange reading',
  'emailChange nothing',
  'login starting',
  'resetPassword starting',
  'session starting',
  'payment starting',
  'orders listed.deciding',
  'login retrying',
  'helpBot answering',
  'helpBot lookingUp',
  'conversations opening',
  'conversations outdated',
  'prediction quotas.ready',
  'prediction tries.reading',
  'chat earlier.idle',
  'chat history.idle',
  'chat outbox.idle',
  'choiceList deciding',
  'dataImport opened',
];

const shown = new Set(
  globSync('apps/web/src/**/*.stories.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/shows: \{ machine: '(\w+)', state: '([\w.]+)' \}/g),
    ].map(([, machine, state]) => `${machine} ${state}`),
  ),
);

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
};

/** Whether a story shows the state or a state around it, as storyOf.ts looks it up. */
const isShown = ({ machine, path }: AnyStateNode): boolean =>
  path.some((_, index) => shown.has(`${machine.id} ${path.slice(0, index + 1).join('.')}`));

it('each state of each machine is shown by a story', () => {
  const unseen = machines
    .flatMap(({ root }) => leavesOf(root))
    .filter((leaf) => !isShown(leaf))
    .map(({ machine, path }) => `${machine.id} ${path.join('.')}`);
  expect(unseen.toSorted()).toEqual(withoutPicture.toSorted());
});

it('each machine has a page', () => {
  const pages = globSync('.storybook/pages/flows/*.mdx').map((file) => readFileSync(file, 'utf8'));
  for (const { id } of machines)
    expect(
      pages.filter((text) => text.includes(`machine={${id}Machine}`)),
      id,
    ).toHaveLength(1);
});
