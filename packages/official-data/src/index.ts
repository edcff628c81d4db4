/** The institutes and results of the official lists, and how to find an institute by its name. */
export {
  authorityIndex,
  authorityKeyOf,
  loadAuthority,
  otherAuthorities,
  poolOf,
  seatKindOf,
  type Authority,
  type SeatKind,
} from './authorities.ts';
export { closingRankLists, loadPgClosingRanks, type ClosingRankList } from './closingRanks.ts';
export { mbbsIntake } from './intake.ts';
export { seatMatrices, type SeatMatrix } from './seatMatrix.ts';
export { frozenTest } from './frozenTest.ts';
export { codeOf } from './codes.ts';
export { codeOfToday, exampleName, formerHolder } from './formerCodes.ts';
export { createInstituteNames, type WrittenInstitute } from './instituteNames.ts';
export { institutes, nameDecisions } from './institutes.ts';
export { createLikeness } from './likeness.ts';
export { pgCodes, pgInstitutes, type PgInstitute } from './pgInstitutes.ts';
export { pgBodies, pgBodyOf, type PgBody } from './pgBodies.ts';
export { lettersOf } from './plainKey.ts';
export { courseTexts, programmes } from './programmes.ts';
export { stateOf } from './states.ts';
export { stateInstitutes, type StateInstitute } from './stateInstitutes.ts';
export { takesWomenOnly } from './womenOnly.ts';
export { loadStateLists, strengthOf, type StateList, type StateRank } from './stateLists.ts';
export { trustedRanks } from './trustedRanks.ts';
