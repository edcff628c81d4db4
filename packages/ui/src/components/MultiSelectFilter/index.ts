export { MultiSelectFilter } from './MultiSelectFilter.tsx';
export type {
  FilterOption,
  FilterOptions,
  MultiSelectFilterProps,
} from './multiSelectFilterTypes.ts';
export type { MultiSelectFilterMessages } from './messages.ts';
