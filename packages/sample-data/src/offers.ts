import type { SampleCollege } from './college.ts';
import { possibleProgrammes } from './programmes.ts';
import type { Quota } from '@seatwise/api-client/contract/constants/quotas';
import { rarerQuotas, usualQuotas } from './quotas.ts';

/** A programme of a college, filled by a quota. */
export interface Offer {
  readonly programme: string;
  readonly quota: Quota;
}

/** What a college offers as a rule. */
export const usualOffers = (college: SampleCollege): readonly Offer[] =>
  college.programmes.flatMap((programme) =>
    usualQuotas(college, programme).map((quota) => ({ programme, quota })),
  );

/** What it could offer besides, the likelier first: material for matrices larger than life. */
export const rarerOffers = (college: SampleCollege): readonly Offer[] => {
  const possible = possibleProgrammes[college.stream];
  const another = possible.filter((programme) => !college.programmes.includes(programme));
  return [
    ...another.flatMap((programme) =>
      usualQuotas(college, programme).map((quota) => ({ programme, quota })),
    ),
    ...possible.flatMap((programme) =>
      rarerQuotas(college, programme).map((quota) => ({ programme, quota })),
    ),
  ];
};
