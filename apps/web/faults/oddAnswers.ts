import type { Operation } from '@seatwise/api-client/contract/operation';
import type { Definition, Schema } from '@seatwise/api-client/definition';
import { casesOf } from '@seatwise/api-client/testing/answerCases';

const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** A field in place of one that may be missing; undefined leaves it out. */
type Replace = (value: unknown) => unknown;

const changedFields = (schema: Schema, value: unknown, replace: Replace): unknown => {
  const { type, innerType, element, shape } = definitionOf(schema);
  if (innerType) return changedFields(innerType, value, replace);
  if (type === 'array' && Array.isArray(value))
    return value.map((entry) => changedFields(element!, entry, replace));
  if (type !== 'object' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const inner = shape![name];
      if (!inner) return [name, field];
      const isOptional = definitionOf(inner).type === 'optional';
      return [name, isOptional ? replace(field) : changedFields(inner, field, replace)];
    }),
  );
};

const spelled = (schema: Schema, value: unknown): unknown => {
  const { type, format, innerType, element, shape } = definitionOf(schema);
  if (innerType) return spelled(innerType, value);
  if (type === 'array' && Array.isArray(value)) return value.map((one) => spelled(element!, one));
  if (type === 'number' && typeof value === 'number') return String(value);
  if (type === 'string' && format === 'datetime' && typeof value === 'string')
    return Date.parse(value) / 1000;
  if (type !== 'object' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      shape![name] ? spelled(shape![name], field) : field,
    ]),
  );
};

const eachRecord =
  (change: (schema: Schema, value: unknown) => unknown) =>
  ({ answer }: Operation, value: unknown): unknown => {
    if (answer.kind === 'json') return change(answer.schema, value);
    return answer.kind === 'rows' && Array.isArray(value)
      ? value.map((record) => change(answer.schema, record))
      : value;
  };

/** Without every field that may be missing. */
export const missingFields = eachRecord((schema, value) =>
  changedFields(schema, value, () => undefined),
);

/** Every field that may be missing holds what it cannot be. */
export const oddFields = eachRecord((schema, value) =>
  changedFields(schema, value, () => ({ odd: true })),
);

/** Numbers as text, and times in seconds. */
export const otherSpellings = eachRecord(spelled);

/** A record under an id that no other has, where its id is that of the sample. */
const withOwnId = (record: unknown, index: number): unknown =>
  typeof record === 'object' && record !== null && 'id' in record && record.id === 7
    ? { ...record, id: 900_000 + index }
    : record;

/** The list, and after it a record for each way in which one can be odd. */
export const withOddRecords = ({ answer }: Operation, value: unknown): unknown => {
  if (answer.kind !== 'rows' || !Array.isArray(value)) return value;
  const odd = casesOf(answer.schema).map(({ value: record }, index) => withOwnId(record, index));
  return [...(value as unknown[]), ...odd];
};
