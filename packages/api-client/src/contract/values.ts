import * as z from 'zod/mini';
import { highestRank } from './constants/highestRank.ts';
import { visibleName } from './constants/visibleName.ts';

/** Values that several areas share, each with its specified limits. */

export const genders = ['M', 'F', 'O'] as const;

export const id = z.int().check(z.positive());
export const rank = z.int().check(z.positive(), z.maximum(highestRank));
export const email = z.string().check(z.maxLength(254), z.email());
const noControls = z.regex(/^[\t-\r -\uffff]*$/, 'No control characters.');
/** A non-empty text up to this length; the only control characters are tabs and line breaks. */
export const bounded = (length: number) =>
  z.string().check(z.minLength(1), z.maxLength(length), noControls);
export const shortText = bounded(200);

export const visible = z.regex(visibleName, 'Nothing to see, or something hidden, in it.');
export const name = shortText.check(visible);
/** For roll numbers: visible characters with single spaces between them. */
export const tidy = z.regex(
  /^([^\p{C}\p{Z}]+( [^\p{C}\p{Z}]+)*)?$/u,
  'Only visible characters, and single spaces between them.',
);

/** The version of a list, incremented by each write. */
export const version = z.int().check(z.nonnegative());

/** The page of a list, and the number of entries per page. */
export const paging = {
  /** Starts at 1; a number beyond the last page returns the last page. */
  page: id,
  size: id.check(z.maximum(200)),
};

/** A text of the data in both languages. */
export const inBothLanguages = z.object({ en: z.string(), hi: z.string() });

export const timestamp = z.iso.datetime();
export const tenDigits = z.string().check(z.regex(/^\d{10}$/));

/** In answers, absent and null both mean «unknown». */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** The account fields that the user, staff and the audit trail all read. */
export const accountFacts = {
  username: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  rollNumber: maybe(z.string()),
  counsellingCategory: maybe(z.string()),
  air: maybe(z.number()),
};
