import { signInCode } from '@seatwise/api-client/contract/chat';
import { Connection, type ConnectionRules, type Transport } from './connection.ts';
import type { Headers } from './frames.ts';

const allPeers = (): boolean => true;

/** What the wire of a socket is to tell. */
export interface OpenSocket {
  readonly receive: (data: string | Uint8Array) => void;
  /** Turns the socket away: not now. */
  readonly refuse: () => void;
  readonly closed: () => void;
}

/** Holds the open connections and hands messages to whoever listens. */
export class Broker<Peer> {
  readonly #rules: ConnectionRules<Peer>;
  readonly #connections = new Set<Connection<Peer>>();

  constructor(rules: ConnectionRules<Peer>) {
    this.#rules = rules;
  }

  /** A socket has opened; the returned functions are to be told what comes of it. */
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

  /** Ends the connections of some peers. */
  disconnect(includes: (peer: Peer) => boolean, reason: string): void {
    for (const connection of this.#connections)
      if (connection.peer !== undefined && includes(connection.peer))
        connection.fail(reason, signInCode);
  }

  /** Ends the connections of peers that may stay no longer. */
  revalidate(): void {
    for (const connection of this.#connections) connection.revalidate();
  }

  /** Cuts every wire without a word, as a failing network does. */
  dropAll(): number {
    const count = this.#connections.size;
    for (const connection of this.#connections) connection.close(1012);
    return count;
  }

  /** Who is connected, once for each connection, and to which topics each listens. */
  get listeners(): { readonly peer: Peer; readonly topics: readonly string[] }[] {
    return [...this.#connections].flatMap(({ peer, subscriptions }) =>
      peer === undefined ? [] : [{ peer, topics: [...subscriptions].map(({ topic }) => topic) }],
    );
  }
}
