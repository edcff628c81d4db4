import fc from 'fast-check';
import { names, type Seat } from './reference.ts';

/** Arbitrary rows and queries of a small table, with values that collate, fold and compare oddly. */

const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Delhi',
      'delhi ',
      'Goa',
      ' Kerala',
      ...['Émile', 'émile'].flatMap((name) => [name, name.normalize('NFD')]),
      '10',
      '9',
      '',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true }).map((value) => value + 0),
);
export const seat = fc.record<Seat>({
  id: fc.option(number),
  state: fc.option(word),
  program: fc.option(word),
});
const chosen = fc.record({ oneOf: fc.array(word, { maxLength: 3 }) });
const typed = fc.record({
  contains: fc.constantFrom('', 'e', 'EL', ' del', '1', 'É'.normalize('NFD')),
});
const textFilter = fc.oneof(chosen, typed);
const range = fc.record(
  { from: fc.integer({ min: -3, max: 0 }), to: fc.integer({ min: 0, max: 3 }) },
  { requiredKeys: [] },
);
export const filters = fc.record(
  { id: fc.oneof(range, chosen, typed), state: textFilter, program: textFilter },
  { requiredKeys: [] },
);
export const sort = fc.option(
  fc.record({
    column: fc.constantFrom(...names),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
    nulls: fc.constantFrom('lowest' as const, 'first' as const),
  }),
);
