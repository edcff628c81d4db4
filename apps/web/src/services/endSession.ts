import { createApiClient } from '@seatwise/api-client';

/**
 * Ends a session's token on the server. A sign-out also works without this: offline, or if a
 * backend lacks the call, the token expires by itself.
 */
export const endSession = async (baseUrl: string, token: string): Promise<void> => {
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  try {
    const { accounts } = await import('@seatwise/api-client/contract/accounts');
    await createApiClient({ baseUrl, session }).area(accounts).logout();
  } catch {
    // The user could do nothing about a failure.
  }
};
