export { MultiSelectFilter } from './MultiSelectFilter.tsx';
export type { MultiSelectFilterProps } from './MultiSelectFilter.tsx';
export type { FilterOption, FilterOptions } from './MultiSelectFilter.tsx';
export { allLabel, filterLabel, selectedLabel } from './filterLabel.ts';
