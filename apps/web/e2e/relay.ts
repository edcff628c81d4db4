import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection that is to be cut but idle is cut after this time. Milliseconds. */
const idleTimeout = 20;

interface Wire {
  readonly ends: readonly Socket[];
  /** The number of bytes to pass before the cut; undefined if there is none. */
  left?: number;
}

const cut = ({ ends }: Wire): void => ends.forEach((end) => end.destroy());

/** Forwards bytes up to the cut, which may be in the middle of a frame. */
const forward = (wire: Wire, bytes: Buffer, to: Socket): void => {
  if (wire.left === undefined) to.write(bytes);
  else to.write(bytes.subarray(0, wire.left), () => cut(wire));
};

/** A TCP relay in front of the server, which can cut the chat sockets. */
export const startRelay = async (port: number) => {
  const wires = new Set<Wire>();
  let isDown = false;
  const server = createServer((near) => {
    if (isDown) {
      near.destroy();
      return;
    }
    const far = connect(port, 'localhost');
    const wire: Wire = { ends: [near, far] };
    near.once('data', (bytes) => {
      if (bytes.toString('latin1').startsWith('GET /ws ')) wires.add(wire);
    });
    near.on('data', (bytes) => forward(wire, bytes, far));
    far.on('data', (bytes) => forward(wire, bytes, near));
    for (const end of wire.ends) {
      // `close` follows every error.
      end.on('error', () => undefined);
      end.on('close', () => {
        wires.delete(wire);
        cut(wire);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The number of open chat sockets. */
    open: () => wires.size,
    /** Cuts the sockets that `isChosen` selects, each after some more bytes; returns their number. */
    cut: (bytes: number, isChosen: (index: number) => boolean = () => true): number => {
      const picked = [...wires].filter((wire, index) => wire.left === undefined && isChosen(index));
      for (const wire of picked) {
        wire.left = bytes;
        setTimeout(() => cut(wire), idleTimeout);
      }
      return picked.length;
    },
    /** Cuts all connections and refuses new ones. */
    goDown: () => {
      isDown = true;
      wires.forEach(cut);
    },
    comeBack: () => {
      isDown = false;
    },
    close: () => {
      server.close();
      wires.forEach(cut);
    },
  };
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;
