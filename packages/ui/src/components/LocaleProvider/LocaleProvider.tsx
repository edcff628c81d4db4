import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

export interface LocaleProviderProps {
  /** A BCP 47 language tag, such as `en-IN`; numbers, dates and the alphabet inside follow it. */
  readonly locale: string;
  /** The part of the page that is in this locale. */
  readonly children: ReactNode;
}

/** Formats numbers and dates and orders words inside it by a locale; words come from MessagesProvider. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
