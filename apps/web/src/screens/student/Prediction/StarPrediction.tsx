import type { Prediction } from '@seatwise/flows/prediction';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { choicesFrom } from './choicesFrom.ts';

/** The star of a prediction; nothing where its seat is not known. */
export const StarPrediction = ({ row }: { readonly row: Prediction }) => {
  const [item] = choicesFrom([row]);
  return item && <StarSeat item={item} />;
};
