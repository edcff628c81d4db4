import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between an instance and the database that can go dead, as a network does: silently. */
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
      // What is cut off does not hear that the other end is gone.
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
    /** New connections get through; what was lost on the old ones stays lost. */
    heal: () => {
      isCut = false;
      for (const end of ends) end.destroy();
    },
  };
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;
