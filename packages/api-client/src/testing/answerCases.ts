import type { Definition, Schema } from '../reader.ts';

/** A value close to the contract, as another server may send it. */
interface AnswerCase {
  /** The place and kind of the difference: `history[].year: null`. */
  readonly name: string;
  readonly value: unknown;
  /** The expected reading: the unchanged sample, the sample without a field, or nothing. */
  readonly reading: 'same' | 'partial' | 'none';
}

const definitionOf = (schema: Schema): Definition => schema._zod.def;

const time = '2026-11-20T10:00:00.000Z';

/** A value that fits a schema, including every optional field. */
export const sampleOf = (schema: Schema): unknown => {
  const { type, format, innerType, element, valueType, options, values, entries, shape } =
    definitionOf(schema);
  switch (type) {
    case 'string':
      return format === 'datetime' ? time : 'text';
    case 'number':
      return 7;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(entries!)[0];
    case 'literal':
      return values![0];
    case 'optional':
    case 'nullable':
      return sampleOf(innerType!);
    case 'array':
      return [sampleOf(element!)];
    case 'record':
      return { name: sampleOf(valueType!) };
    case 'union':
      return sampleOf(options![0]!);
    case 'object':
      return Object.fromEntries(
        Object.entries(shape!).map(([name, field]) => [name, sampleOf(field)]),
      );
    default:
      throw new Error(`No sample of a ${type}`);
  }
};

const ofLeaf = (schema: Schema): readonly AnswerCase[] => {
  const sample = sampleOf(schema);
  const { type, format } = definitionOf(schema);
  const none = { name: 'another type', value: { odd: true }, reading: 'none' } as const;
  if (type === 'enum')
    return [
      none,
      { name: 'an unknown word', value: 'Unheard Of', reading: 'none' },
      {
        name: 'a word in capitals',
        value: String(sample).replaceAll(/[\s-]/g, '_').toUpperCase(),
        reading: 'same',
      },
    ];
  if (type === 'number') return [none, { name: 'a number as text', value: '7', reading: 'same' }];
  if (type === 'boolean') return [none, { name: 'a number for yes', value: 1, reading: 'same' }];
  if (type === 'string' && format === 'datetime')
    return [
      none,
      { name: 'no time', value: 'soon', reading: 'none' },
      ...['2026-11-20T10:00:00', '2026-11-20 10:00:00', '2026-11-20T15:30:00+05:30'].map(
        (value) => ({ name: `the time ${value}`, value, reading: 'same' as const }),
      ),
      { name: 'a time in parts', value: [2026, 11, 20, 10, 0], reading: 'same' },
      { name: 'a time in seconds', value: Date.parse(time) / 1000, reading: 'same' },
      { name: 'a time in milliseconds', value: Date.parse(time), reading: 'same' },
      { name: 'a time with the day first', value: '20/11/2026 10:00', reading: 'same' },
    ];
  if (type === 'string')
    return [none, { name: 'a number for a text', value: 42, reading: 'partial' }];
  return [none];
};

/** A record in which one field is the inner case. */
const inField = (sample: object, name: string, inner: AnswerCase): AnswerCase => ({
  name: `${name}: ${inner.name}`,
  value: { ...sample, [name]: inner.value },
  reading: inner.reading,
});

/** The case of a field that may be missing. */
const orMissing = (inner: AnswerCase): AnswerCase =>
  inner.reading === 'none' ? { ...inner, reading: 'partial' } : inner;

const ofObject = (shape: Readonly<Record<string, Schema>>, sample: object): AnswerCase[] => [
  { name: 'an unknown field', value: { ...sample, odd: { deep: [1] } }, reading: 'same' },
  ...Object.entries(shape).flatMap(([name, field]) => {
    const isOptional = definitionOf(field).type === 'optional';
    const { [name]: _, ...without } = sample as Record<string, unknown>;
    const missing: AnswerCase = {
      name: `${name}: missing`,
      value: without,
      reading: isOptional ? 'partial' : 'none',
    };
    const inners = casesOf(field).map((inner) => inField(sample, name, inner));
    return [missing].concat(inners);
  }),
];

/** All values that differ from a schema's sample in one place. */
export const casesOf = (schema: Schema): readonly AnswerCase[] => {
  const { type, innerType, element, shape, options } = definitionOf(schema);
  const withNull: AnswerCase = { name: 'null', value: null, reading: 'none' };
  switch (type) {
    case 'optional':
      return casesOf(innerType!).map(orMissing);
    case 'nullable':
      return [
        { ...withNull, reading: 'partial' },
        ...casesOf(innerType!).filter(({ value }) => value !== null),
      ];
    case 'array':
      return [
        withNull,
        { name: 'another type', value: 'text', reading: 'none' },
        ...casesOf(element!).map((inner) => ({
          name: `[].${inner.name}`,
          value: [sampleOf(element!), inner.value],
          reading: 'partial' as const,
        })),
      ];
    case 'object':
      return [
        withNull,
        { name: 'another type', value: 'text', reading: 'none' },
        ...ofObject(shape!, sampleOf(schema) as object),
      ];
    case 'union':
      // Text is the first option of every union, so everything but objects and lists is readable.
      return [
        withNull,
        { name: 'another type', value: [true], reading: 'none' },
        ...options!.slice(1).map((option, index) => ({
          name: `option ${index + 2}`,
          value: sampleOf(option),
          reading: 'partial' as const,
        })),
      ];
    default:
      return [withNull, ...ofLeaf(schema)];
  }
};
