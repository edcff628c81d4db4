/** The institutes and results of the official lists, and how to find an institute by what lists call it. */
export { closingRankLists, type ClosingRank, type ClosingRankList } from './closingRanks.ts';
export type { Candidate, ListedCollege } from './candidates.ts';
export {
  createInstituteNames,
  type Found,
  type FoundBy,
  type InstituteNames,
  type WrittenInstitute,
} from './instituteNames.ts';
export {
  institutes,
  nameDecisions,
  type Institute,
  type InstituteStream,
  type NameDecision,
} from './institutes.ts';
export { createLikeness } from './likeness.ts';
export { lettersOf } from './plainKey.ts';
export type { Proposal } from './proposals.ts';
export { stateOf } from './states.ts';
