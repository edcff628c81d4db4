import * as z from 'zod/mini';
import { StorageFull } from '../../db/storage.ts';
import { HttpError, storageFull } from '../../httpError.ts';

/** The rejection message for an error. */
export const rejectionOf = (error: unknown): { rejected: string } => {
  if (error instanceof HttpError) return { rejected: error.message };
  if (error instanceof StorageFull) return { rejected: storageFull().message };
  if (error instanceof SyntaxError) return { rejected: 'The message is not JSON' };
  if (error instanceof z.core.$ZodError)
    return {
      rejected:
        error.issues[0]?.code === 'too_big'
          ? error.issues[0].message
          : 'The message does not fit the contract',
    };
  throw error;
};
