export { RankRange } from './RankRange.tsx';
export type { RankRangeProps } from './RankRange.tsx';
