import type { Operation } from '@seatwise/api-client';
import type { Fields } from '@seatwise/api-client/contract/operation';
import * as z from 'zod/mini';
import { visitor, type Actor } from '../accounts.ts';
import { inputFor, type Input } from '../inputs.ts';
import { NotKnown, type Known } from '../known.ts';
import { hollow, isWriting, type Examination } from '../run.ts';
import { described, judgeFailure } from './answers.ts';
import { isTooMany } from './authorisation.ts';

type Schema = z.ZodMiniType;

/** The inner schema of an optional or nullable field. */
const innerOf = (schema: Schema): Schema => {
  const { innerType } = schema._zod.def as { innerType?: Schema };
  return innerType ? innerOf(innerType) : schema;
};
interface Check {
  readonly check: string;
  /** The limit of a number. */
  readonly value?: number;
  /** The limit of a length. */
  readonly maximum?: number;
}
const maximumOf = (schema: Schema): number | undefined => {
  const checks = (innerOf(schema)._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
  const limit = checks.find(({ check }) => check === 'less_than' || check === 'max_length');
  return limit?.value ?? limit?.maximum;
};
const isNumber = (schema: Schema): boolean => innerOf(schema)._zod.def.type === 'number';

/** Paths and queries are text, so a field that is a number in the contract is read as one. */
const asRead = (schema: Schema, value: unknown): unknown =>
  isNumber(schema) && typeof value === 'string' && /^-?\d{1,15}$/.test(value)
    ? Number(value)
    : value;

const tooLong = (schema: Schema): string =>
  'x'.repeat(Math.min(maximumOf(schema) ?? 5000, 60_000) + 1);
const tooMuch = (schema: Schema): number => (maximumOf(schema) ?? 1e15) + 1;

/** The number of values tried for a field. */
const mostTries = 3;

/** Values that the contract refuses, each with a description. */
const refusedValues = (
  schema: Schema,
  isText: boolean,
): readonly (readonly [string, unknown])[] => {
  const candidates: readonly (readonly [string, unknown])[] = isText
    ? [
        ['missing', undefined],
        [
          `of more than ${maximumOf(schema)}`,
          isNumber(schema) ? String(tooMuch(schema)) : tooLong(schema),
        ],
        ['no such word', 'odd word'],
        ['0', '0'],
        ['not whole', '1.5'],
      ]
    : [
        ['missing', undefined],
        ['of another type', { odd: true }],
        [`of more than ${maximumOf(schema)}`, isNumber(schema) ? tooMuch(schema) : tooLong(schema)],
        ['empty', ''],
        ['null', null],
        ['no such word', 'odd word'],
      ];
  return candidates
    .filter(([, value]) => !z.safeParse(schema, isText ? asRead(schema, value) : value).success)
    .slice(0, mostTries);
};

const fieldsOf = (fields: Fields | undefined): readonly [string, Schema][] =>
  Object.entries(fields?._zod.def.shape ?? {}) as [string, Schema][];

interface Refused {
  readonly what: string;
  readonly input: Input;
}

const refusedInputs = (operation: Operation, input: Input, writes: boolean): readonly Refused[] => {
  const withValue = (name: string, isText: boolean) => (schema: Schema) =>
    refusedValues(schema, isText)
      // Without one of its parameters, a path would be a different path.
      .filter(
        ([, value]) => value !== undefined || operation.params?._zod.def.shape[name] === undefined,
      )
      .map(([what, value]) => ({ what: `${name} ${what}`, input: { ...input, [name]: value } }));
  return [
    ...[...fieldsOf(operation.params), ...fieldsOf(operation.query)].flatMap(([name, schema]) =>
      withValue(name, true)(schema),
    ),
    ...(writes
      ? fieldsOf(operation.body).flatMap(([name, schema]) =>
          withValue(name, operation.encoding === 'multipart')(schema),
        )
      : []),
  ];
};

/** Checks that the server refuses what the contract refuses. */
const askRefused = async (
  examination: Examination,
  actor: Actor,
  { what, input }: Refused,
): Promise<void> => {
  const { run, operation, record } = examination;
  const answer = await run.send(operation, actor, input);
  if (isTooMany(examination, answer)) return;
  const isRefused = answer.status >= 400 && answer.status < 500;
  record.check(isRefused, {
    topic: 'limit',
    weight: isWriting(operation) || answer.status >= 500 ? 'broken' : 'in part',
    call: answer.call,
    expected: `a refusal where a value is not allowed: ${what}`,
    got: described(answer),
  });
  if (answer.status >= 400) judgeFailure(record, operation, answer);
};

/** Checks that the server accepts the largest number that the contract allows in a query. */
const askLargest = async (
  { run, operation, record }: Examination,
  actor: Actor,
  input: Input,
): Promise<void> => {
  for (const [name, schema] of fieldsOf(operation.query)) {
    const maximum = maximumOf(schema);
    if (!isNumber(schema) || maximum === undefined) continue;
    const answer = await run.send(operation, actor, { ...input, [name]: maximum });
    if (answer.status !== 429)
      record.check(answer.status === 200, {
        topic: 'limit',
        weight: 'broken',
        call: answer.call,
        expected: `an answer at the limit: ${name} ${maximum}`,
        got: described(answer),
      });
  }
};

const noFields = z.object({});

const askUnknown = async ({ run, operation, record }: Examination, actor: Actor): Promise<void> => {
  const { params = noFields } = operation;
  const answer = await run.send(
    operation,
    actor,
    hollow({ ...operation, query: noFields, params }).input,
  );
  record.check(answer.status === 404, {
    topic: 'failure',
    weight: answer.status < 400 ? 'broken' : 'in part',
    call: answer.call,
    expected: '404 for a record that does not exist',
    got: described(answer),
  });
  judgeFailure(record, operation, answer);
};

/** Tries values at and beyond the contract's limits, as the first account that may call. */
export const askLimits = async (
  examination: Examination,
  knownBy: (actor: Actor) => Known,
): Promise<void> => {
  const { run, operation, record } = examination;
  const [first] = run.mayCall(operation);
  const actor = operation.access === 'everyone' ? visitor : first;
  if (!actor || run.isSilent(operation)) return;
  const isBodyAsked = run.writes || !isWriting(operation);
  try {
    const input = await inputFor(operation, knownBy(actor));
    if (!isWriting(operation)) await askLargest(examination, actor, input);
    if (operation.params && operation.failures?.[404] && !operation.body)
      await askUnknown(examination, actor);
    if (!isWriting(operation) || run.writes)
      for (const refused of refusedInputs(operation, input, isBodyAsked)) {
        if (run.isSilent(operation)) return;
        await askRefused(examination, actor, refused);
      }
  } catch (error) {
    if (!(error instanceof NotKnown)) throw error;
    record.leave(`limits: ${error.message}`);
  }
};
