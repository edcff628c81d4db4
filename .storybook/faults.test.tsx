/// <reference types="vite/client" />
import { scenarioHeader } from '@seatwise/mock-server/scenarios';
import { operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { failOnConsoleErrors } from '../packages/ui/src/testing/failOnConsoleErrors.ts';
import preview from './preview.tsx';

interface Story {
  readonly parameters?: { readonly scenario?: string };
  readonly play?: (context: object) => Promise<void>;
}
type StoryFile = { readonly default: { readonly title: string } } & Readonly<Record<string, Story>>;

const files = Object.values(
  import.meta.glob<StoryFile>('../apps/web/src/**/*.stories.tsx', { eager: true }),
);

const reordered = (answer: object): object =>
  Array.isArray(answer)
    ? answer.toReversed()
    : Object.fromEntries(Object.entries(answer).toReversed());

/** What a proxy, or a server that almost keeps the contract, turns an answer into. */
const spoilt: Readonly<Record<string, (answer: string) => string>> = {
  '502': () => '<html><body><h1>502 Bad Gateway</h1></body></html>',
  cut: (answer) => answer.slice(0, answer.length / 2),
  doubled: (answer) => answer.repeat(2),
  reordered: (answer) => JSON.stringify(reordered(JSON.parse(answer) as object)),
  'other type': (answer) => (answer.startsWith('[') ? '{"odd":true}' : '["odd"]'),
  'odd record': (answer) => JSON.stringify([...(JSON.parse(answer) as unknown[]), { odd: true }]),
};
const played = ['network-error', 'never', 'slow', '401', '429', '500', 'empty'];
const states = [...played, ...Object.keys(spoilt)];

/** The words of `pnpm faults Login 502`: titles, states, operations; without a word, a kind runs in full. */
const words = inject('faults');
const chosen = <T,>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
  const named = all.filter((one) => words.some((word) => nameOf(one).startsWith(word)));
  return named.length > 0 ? named : all;
};
const titleOf = ({ default: { title } }: StoryFile): string => title.replace('Screens/', '');
const chosenOperations = chosen(operations, ({ id }) => id);

const applies = (operation: Operation, state: string): boolean => {
  const { kind } = operation.answer;
  // Uploads do not use `fetch`, so they cannot be spoilt here.
  if (!chosenOperations.includes(operation) || operation.encoding === 'multipart') return false;
  if (state === 'odd record') return kind === 'rows';
  return !(state in spoilt) || state === '502' || kind === 'rows' || kind === 'json';
};

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
/** Literal paths come before paths with a parameter in the same place. */
const patterns = operations
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((operation) => [patternOf(operation), operation] as const);

const operationOf = (address: string, method = 'GET'): Operation | undefined => {
  const { pathname } = new URL(address, location.href);
  return patterns.find(
    ([pattern, operation]) => operation.method === method && pattern.test(pathname),
  )?.[1];
};

/** The operation that fails and how; undefined while a story prepares its records. */
let fault: { readonly operation?: Operation; readonly state: string } | undefined;
const called = new Set<Operation>();

const spyOnCalls = (): void => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const operation = operationOf(
      input instanceof Request ? input.url : String(input),
      init?.method,
    );
    if (!operation || !fault) return fetch(input, init);
    called.add(operation);
    const { state } = fault;
    if (operation !== fault.operation) return fetch(input, init);
    const headers = new Headers(init?.headers);
    if (!(state in spoilt)) headers.set(scenarioHeader, `${operation.id}.${state}`);
    const answer = await fetch(input, { ...init, headers });
    if (!(state in spoilt) || !answer.ok) return answer;
    const failed = { status: 502, headers: { 'content-type': 'text/html' } };
    return new Response(spoilt[state]!(await answer.text()), state === '502' ? failed : answer);
  });
};

const show = async (file: StoryFile, story: Story, under: typeof fault): Promise<void> => {
  called.clear();
  fault = undefined;
  const begin = (Screen: ComponentType) => {
    fault = under;
    return <Screen />;
  };
  const shown = {
    ...story,
    decorators: [begin],
    parameters: { ...story.parameters, scenario: '' },
    // The story's assertions expect its own network state, so their failures are ignored.
    play: async (context: object) => story.play?.(context).catch(() => undefined),
  };
  await composeStory(shown, file.default).run();
};

const visible = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
const soon = (assertion: () => void): Promise<void> => vi.waitFor(assertion, 8000);

/** Lists whose screens say how many entries were left out; other screens only look something up. */
const counted = new Set(['listUsers', 'listFiles', 'listAlerts', 'allSeats']);

const examine = async (operation?: Operation, state = ''): Promise<void> => {
  const where = `${operation?.id} ${state}`;
  const read = () => document.body.innerText;
  await soon(() => expect(read().trim().length, `${where}: a blank page`).toBeGreaterThan(40));
  const spinners = () => visible('[aria-busy="true"], [role="progressbar"]');
  if (state !== 'never')
    await soon(() => expect(spinners(), `${where}: endless spinners`).toEqual([]));
  expect(read(), where).not.toMatch(
    /<\/?(html|body|h1)>|502 Bad|\[object|\bNaN\b|Invalid Date|\bundefined\b/,
  );
  const forward = () =>
    visible('button:enabled, a[href], [role="alert"], [role="status"]').filter(
      (element) => element.closest('header, footer, nav') === null,
    );
  await soon(() => expect(forward(), `${where}: a message, a button or a link`).not.toEqual([]));
  if (state === 'odd record' && counted.has(operation!.id))
    await soon(() => expect(read(), where).toContain('We could not read'));
};

const check = async (
  file: StoryFile,
  story: Story,
  operation: Operation,
  state: string,
): Promise<void> => {
  await show(file, story, { operation, state });
  await soon(() => expect([...called].map(({ id }) => id)).toContain(operation.id));
  await examine(operation, state);
};

setProjectAnnotations(preview);
failOnConsoleErrors();

const errors: unknown[] = [];
const noteError = ({ error }: ErrorEvent): void => void errors.push(error);
const noteRejection = ({ reason }: PromiseRejectionEvent): void => void errors.push(reason);

beforeEach(() => {
  configure({ asyncUtilTimeout: 2000 });
  addEventListener('error', noteError);
  addEventListener('unhandledrejection', noteRejection);
  spyOnCalls();
});
afterEach(() => vi.restoreAllMocks());

type Case = readonly [name: string, play: () => Promise<void>];

const storiesOf = (file: StoryFile): Readonly<Record<string, Story>> => {
  const { default: _, ...stories } = file;
  return stories;
};

/** The calls that a screen's first story makes. */
const ofFirst = (file: StoryFile, state: string): Case => {
  const stories = storiesOf(file);
  const first = stories['Success'] ?? Object.values(stories)[0]!;
  const play = async (): Promise<void> => {
    await show(file, first, { state: '' });
    await examine();
    for (const operation of [...called].filter((each) => applies(each, state)))
      await check(file, first, operation, state);
  };
  return [`${titleOf(file)} in the state ${state} of each call`, play];
};

/** The calls whose failure a story shows. */
const ofFailures = (file: StoryFile, state: string): readonly Case[] => {
  const failing = new Map(
    Object.values(storiesOf(file)).map((story) => [
      story.parameters?.scenario?.split('.')[0],
      story,
    ]),
  );
  return operations
    .filter(({ id }) => failing.has(id) && state !== 'odd record')
    .filter((operation) => applies(operation, state))
    .map((operation) => [
      `${titleOf(file)} in the state ${state} of ${operation.id}`,
      () => check(file, failing.get(operation.id)!, operation, state),
    ]);
};

const cases = chosen(files, titleOf).flatMap((file) =>
  chosen(states, String).flatMap((state) => [ofFirst(file, state)].concat(ofFailures(file, state))),
);

it.each(cases)('BEY-REL-02 BEY-REL-04 %s leads on', async (_, play) => {
  await play();
  expect(errors.splice(0)).toEqual([]);
});
