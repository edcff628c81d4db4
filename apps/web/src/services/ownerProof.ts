import type { Need } from '@seatwise/api-client/contract/failures';
import { createStore } from '@seatwise/flows/shared';

/** What refused calls wait for: that the account's owner proves to be there. */
export const createOwnerProof = () => {
  const asked = createStore<Need | undefined>(undefined);
  let waiting: ((isProven: boolean) => void)[] = [];
  return {
    ...asked,
    /** Asks for what a refused call needs; whether the owner gave it, so that the call can be made again. */
    ask: (needs: Need): Promise<boolean> => {
      asked.set(needs);
      return new Promise((resolve) => waiting.push(resolve));
    },
    settle: (isProven: boolean): void => {
      asked.set(undefined);
      for (const resolve of waiting) resolve(isProven);
      waiting = [];
    },
  };
};

export type OwnerProof = ReturnType<typeof createOwnerProof>;
