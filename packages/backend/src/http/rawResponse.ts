import { commonHeaders } from '../security/securityHeaders.ts';

/** An answer written directly to the socket, for input that never became a request. */
export const rawResponse = (status: string, message: string): string => {
  const body = JSON.stringify({ message });
  return [
    `HTTP/1.1 ${status}`,
    ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
};
