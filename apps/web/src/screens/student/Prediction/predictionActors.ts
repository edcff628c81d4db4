import type { ApiClient } from '@seatwise/api-client';
import { prediction } from '@seatwise/api-client/contract/prediction';
import {
  isNotOffered,
  type Counseling,
  type Prediction,
  type PredictionQuery,
  type Quota,
  type Tries,
  type TriesQuery,
} from '@seatwise/flows/prediction';
import { fromPromise } from 'xstate';

/** The actors of the prediction machine: its API calls. */
export const predictionActors = (api: ApiClient) => {
  const { listQuotas, recommend, readTries, countRecommendations } = api.area(prediction);

  /** A backend without this call does not count attempts either, so its results are counted. */
  const countOf = async (query: PredictionQuery, signal: AbortSignal): Promise<number> => {
    try {
      return (await countRecommendations(query, { signal })).count;
    } catch (error) {
      if (!isNotOffered(error)) throw error;
      return (await recommend(query, { signal })).length;
    }
  };

  return {
    loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
      ({ input, signal }) => listQuotas(input, { signal }),
    ),
    predict: fromPromise<readonly Prediction[], PredictionQuery>(({ input, signal }) =>
      recommend(input, { signal }),
    ),
    readTries: fromPromise<Tries, TriesQuery>(({ input, signal }) => readTries(input, { signal })),
    countWithout: fromPromise<readonly number[], readonly PredictionQuery[]>(({ input, signal }) =>
      Promise.all(input.map((query) => countOf(query, signal))),
    ),
  };
};
