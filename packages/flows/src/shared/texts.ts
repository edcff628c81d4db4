/** The type of a translation: other words with the same keys, from the same values. */
export type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Result
    ? (...values: Values) => Texts<Result>
    : { readonly [Key in keyof English]: Texts<English[Key]> };
