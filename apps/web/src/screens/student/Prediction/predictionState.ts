import { isRefused, isSameForm, missingFields } from '@seatwise/flows/prediction';
import type { PredictionFlow } from './usePrediction.ts';

type State = PredictionFlow['state'];

export const isComplete = ({ context: { air, form } }: State): boolean =>
  missingFields(air, form).length === 0;

export const isAnswered = (state: State): boolean =>
  state.matches({ prediction: { ready: 'shown' } }) ||
  state.matches({ prediction: { ready: 'empty' } });

/** Whether the server is still to say if the question in the URL costs a try; if it does, the form shows. */
export const isUndecided = (state: State): boolean =>
  state.context.openedPage !== null &&
  isComplete(state) &&
  state.matches({ tries: 'reading', prediction: { ready: 'idle' } });

/** Whether an answer is pending that the student requested by a button. */
export const isAsked = (state: State): boolean =>
  state.hasTag('busy') && state.context.openedPage === null;

/** Whether the form has changed since the results were requested. */
export const isOutdated = ({ context: { form, submittedForm } }: State): boolean =>
  !isSameForm(form, submittedForm);

/** Whether the form may fold into the line of its question, because the student only needs the results. */
export const mayFold = (state: State): boolean =>
  (state.hasTag('busy') && state.context.openedPage !== null) ||
  (state.context.results.length > 0 &&
    isAnswered(state) &&
    !isOutdated(state) &&
    !isRefused(state.context));
