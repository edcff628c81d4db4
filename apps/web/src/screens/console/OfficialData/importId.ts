import { ApiError } from '@seatwise/api-client';
import type { UploadAnswer } from '@seatwise/api-client/upload';

/** The id of the import that an upload's answer names; the rest is read by a call of its own. */
export const importIdOf = ({ status, text }: UploadAnswer): number => {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    const known = Number(id);
    if (Number.isInteger(known) && known > 0) return known;
  } catch {
    // Not JSON.
  }
  throw new ApiError('invalid-response', status);
};
