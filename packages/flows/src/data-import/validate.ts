import { workbookLimits } from '@seatwise/api-client/contract/constants/data';
import { maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { messages } from './messages.ts';

/** Why a file cannot be imported; undefined where it may be. */
export const fileProblem = ({ name, size }: File): string | undefined => {
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(name)) return messages.unsupported;
  if (size === 0) return messages.empty;
  if (/\.xlsx$/i.test(name) && size > workbookLimits.bytes) return workbookLimits.tooLarge;
  return size > maxFileBytes ? messages.tooLarge : undefined;
};
