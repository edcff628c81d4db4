import * as z from 'zod/mini';
import { visibleName } from './constants/visibleName.ts';

/** Values that several areas share, each with its specified limits. */

export const genders = ['M', 'F', 'O'] as const;

export const id = z.int().check(z.positive());
export const rank = z.int().check(z.positive(), z.maximum(10_000_000));
export const email = z.string().check(z.maxLength(254), z.email());
export const shortText = z.string().check(z.minLength(1), z.maxLength(200));

export const visible = z.regex(visibleName, 'Nothing to see, or something hidden, in it.');
export const name = shortText.check(visible);
/** For roll numbers: visible characters with single spaces between them. */
export const tidy = z.regex(
  /^([^\p{C}\p{Z}]+( [^\p{C}\p{Z}]+)*)?$/u,
  'Only visible characters, and single spaces between them.',
);

export const timestamp = z.iso.datetime();
export const tenDigits = z.string().check(z.regex(/^\d{10}$/));

/** Absent and null both mean «not known» in answers. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
