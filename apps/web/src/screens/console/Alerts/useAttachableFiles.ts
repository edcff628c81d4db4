import type { AlertFile } from '@seatwise/flows/alerts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import type { PlannedAlert } from '@seatwise/flows/alerts';

export type AttachableFile = Pick<AlertFile, 'id' | 'fileName'>;

/** As many as somebody looks through; older documents are seldom announced. */
const listed = 100;

/** The newest published documents, and the one that is attached already. */
export const useAttachableFiles = (alert: PlannedAlert | undefined): readonly AttachableFile[] => {
  const { files } = useAlerts();
  const newest = files.slice(0, listed);
  const attached = alert?.file;
  if (!attached || newest.some(({ id }) => id === attached.id)) return newest;
  return [attached, ...newest];
};
