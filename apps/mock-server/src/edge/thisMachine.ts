import type { IncomingMessage } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopbackName = (hostname: string): boolean => loopbackNames.has(hostname);

/**
 * Whether a request comes from this very machine, by its own name, and not from another site's
 * page in its browser: who may use the control surface.
 */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean => {
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const hostname = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    (peer === '::1' || peer.startsWith('127.')) &&
    isLoopbackName(hostname) &&
    headers['sec-fetch-site'] !== 'cross-site'
  );
};
