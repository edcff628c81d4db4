import type { Server } from 'node:http';
import type { BlockList } from 'node:net';
import { clientAddress, isTrusted } from '../security/clientAddress.ts';

/** The most connections per address, which a classroom or a carrier's customers may share. */
const maxOfAddress = 500;
const max = 4000;

/** Ends connections over the limit of the server, or of an address that is not a trusted proxy. */
export const boundConnections = (server: Server, trustedProxies: BlockList): void => {
  const held = new Map<string, number>();
  server.maxConnections = max;
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, trustedProxies)) return;
    const address = clientAddress(remoteAddress, undefined, trustedProxies);
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = held.get(address)! - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count > maxOfAddress) socket.destroy();
  });
};
