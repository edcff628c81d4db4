import { withAdded, type Choice } from '@seatwise/flows/choices';
import type { Prediction } from '@seatwise/flows/predictor';

/** Predictions as choices; those without a quota cannot be chosen. Pools of one seat are one choice. */
export const choicesFrom = (predictions: readonly Prediction[]): readonly Choice[] =>
  withAdded(
    [],
    predictions.flatMap(({ instituteCode, institute, state, subject, quotaName }) =>
      quotaName ? [{ instituteCode, institute, state, subject, quotaName }] : [],
    ),
    predictions.length,
  );
