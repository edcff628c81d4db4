import type * as z from 'zod/mini';
import { rowCheck } from './rows.ts';
import { booleanFrom, numberFrom, textFrom, timestampFrom, wordFrom } from './spellings.ts';
import type { Definition, Schema } from './definition.ts';

/**
 * The reader of answers, derived from the contract: servers answer by its schemas strictly, the
 * client reads what is near. A field that may be missing is missing where it cannot be read; a
 * value in another spelling is read; an unknown word counts as not known. A record without a field
 * that it needs cannot be read.
 */
export const unreadable = Symbol('unreadable');

type Reader = (value: unknown) => unknown;

const orUnreadable = (read: (value: unknown) => unknown): Reader => {
  return (value) => {
    const known = read(value);
    return known === undefined ? unreadable : known;
  };
};

const objectReader = (shape: Readonly<Record<string, Schema>>): Reader => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, readerOf(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable;
    const record: Record<string, unknown> = {};
    for (const [name, read] of fields) {
      const field = read(
        Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      );
      if (field === unreadable) return unreadable;
      if (field !== undefined) record[name] = field;
    }
    return record;
  };
};

const recordReader = (valueType: Schema): Reader => {
  const read = readerOf(valueType);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable;
    const entries = Object.entries(value).map(([name, field]) => [name, read(field)] as const);
    return entries.some(([, field]) => field === unreadable)
      ? unreadable
      : Object.fromEntries(entries);
  };
};

const arrayReader = (element: Schema): Reader => {
  const read = readerOf(element);
  return (value) =>
    Array.isArray(value) ? value.map(read).filter((entry) => entry !== unreadable) : unreadable;
};

/** The first option that fits as it is, else the first that can be read. */
const unionReader = (options: readonly Schema[]): Reader => {
  const checks = options.map(rowCheck);
  const readers = options.map(readerOf);
  return (value) => {
    if (checks.some((fits) => fits(value))) return value;
    for (const read of readers) {
      const known = read(value);
      if (known !== unreadable) return known;
    }
    return unreadable;
  };
};

const compile = (schema: Schema): Reader => {
  const definition: Definition = schema._zod.def;
  switch (definition.type) {
    case 'string':
      return orUnreadable(definition.format === 'datetime' ? timestampFrom : textFrom);
    case 'number':
      return orUnreadable(numberFrom);
    case 'boolean':
      return orUnreadable(booleanFrom);
    case 'enum':
      return orUnreadable(wordFrom(Object.values(definition.entries!) as string[]));
    case 'nullable': {
      const read = readerOf(definition.innerType!);
      return (value) => (value === null ? null : read(value));
    }
    case 'optional': {
      const read = readerOf(definition.innerType!);
      return (value) => {
        const known = value === undefined ? undefined : read(value);
        return known === unreadable ? undefined : known;
      };
    }
    case 'array':
      return arrayReader(definition.element!);
    case 'object':
      return objectReader(definition.shape!);
    case 'record':
      return recordReader(definition.valueType!);
    case 'union':
      return unionReader(definition.options!);
    // Without spellings beside its own.
    default:
      return (value) => {
        const { success, data } = schema.safeParse(value);
        return success ? data : unreadable;
      };
  }
};

const compiled = new WeakMap<Schema, Reader>();

/** The tolerant reader of a schema, compiled once. */
export const readerOf = (schema: z.ZodMiniType): Reader => {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
};

interface ReadRows {
  readonly rows: unknown[];
  /** How many records were left out. */
  readonly leftOut: number;
}

/** The records of a list that can be read; those that fit as they are are not copied. */
export const readRecords = (schema: Schema, records: unknown[]): ReadRows => {
  const fits = rowCheck(schema);
  if (records.every(fits)) return { rows: records, leftOut: 0 };
  const read = readerOf(schema);
  const rows = records
    .map((record) => (fits(record) ? record : read(record)))
    .filter((record) => record !== unreadable);
  return { rows, leftOut: records.length - rows.length };
};
