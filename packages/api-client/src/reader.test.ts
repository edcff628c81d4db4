import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readerOf } from './reader.ts';

const record = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  tier: z.enum(['Likely', 'Unlikely']),
  open: z.boolean(),
  note: z.optional(z.string()),
  history: z.optional(z.array(z.object({ year: z.int() }))),
});

const fitting = { id: 1, name: null, tier: 'Likely', open: true };

describe('the strict test of a reader', () => {
  it.each([
    [fitting],
    [{ ...fitting, name: 'AIIMS', note: 'x', history: [{ year: 2024 }] }],
    [{ ...fitting, unknown: 'fields are welcome' }],
  ])('accepts %j', (value) => {
    expect(readerOf(record).fits(value)).toBe(true);
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ ...fitting, id: '1' }],
    [{ ...fitting, name: undefined }],
    [{ ...fitting, name: 5 }],
    [{ ...fitting, tier: 'Certain' }],
    [{ ...fitting, open: 1 }],
    [{ ...fitting, note: null }],
    [{ ...fitting, history: [{ year: '2024' }] }],
    [{ ...fitting, history: {} }],
  ])('refuses %j', (value) => {
    expect(readerOf(record).fits(value)).toBe(false);
  });

  it('agrees with the schema itself on what it accepts', () => {
    expect(z.safeParse(record, fitting).success).toBe(true);
  });

  it('compiles a record once', () => {
    expect(readerOf(record)).toBe(readerOf(record));
  });
});
