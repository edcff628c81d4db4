import { ApiError } from '@seatwise/api-client';
import type { UploadAnswer } from '@seatwise/api-client/upload';

/** The id of the import in an upload's response; a separate call reads the rest. */
export const importIdOf = ({ status, text }: UploadAnswer): number => {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    const known = Number(id);
    if (Number.isInteger(known) && known > 0) return known;
  } catch {
    // The text is not JSON.
  }
  throw new ApiError('invalid-response', status);
};
