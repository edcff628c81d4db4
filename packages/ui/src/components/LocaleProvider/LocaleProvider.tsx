import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

export interface LocaleProviderProps {
  /** A BCP 47 language tag, such as `en-IN`; number formats, date formats and collation follow it. */
  readonly locale: string;
  /** The content in this locale. */
  readonly children: ReactNode;
}

/** Sets the locale of formatting and collation; MessagesProvider sets the texts. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
