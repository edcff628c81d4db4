import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { prediction as contract } from '@seatwise/api-client/contract/prediction';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import { bestSeats } from '../bestSeats.ts';
import { listQuotas } from '../listQuotas.ts';
import { recommend, type Recommendation } from '../recommend.ts';
import { isAboutStates, listStateQuotas, recommendWithStates } from '../stateSeats.ts';
import { createTries } from '../tries.ts';
import { unnamedSeats } from '../unnamedSeats.ts';
import { serveArea } from '../../../http/handle.ts';
import { costsOf } from '../../../reference/collegeFacts.ts';
import { cityOf } from '../../../reference/places.ts';
import { collegeOf, type LiveReferenceData } from '../../../reference/referenceData.ts';

/** The account's exam, for questions that name no counselling; staff see every exam. */
const ownExam = ({ counsellingCategory }: User) =>
  counsellingCategory === null ? undefined : examOf(counsellingCategory);

/** Counts predictions per day; a full disk must not keep a student from a prediction. */
const countPrediction = ({ db, environment }: Backend): void => {
  const id = indianDay(environment.clock.now());
  db.evenWhenFull(() =>
    db.dayCounts.put({ id, predictions: (db.dayCounts.get(id)?.predictions ?? 0) + 1 }),
  );
};

/** A recommendation with the seat's costs; the city says where to ask for an unknown fee. */
const withCosts = (reference: LiveReferenceData, row: Recommendation): Recommendation => {
  const { instituteCode, subject, quotaName, authority, feePerYear = null } = row;
  const college = collegeOf(reference, instituteCode!);
  const all = costsOf(reference, college, subject!, quotaName!);
  // The cost of a state's seat is only in the state's list.
  const costs = authority
    ? { ...all, feePerYear, feeSource: feePerYear === null ? null : ('imported' as const) }
    : all;
  const city = college && costs.feePerYear === null ? cityOf(reference, college) : null;
  return { ...row, ...costs, ...(city && { city }) };
};

export const predictionHandlers = (backend: Backend) => {
  const { reference, db } = backend;
  const tries = createTries(backend);
  return serveArea(backend, contract, {
    listQuotas: async ({ input, user }) => {
      const listed = listQuotas(reference.cells, input.counselingCategory);
      const profile = db.applicants.get(user.id)?.profile;
      const exam = ownExam(user) ?? 'UG';
      return input.states && profile && isAboutStates(input, exam)
        ? [...listed, ...(await listStateQuotas(reference, { profile, exam }, listed))]
        : listed;
    },

    recommend: async ({ input, user }) => {
      tries.take(user, input);
      const exam = input.counselingCategory ? undefined : ownExam(user);
      const profile = db.applicants.get(user.id)?.profile;
      const asking = profile && { profile, exam: ownExam(user) ?? 'UG' };
      const found =
        input.states && asking && isAboutStates(input, asking.exam)
          ? await recommendWithStates(reference, input, asking)
          : recommend(reference.cells, input, exam);
      const shown = input.best ? bestSeats(found) : found;
      if (may(user.role, 'student')) countPrediction(backend);
      return shown.map((row) => withCosts(reference, row));
    },

    readTries: ({ input, user }) => tries.read(user, input),

    countRecommendations: ({ input, user }) => {
      const found = recommend(reference.cells, input, ownExam(user));
      return {
        count: found.length,
        ...(input.seats === 'unnamed' && { seats: unnamedSeats(found) }),
      };
    },
  });
};
