import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Serve = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The most queued requests; browsers wait for each answer, but a few clients send some ahead. */
const maxPipelined = 4;

/**
 * Serves the requests of a connection one at a time. Node.js starts all requests in a packet at
 * once, so one connection could make the server write a thousand answers that nobody reads.
 */
export const oneAtATime = (serve: Serve): RequestListener => {
  const queues = new WeakMap<Socket, { requests: number; ended: Promise<void> }>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket) ?? { requests: 0, ended: Promise.resolve() };
    queues.set(socket, queue);
    if (queue.requests === maxPipelined) socket.destroy();
    if (socket.destroyed) return;
    queue.requests += 1;
    queue.ended = queue.ended
      .then(() => (socket.destroyed ? undefined : serve(incoming, outgoing)))
      .finally(() => {
        queue.requests -= 1;
      });
  };
};
