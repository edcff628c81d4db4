export { RankRange } from './RankRange.tsx';
export type { RankRangeProps } from './RankRange.tsx';
export type { RankRangeMessages } from './messages.ts';
