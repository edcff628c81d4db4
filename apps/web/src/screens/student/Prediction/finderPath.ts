import type { Prediction } from '@seatwise/flows/prediction';
import { paths } from '../../../paths.ts';

/** The finder's rows of the college of a result. */
export const finderPath = ({ institute }: Prediction): string =>
  `${paths.colleges}?${new URLSearchParams({ instNm: institute ?? '' }).toString()}`;
