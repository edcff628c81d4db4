import { years as queryYears } from '@seatwise/api-client/contract/constants/prediction';
import { everyYearName } from './messages.ts';

export {
  candidateCategories as categories,
  seatCategories as allottedCategories,
  seatPh as allottedPhs,
  subCategories,
} from '@seatwise/api-client/contract/constants/prediction';

/** All years together; a value like any other, so the query includes it. */
export const everyYear = queryYears[0];

export const years = queryYears.map((value) => ({
  value,
  label: value === everyYear ? everyYearName : value,
}));
