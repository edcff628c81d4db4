export { LocaleProvider } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
export { useDateFormatter, useListFormatter, useNumberFormatter } from './useFormatters.tsx';
