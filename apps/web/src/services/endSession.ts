import { createApiClient } from '@seatwise/api-client';

/**
 * Ends a session's token on the server. A sign-out works without: offline, and where a backend has
 * no such call, the token runs out by itself.
 */
export const endSession = async (baseUrl: string, token: string): Promise<void> => {
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  try {
    const { accounts } = await import('@seatwise/api-client/contract/accounts');
    await createApiClient({ baseUrl, session }).area(accounts).logout();
  } catch {
    // Nothing that the user could do about it.
  }
};
