import { numberFormat } from './format.ts';
import { defaultLocale } from './locale.ts';

/** A text for each plural form of the language; `#` becomes the formatted number. */
type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Intl.PluralRules(defaultLocale);
const number = numberFormat({});

export const plural = (count: number, forms: PluralForms): string =>
  (forms[rules.select(count)] ?? forms.other).replace('#', number(defaultLocale).format(count));
