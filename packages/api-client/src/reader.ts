import type * as z from 'zod/mini';
import {
  booleanFrom,
  isTimestamp,
  numberFrom,
  textFrom,
  timestampFrom,
  wordFrom,
} from './spellings.ts';

export type Schema = z.ZodMiniType;

/** The parts of a zod definition that determine a shape. */
export interface Definition {
  readonly type: string;
  /** The format of a string, such as 'datetime' for a time. */
  readonly format?: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  /** The values of a literal. */
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly shape?: Readonly<Record<string, Schema>>;
}

/**
 * The result of reading an unreadable value. Readers are derived from the contract: servers must
 * answer strictly by its schemas, but the client also accepts values that come close. A schema
 * compiles to a chain of `typeof` tests, so that 100,000 rows cost milliseconds; the server checks
 * limits such as lengths and formats. An unreadable optional field is left out, a value in another
 * spelling is converted, and an unknown word counts as missing. A record without a required field
 * is unreadable.
 */
export const unreadable = Symbol('unreadable');

/** Reads values of a schema: `fits` is the strict test; `read` also accepts other spellings. */
interface Reader {
  readonly fits: (value: unknown) => boolean;
  readonly read: (value: unknown) => unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalar = (fits: Reader['fits'], from: (value: unknown) => unknown): Reader => ({
  fits,
  read: (value) => {
    const known = from(value);
    return known === undefined ? unreadable : known;
  },
});

const isString = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const enumReader = (words: readonly string[]): Reader => {
  const allowed: ReadonlySet<unknown> = new Set(words);
  return scalar((value) => allowed.has(value), wordFrom(words));
};

const nullableReader = ({ fits, read }: Reader): Reader => ({
  fits: (value) => value === null || fits(value),
  read: (value) => (value === null ? null : read(value)),
});

const optionalReader = ({ fits, read }: Reader): Reader => ({
  fits: (value) => value === undefined || fits(value),
  read: (value) => {
    const known = value === undefined ? undefined : read(value);
    return known === unreadable ? undefined : known;
  },
});

const objectReader = (shape: Readonly<Record<string, Schema>>): Reader => {
  const names = Object.keys(shape);
  const readers = names.map((name) => readerOf(shape[name]!));
  const checks = readers.map(({ fits }) => fits);
  return {
    fits: (value) => {
      if (typeof value !== 'object' || value === null) return false;
      const record = value as Fields;
      for (let i = 0; i < names.length; i += 1) if (!checks[i]!(record[names[i]!])) return false;
      return true;
    },
    read: (value) => {
      if (!isRecord(value)) return unreadable;
      const record: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) {
        const field = readers[index]!.read(Object.hasOwn(value, name) ? value[name] : undefined);
        if (field === unreadable) return unreadable;
        if (field !== undefined) record[name] = field;
      }
      return record;
    },
  };
};

const recordReader = ({ fits, read }: Reader): Reader => ({
  fits: (value) => isRecord(value) && Object.values(value).every(fits),
  read: (value) => {
    if (!isRecord(value)) return unreadable;
    const entries = Object.entries(value).map(([name, field]) => [name, read(field)] as const);
    return entries.some(([, field]) => field === unreadable)
      ? unreadable
      : Object.fromEntries(entries);
  },
});

const arrayReader = ({ fits, read }: Reader): Reader => ({
  fits: (value) => Array.isArray(value) && value.every(fits),
  read: (value) =>
    Array.isArray(value) ? value.map(read).filter((entry) => entry !== unreadable) : unreadable,
});

/** The first option that fits strictly, else the first that can read the value. */
const unionReader = (options: readonly Reader[]): Reader => {
  const fits = (value: unknown): boolean => options.some((option) => option.fits(value));
  return {
    fits,
    read: (value) => {
      if (fits(value)) return value;
      for (const { read } of options) {
        const known = read(value);
        if (known !== unreadable) return known;
      }
      return unreadable;
    },
  };
};

const compile = (schema: Schema): Reader => {
  const definition: Definition = schema._zod.def;
  switch (definition.type) {
    case 'string':
      return definition.format === 'datetime'
        ? scalar(isTimestamp, timestampFrom)
        : scalar(isString, textFrom);
    case 'number':
      return scalar(isNumber, numberFrom);
    case 'boolean':
      return scalar(isBoolean, booleanFrom);
    case 'enum':
      return enumReader(Object.values(definition.entries!) as string[]);
    case 'nullable':
      return nullableReader(readerOf(definition.innerType!));
    case 'optional':
      return optionalReader(readerOf(definition.innerType!));
    case 'array':
      return arrayReader(readerOf(definition.element!));
    case 'object':
      return objectReader(definition.shape!);
    case 'record':
      return recordReader(readerOf(definition.valueType!));
    case 'union':
      return unionReader(definition.options!.map(readerOf));
    // Other types have no alternative spellings.
    default:
      return {
        fits: (value) => schema.safeParse(value).success,
        read: (value) => {
          const { success, data } = schema.safeParse(value);
          return success ? data : unreadable;
        },
      };
  }
};

const compiled = new WeakMap<Schema, Reader>();

/** The reader of a schema, compiled only once. */
export const readerOf = (schema: z.ZodMiniType): Reader => {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
};

interface ReadRows {
  readonly rows: unknown[];
  /** The number of records left out. */
  readonly leftOut: number;
}

/** The readable records of a list; records that fit strictly are not copied. */
export const readRecords = (schema: Schema, records: unknown[]): ReadRows => {
  const { fits, read } = readerOf(schema);
  if (records.every(fits)) return { rows: records, leftOut: 0 };
  const rows = records
    .map((record) => (fits(record) ? record : read(record)))
    .filter((record) => record !== unreadable);
  return { rows, leftOut: records.length - rows.length };
};
