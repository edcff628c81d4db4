import type { Choice } from '@seatwise/flows/choices';
import type { Prediction } from '@seatwise/flows/predictor';

/** Predictions as choices; those without a quota cannot be chosen. Pools of one seat are one choice. */
export const choicesFrom = (predictions: readonly Prediction[]): readonly Choice[] =>
  predictions.flatMap(({ instituteCode, institute, state, subject, quotaName }) => {
    if (!quotaName) return [];
    const seat = { instituteCode, institute, subject, quotaName };
    return [state === undefined ? seat : { ...seat, state }];
  });
