import { socketPath } from '@seatwise/api-client/contract/chat';
import type { Env } from '../../env.ts';

/** The socket's URL: beside the API, unless the build sets another. */
export const chatUrl = ({ wsUrl, apiBaseUrl }: Env): string =>
  wsUrl || `${apiBaseUrl || location.origin}${socketPath}`.replace(/^http/, 'ws');
