import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { Quota } from '@seatwise/api-client/contract/constants/quotas';
import { specialities, type Speciality } from '../specialities.ts';
import type { Market } from './market.ts';
import { postgraduateMarket } from './postgraduate.ts';
import { undergraduateMarkets } from './undergraduate.ts';

const postgraduate: ReadonlyMap<string, Speciality> = new Map(
  Object.values(specialities)
    .flat()
    .map((speciality) => [speciality.name, speciality]),
);

export const marketOf = (programme: string, quota: Quota): Market | undefined => {
  const exam = examOfProgramme(programme);
  if (exam === 'UG') return undergraduateMarkets[programme]?.[quota];
  const speciality = postgraduate.get(programme);
  return speciality && postgraduateMarket(exam, speciality, quota);
};
