import * as z from 'zod/mini';

export const text = z.string();
export const maybeText = z.nullable(text);

/** Milliseconds since 1970. */
export const time = z.number();
