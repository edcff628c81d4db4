export type { RankHistoryMessages } from './messages.ts';
export { RankHistory } from './RankHistory.tsx';
export type { RankHistoryProps, YearOfRanks } from './RankHistory.tsx';
