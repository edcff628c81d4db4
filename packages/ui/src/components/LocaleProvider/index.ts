export { LocaleProvider } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
export { useDateFormatter } from 'react-aria/useDateFormatter';
export { useListFormatter } from 'react-aria/useListFormatter';
export { useNumberFormatter } from 'react-aria/useNumberFormatter';
