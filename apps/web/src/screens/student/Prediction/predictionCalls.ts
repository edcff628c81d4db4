import type { ApiClient, InputOf } from '@seatwise/api-client';
import { prediction } from '@seatwise/api-client/contract/prediction';
import {
  isNotOffered,
  type predictionMachine,
  type PredictionQuery,
} from '@seatwise/flows/prediction';
import type { Effects } from '../../../lib/provideFlow.ts';

/**
 * The API calls of the prediction machine; a student whose home state is known is answered with its seats.
 * MCC's lists have every undergraduate course, so that only further ones are asked of the states as well.
 */
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

  const ofStates = async () => ((await homeState()) ? { states: 'own' as const } : {});

  return {
    loadQuotas: async (
      query: InputOf<typeof prediction.listQuotas>,
      options: { readonly signal: AbortSignal },
    ) =>
      listQuotas(
        { ...query, ...(query.counselingCategory !== 'UG' && (await ofStates())) },
        options,
      ),
    predict: async (query, options) => recommend({ ...query, ...(await ofStates()) }, options),
    readTries,
    countWithout: (queries, options) =>
      Promise.all(queries.map((query) => countOf(query, options))),
  } satisfies Effects<typeof predictionMachine>['calls'];
};
