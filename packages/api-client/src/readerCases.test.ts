import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from './client.ts';
import { destinations, operations } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';
import { ApiError } from './errors.ts';
import { casesOf, sampleOf } from './testing/answerCases.ts';
import { clientOf, visitor } from './testing/clientOf.ts';
import { readerOf, unreadable } from './reader.ts';

/** The client's reading of an answer, and the number of entries it left out. */
const readingOf = async (operation: Operation, body: unknown) => {
  const onLeftOut = vi.fn<(operation: Operation, count: number) => void>();
  const client = createApiClient({
    baseUrl: 'https://api.example',
    session: visitor,
    cookies: () => '',
    fetch: async () => Response.json(body),
    onLeftOut,
  });
  const input = operation.params ? (sampleOf(operation.params) as object) : {};
  const call = client.area({ operation }).operation as (given: object) => Promise<unknown>;
  const answer: unknown = await call(input).catch((error: unknown) => error);
  return { answer, leftOut: onLeftOut.mock.calls.at(-1)?.[1] ?? 0 };
};

const answers = operations.flatMap((operation) =>
  operation.answer.kind === 'json' || operation.answer.kind === 'rows'
    ? [[operation.id, operation, operation.answer] as const]
    : [],
);

it('has answers to read of at least twenty operations', () => {
  expect(answers.length).toBeGreaterThanOrEqual(20);
});

describe.each(answers)('BEY-REL-01 the answer of %s', (_, operation, { kind, schema }) => {
  const sample = sampleOf(schema);
  const cases = casesOf(schema);

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', async (_name, entry) => {
    const { value, reading } = entry;
    if (kind === 'json') {
      const { answer } = await readingOf(operation, value);
      if (reading === 'none') {
        expect(answer).toBeInstanceOf(ApiError);
        expect(answer).toMatchObject({ kind: 'invalid-response' });
        return;
      }
      expect(z.safeParse(schema, answer).error).toBeUndefined();
      if (reading === 'same') expect(answer).toMatchObject(sample as object);
      return;
    }
    const { answer, leftOut } = await readingOf(operation, [sample, value, sample]);
    const isLeftOut = reading === 'none';
    expect(z.safeParse(z.array(schema), answer).error).toBeUndefined();
    expect(answer).toHaveLength(isLeftOut ? 2 : 3);
    expect(leftOut).toBe(isLeftOut ? 1 : 0);
    if (reading === 'same') expect((answer as object[])[1]).toMatchObject(sample as object);
  });
});

describe.each(Object.values(destinations).filter(({ action }) => action === 'subscribe'))(
  'BEY-REL-01 a message of $id',
  ({ message }) => {
    it.each(casesOf(message).map((entry) => [entry.name, entry] as const))(
      '%s',
      (_name, { value, reading }) => {
        const read = readerOf(message).read(value);
        expect(read === unreadable).toBe(reading === 'none');
        if (reading === 'none') return;
        expect(z.safeParse(message, read).error).toBeUndefined();
        if (reading === 'same') expect(read).toMatchObject(sampleOf(message) as object);
      },
    );
  },
);

describe('BEY-REL-02 a list', () => {
  const [, users] = answers.find(([id]) => id === 'listUsers')!;
  it.each([[null], [5], ['text'], [[]], [{}]])(
    'leaves out the record %j, and counts it',
    async (record) => {
      const { answer, leftOut } = await readingOf(users, [{ id: 1 }, record, { id: 2 }, record]);
      expect(answer).toEqual([{ id: 1 }, { id: 2 }]);
      expect(leftOut).toBe(2);
    },
  );

  it('of which nothing can be read is a failure, and an empty one is not', async () => {
    const { client } = clientOf(() => Response.json([{ id: null }]));
    const list = client.area({ users }).users as () => Promise<unknown>;
    await expect(list()).rejects.toMatchObject({ kind: 'invalid-response' });
    expect((await readingOf(users, [])).answer).toEqual([]);
  });
});
