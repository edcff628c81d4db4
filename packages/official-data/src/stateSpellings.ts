import * as z from 'zod/mini';
import codes from '../data/states/collegeCodes.json' with { type: 'json' };
import decisions from '../data/states/decisions.json' with { type: 'json' };
import { codeOf } from './codes.ts';

const spellings = z.record(z.string(), z.string());
const byReason = z.record(z.string(), z.record(z.string(), spellings));
const codesBy = z.parse(z.record(z.string(), spellings), codes);

/** By authority, a college's name or code in its lists, with our code of the college. */
export const stateSpellings: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(z.parse(byReason, decisions)).map(([key, decided]) => [
    key,
    new Map(
      [...Object.values(decided), codesBy[key] ?? {}].flatMap((of) =>
        Object.entries(of).map(([written, id]) => [written, codeOf(id)] as const),
      ),
    ),
  ]),
);
