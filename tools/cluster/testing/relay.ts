import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection between an instance and the database that can fail silently, as a network does. */
export const startRelay = async (port: number) => {
  let isCut = false;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => isCut || to.write(bytes));
      from.on('error', () => {});
      // While cut, neither end hears that the other is gone.
      from.on('close', () => {
        ends.delete(from);
        if (!isCut) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
    },
    /** Lets new connections through; what was lost on the old ones stays lost. */
    heal: () => {
      isCut = false;
      for (const end of ends) end.destroy();
    },
  };
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;
