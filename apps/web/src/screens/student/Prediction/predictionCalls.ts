import type { ApiClient } from '@seatwise/api-client';
import { prediction } from '@seatwise/api-client/contract/prediction';
import {
  isNotOffered,
  type predictionMachine,
  type PredictionQuery,
} from '@seatwise/flows/prediction';
import type { Effects } from '../../../lib/provideFlow.ts';

/** The API calls of the prediction machine; if the student's home state is known, results include its seats. */
export const predictionCalls = (
  api: ApiClient,
  homeState: () => Promise<string | undefined> = () => Promise.resolve(undefined),
) => {
  const { listQuotas, recommend, readTries, countRecommendations } = api.area(prediction);

  /** A backend without this call does not count tries either, so counting its results costs none. */
  const countOf = async (
    query: PredictionQuery,
    options: { readonly signal: AbortSignal },
  ): Promise<number> => {
    try {
      return (await countRecommendations(query, options)).count;
    } catch (error) {
      if (!isNotOffered(error)) throw error;
      return (await recommend(query, options)).length;
    }
  };

  return {
    loadQuotas: listQuotas,
    predict: async (query, options) =>
      recommend(
        {
          ...query,
          ...(query.counselingCategory === 'UG' && (await homeState()) && { states: 'own' }),
        },
        options,
      ),
    readTries,
    countWithout: (queries, options) =>
      Promise.all(queries.map((query) => countOf(query, options))),
  } satisfies Effects<typeof predictionMachine>['calls'];
};
