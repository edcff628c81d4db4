import { signInCode } from '@seatwise/api-client/contract/chat';
import { Connection, type ConnectionRules, type Transport } from './connection.ts';
import type { Headers } from './frames.ts';

const allPeers = (): boolean => true;

/** The callbacks for the events of a socket. */
export interface OpenSocket {
  readonly receive: (data: string | Uint8Array) => void;
  /** Closes the socket with the code «try again later». */
  readonly refuse: () => void;
  readonly closed: () => void;
}

/** Holds the open connections and delivers messages to the subscribers. */
export class Broker<Peer> {
  readonly #rules: ConnectionRules<Peer>;
  readonly #connections = new Set<Connection<Peer>>();

  constructor(rules: ConnectionRules<Peer>) {
    this.#rules = rules;
  }

  /** Registers an open socket; returns the callbacks for its events. */
  accept(transport: Transport): OpenSocket {
    const connection = new Connection(transport, this.#rules);
    this.#connections.add(connection);
    const forget = (): void => {
      this.#connections.delete(connection);
      connection.closed();
    };
    return {
      receive: (data) => connection.receive(data),
      refuse: () => connection.close(1013),
      closed: forget,
    };
  }

  /** Sends one message to every subscription of a topic, or to those of some peers. */
  publish(
    topic: string,
    headers: Headers,
    body: string,
    includes: (peer: Peer) => boolean = allPeers,
  ): void {
    for (const connection of this.#connections) {
      if (connection.peer === undefined || !includes(connection.peer)) continue;
      for (const subscription of connection.subscriptions)
        if (subscription.topic === topic) connection.deliver(subscription, headers, body);
    }
  }

  /** The number of copies that a message to these topics would need. */
  audience(topics: ReadonlySet<string>, includes: (peer: Peer) => boolean = allPeers): number {
    return this.#open(includes).reduce(
      (sum, { subscriptions }) =>
        sum + [...subscriptions].filter(({ topic }) => topics.has(topic)).length,
      0,
    );
  }

  /** The open connections of some peers, and their subscriptions. */
  load(includes: (peer: Peer) => boolean): { connections: number; subscriptions: number } {
    const open = this.#open(includes);
    const subscriptions = open.reduce((sum, each) => sum + [...each.subscriptions].length, 0);
    return { connections: open.length, subscriptions };
  }

  /** Ends the connections of some peers. */
  disconnect(includes: (peer: Peer) => boolean, reason: string): void {
    for (const connection of this.#connections)
      if (connection.peer !== undefined && includes(connection.peer))
        connection.fail(reason, signInCode);
  }

  /** Disconnects peers whose sessions have ended. */
  revalidate(): void {
    for (const connection of this.#connections) connection.revalidate();
  }

  /** Closes every socket without a frame, as a failing network does. */
  dropAll(): number {
    const count = this.#connections.size;
    for (const connection of this.#connections) connection.close(1012);
    return count;
  }

  #open(includes: (peer: Peer) => boolean): Connection<Peer>[] {
    return [...this.#connections].filter(
      ({ isOpen, peer }) => isOpen && peer !== undefined && includes(peer),
    );
  }

  /** The connected peers with their topics, one entry for each connection. */
  get listeners(): { readonly peer: Peer; readonly topics: readonly string[] }[] {
    return [...this.#connections].flatMap(({ peer, subscriptions }) =>
      peer === undefined ? [] : [{ peer, topics: [...subscriptions].map(({ topic }) => topic) }],
    );
  }
}
