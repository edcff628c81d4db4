/** A text for each plural form that the language has; `#` becomes the formatted number. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Intl.PluralRules('en-IN');

export const plural = (count: number, forms: PluralForms): string =>
  (forms[rules.select(count)] ?? forms.other).replace('#', count.toLocaleString('en-IN'));
