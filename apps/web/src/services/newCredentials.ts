import type { Credentials } from '@seatwise/flows/login';
import { lazyService } from './services.ts';

/** Hands what a new account was opened with from the sign-up to the login, in memory only. */
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
