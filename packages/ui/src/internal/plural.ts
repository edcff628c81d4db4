import { locale } from '../locale.ts';

/** A text for each plural form of the language; `#` becomes the formatted number. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Intl.PluralRules(locale);

export const plural = (count: number, forms: PluralForms): string =>
  (forms[rules.select(count)] ?? forms.other).replace('#', count.toLocaleString(locale));
