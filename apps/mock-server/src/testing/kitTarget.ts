import type { Target } from '@seatwise/conformance';
import type { Host } from './hosts.ts';

/** A backend in this process, for the conformance kit. */
export const kitTarget = (host: Host): Target => ({
  address: host.origin,
  fetch: (path, init) => host.fetch(path, init),
  openSocket: ({ opened, received, closed }) => {
    const socket = host.backend.chat.accept({ send: received, close: closed });
    queueMicrotask(() => opened('v12.stomp'));
    return { send: (data) => socket.receive(data), close: () => socket.closed() };
  },
});
