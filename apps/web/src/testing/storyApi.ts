import { createApiClient } from '@seatwise/api-client';

/** The API, called as the story's user in another tab. */
export const storyApi = () => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  return createApiClient({ baseUrl: '', session });
};
