import * as z from 'zod/mini';

/** A 409 that names the edited fields that others changed since the form showed them. */
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
          /** The current value; null for none. */
          value: z.nullable(z.string()),
          /** The staff member who changed the field; null if it was the user, or if unknown. */
          changedBy: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  example: { conflicts: [example] },
});
