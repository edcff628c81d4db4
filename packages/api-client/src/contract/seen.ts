import * as z from 'zod/mini';

/** A 409 that says which fields of an edit were changed since its form showed them. */
export const changedMeanwhile = <const Fields extends readonly string[]>(
  when: string,
  fields: Fields,
  example: {
    readonly field: Fields[number];
    readonly value: string | null;
    readonly changedBy: string | null;
  },
) => ({
  when: `${when}, or a field was changed since it was shown: the changes come along`,
  carries: z.object({
    conflicts: z.optional(
      z.array(
        z.object({
          field: z.enum(fields),
          /** The present value; null for none. */
          value: z.nullable(z.string()),
          /** The member of staff who changed it; null for the user, or where it is not known. */
          changedBy: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  example: { conflicts: [example] },
});
