import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';

/** The way back to the prediction, where the finder shows a single college and something was predicted. */
export const usePredictedCollege = (colleges: readonly string[]): string | undefined => {
  const { drafts } = useServices();
  const draft = drafts.read('prediction');
  return colleges.length === 1 && typeof draft === 'string' && draft !== ''
    ? `${paths.prediction}?${draft}`
    : undefined;
};
