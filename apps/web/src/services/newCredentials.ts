import type { Credentials } from '@seatwise/flows/login';
import { lazyService } from './services.ts';

/** Passes the credentials of a new account from the sign-up to the login, only in memory. */
export const newCredentialsOf = lazyService(() => {
  let held: Credentials | undefined;
  return {
    hold: (credentials: Credentials): void => {
      held = credentials;
    },
    read: (): Credentials | undefined => held,
    drop: (): void => {
      held = undefined;
    },
  };
});
