import { createTokenBucket } from '../../security/tokenBucket.ts';
import type { User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';

/** Nobody rearranges a list this fast by hand, but a loop that writes lists of 500 seats does. */
const rate = { burst: 300, perSecond: 1 };

/** Refuses a student who writes lists faster than a person can edit them. */
export const createWriteLimit = ({ clock }: Pick<Environment, 'clock'>) => {
  const isAllowed = createTokenBucket(clock.now, rate);
  return ({ id }: User): void => {
    if (!isAllowed(id))
      throw HttpError.tooMany('Too many changes at once. Please wait a moment.', 1000);
  };
};
