import { socketPath } from '@seatwise/api-client/contract/chat';
import type { Env } from '../../env.ts';

/** Beside the API, unless the build was told otherwise. */
export const chatAddress = ({ wsUrl, apiBaseUrl }: Env): string =>
  wsUrl || `${apiBaseUrl || location.origin}${socketPath}`.replace(/^http/, 'ws');
