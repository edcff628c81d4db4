import { createApiClient } from '@seatwise/api-client';

/** The API as the story's user calls it from another tab. */
export const storyApi = () => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  return createApiClient({ baseUrl: '', session });
};
