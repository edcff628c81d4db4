import { isRefused, isSameForm, missingFields } from '@seatwise/flows/prediction';
import type { PredictionFlow } from './usePrediction.ts';

type State = PredictionFlow['state'];

export const isComplete = ({ context: { air, form } }: State): boolean =>
  missingFields(air, form).length === 0;

export const isAnswered = (state: State): boolean =>
  state.matches({ prediction: { ready: 'shown' } }) ||
  state.matches({ prediction: { ready: 'empty' } });

/** While the server is asked whether the question of the URL is answered without a try: the form shows if it is not. */
export const isUndecided = (state: State): boolean =>
  state.context.openedPage !== null &&
  isComplete(state) &&
  state.matches({ tries: 'reading', prediction: { ready: 'idle' } });

/** While an answer is awaited that the student pressed a button for. */
export const isAsked = (state: State): boolean =>
  state.hasTag('busy') && state.context.openedPage === null;

/** Whether the form has changed since the results were asked for. */
export const isOutdated = ({ context: { form, submittedForm } }: State): boolean =>
  !isSameForm(form, submittedForm);

/** Whether the form folds into the line of its question, because its results are all that is wanted. */
export const mayFold = (state: State): boolean =>
  (state.hasTag('busy') && state.context.openedPage !== null) ||
  (state.context.results.length > 0 &&
    isAnswered(state) &&
    !isOutdated(state) &&
    !isRefused(state.context));
