import type { ApiClient } from '@seatwise/api-client';
import { prediction } from '@seatwise/api-client/contract/prediction';
import type { Counseling, Prediction, PredictionQuery, Quota } from '@seatwise/flows/predictor';
import { fromPromise } from 'xstate';

/** The actors of the predictor machine: its API calls. */
export const predictorActors = (api: ApiClient) => {
  const { listQuotas, recommend } = api.area(prediction);
  return {
    loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
      ({ input, signal }) => listQuotas(input, { signal }),
    ),
    predict: fromPromise<readonly Prediction[], PredictionQuery>(({ input, signal }) =>
      recommend(input, { signal }),
    ),
    countWithout: fromPromise<readonly number[], readonly PredictionQuery[]>(({ input, signal }) =>
      Promise.all(
        input.map(async (query) => {
          const results = await recommend(query, { signal });
          return results.length;
        }),
      ),
    ),
  };
};
