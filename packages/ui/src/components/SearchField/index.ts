export { SearchField } from './SearchField.tsx';
export type { SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldMessages } from './messages.ts';
