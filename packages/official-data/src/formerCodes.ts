import * as z from 'zod/mini';
import table from '../data/formerCodes.json' with { type: 'json' };
import { codeOf } from './codes.ts';
import { institutes } from './institutes.ts';

/** The codes that colleges had here until MCC's own codes replaced them in November 2026. */
const former = z.parse(
  z.object({
    /** The institute with each former code. */
    institutes: z.record(z.string(), z.string()),
    /** The name of the former example college with each former code. */
    examples: z.record(z.string(), z.string()),
  }),
  table,
);

const examplePrefix = 'example-';

const today = new Map([
  ...Object.entries(former.institutes).map(([code, id]) => [code, codeOf(id)] as const),
  ...Object.keys(former.examples).map((code) => [code, examplePrefix + code] as const),
]);

const names = new Map(institutes.map(({ code, name }) => [code, name]));

/** The current code of a college stored under its former code. */
export const codeOfToday = (code: string): string => today.get(code) ?? code;

/** The college with this code before November 2026, by today's code and name; undefined if none. */
export const formerHolder = (code: string): { code: string; name: string } | undefined => {
  const now = today.get(code);
  const name = now && (names.get(now) ?? former.examples[code]);
  return name === undefined ? undefined : { code: now!, name };
};

/** The name of an example college in stored lists of an earlier version. */
export const exampleName = (code: string): string | undefined =>
  code.startsWith(examplePrefix) ? former.examples[code.slice(examplePrefix.length)] : undefined;
