export {
  extentOf,
  levelsOf,
  shortfallsOf,
  rangeOf,
  type AccuracyGroup,
  type Level,
} from './accuracyLevels.ts';
export {
  airNeededFor,
  constants,
  expectedClosing,
  outlookOf,
  probabilityOf,
  publishable,
  tierOf,
  type Constants,
  type Odds,
  type Outlook,
  type Tier,
  type YearOfAdmissions,
} from './formula.ts';
export { frozenTest } from './frozenTest.ts';
export {
  hardestFirst,
  likeliestFirst,
  neededRanks,
  roundChance,
  roundChances,
  type Placed,
  type RoundChance,
  type RoundOutlook,
} from './roundChances.ts';
export { poolsOf } from '../shared/pools.ts';
