import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire that is to be cut and carries nothing is cut after this time. Milliseconds. */
const patience = 20;

interface Wire {
  readonly ends: readonly Socket[];
  /** So many octets pass yet before it is cut; undefined while nobody wants that. */
  left?: number;
}

const cut = ({ ends }: Wire): void => ends.forEach((end) => end.destroy());

/** Passes on what comes, up to where the wire is to be cut: anywhere, also within a frame. */
const pass = (wire: Wire, octets: Buffer, to: Socket): void => {
  if (wire.left === undefined) to.write(octets);
  else to.write(octets.subarray(0, wire.left), () => cut(wire));
};

/** A network before the server, whose chat sockets can be cut. */
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
    near.once('data', (octets) => {
      if (octets.toString('latin1').startsWith('GET /ws ')) wires.add(wire);
    });
    near.on('data', (octets) => pass(wire, octets, far));
    far.on('data', (octets) => pass(wire, octets, near));
    for (const end of wire.ends) {
      // Whatever goes wrong with one end, `close` follows.
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
    /** Chat sockets that are open now. */
    open: () => wires.size,
    /** Cuts the chat sockets that `chosen` picks, each after some octets more; answers how many. */
    cut: (octets: number, chosen: (index: number) => boolean = () => true): number => {
      const picked = [...wires].filter((wire, index) => wire.left === undefined && chosen(index));
      for (const wire of picked) {
        wire.left = octets;
        setTimeout(() => cut(wire), patience);
      }
      return picked.length;
    },
    /** Nothing passes any more. */
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
