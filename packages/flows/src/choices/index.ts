export {
  eligibilityOfChoice,
  openOutlook,
  proposedOrder,
  roundOfList,
  shownChances,
} from './chances.ts';
export type { ShownChance } from './chances.ts';
export { compared, bestOf, comparisonOf } from './comparison.ts';
export type { Comparison, ComparisonLine, ComparisonValue } from './comparison.ts';
export { distanceBetween } from './distance.ts';
export { choiceListMachine, nextRoundName, nextStepsOf, shortlistMachine } from './lists.ts';
export { roomTaken, seatOfKey } from './seat.ts';
export type { Choice, ChoiceList, SeatOutlook, ShortlistItem } from './seat.ts';
export { onPortal, sheetOfChoices, sheetOfShortlist } from './sheet.ts';
export { shortName } from './shortName.ts';
export {
  savedElsewhere,
  seatsOf,
  shortlistOrders,
  sortedShortlist,
  tagsOf,
  type ShortlistOrder,
} from './shortlist.ts';
export { stressTestOf, testedList } from './stressTest.ts';
export type { StressTest, TestedList, TestedSeat } from './stressTest.ts';
export { mendingOf, sourceOf, warningsOf, type Warning } from './warnings.ts';
