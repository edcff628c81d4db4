import type { Choice } from '@seatwise/flows/choices';
import { withAdded } from '@seatwise/flows/list-sync';
import type { Prediction } from '@seatwise/flows/prediction';

/** Predictions as choices, but for those without a code, a subject or a quota. Pools of one seat are one choice. */
export const choicesFrom = (predictions: readonly Prediction[]): readonly Choice[] =>
  withAdded(
    [],
    predictions.flatMap(({ instituteCode, institute, state, subject, quotaName }) =>
      instituteCode && subject && quotaName
        ? [
            {
              instituteCode,
              institute: institute || instituteCode,
              state: state ?? undefined,
              subject,
              quotaName,
            },
          ]
        : [],
    ),
    predictions.length,
  );
