import { signInCode } from '@seatwise/api-client/contract/chat';
import { heartBeat } from '@seatwise/api-client/contract/constants/chat';
import { FrameError, FrameReader, writeFrame, type Frame, type Headers } from './frames.ts';

/** The wire under a connection: a WebSocket of the server, or of the browser worker. */
export interface Transport {
  send(text: string): void;
  close(code: CloseCode, reason: string): void;
}

export interface Subscription {
  readonly id: string;
  /** As the client asked for it. */
  readonly destination: string;
  /** What it stands for; two names may stand for one topic. */
  readonly topic: string;
}

/** A refusal is a sentence for the client. */
type Verdict<T> = { readonly refused: string } | T;

/** What a connection asks of whoever runs the broker. */
export interface ConnectionRules<Peer> {
  readonly maxFrameOctets: number;
  readonly server: string;
  /** Who connects; undefined refuses. */
  authenticate(headers: Headers): Promise<Peer | undefined>;
  /** Why a peer may stay no longer, if so: asked before every frame and every delivery. */
  objection(peer: Peer): string | undefined;
  /** How long until that has to be asked by itself. Milliseconds. */
  expiresIn(peer: Peer): number;
  /** Whether the peer may send one more frame now. */
  allows(peer: Peer): boolean;
  subscribe(peer: Peer, destination: string): Verdict<{ readonly topic: string }>;
  send(peer: Peer, destination: string, frame: Frame): Verdict<{ readonly accepted: true }>;
  /** Something broke that is nobody's fault outside. */
  failed(error: unknown): void;
}

/** Why a wire is closed: WebSocket's codes and our own. A reason may have 123 octets. */
const closeReasons = {
  1000: 'Goodbye',
  1002: 'Protocol error',
  1008: 'Too much',
  1011: 'Server error',
  1012: 'Dropped',
  1013: 'Try again later',
  [signInCode]: 'Please sign in',
} as const;
export type CloseCode = keyof typeof closeReasons;

/** How long a fresh socket may take to say CONNECT. Milliseconds. */
const patience = 10_000;

const longestTimer = 2_147_483_647;

const maxSubscriptions = 50;

/** Frames that may wait while their peer is still being identified. */
const maxEarly = 100;

/** A client is gone after this many missed heart-beats. */
const tolerance = 3;

const versions = ['1.2', '1.1'];

const refusalOf = (verdict: Verdict<object>): string | undefined =>
  'refused' in verdict ? verdict.refused : undefined;

/** One client's side of the broker, from CONNECT to the end. */
export class Connection<Peer> {
  readonly #transport: Transport;
  readonly #rules: ConnectionRules<Peer>;
  readonly #reader: FrameReader;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #timers = new Set<ReturnType<typeof setInterval>>();
  #peer: Peer | undefined;
  #state: 'fresh' | 'connecting' | 'connected' | 'closed' = 'fresh';
  /** By the monotonic clock, which nobody moves. */
  #heardAt = performance.now();
  /** Frames that came while the peer was still being identified. */
  #early: Frame[] = [];

  constructor(transport: Transport, rules: ConnectionRules<Peer>) {
    this.#transport = transport;
    this.#rules = rules;
    this.#reader = new FrameReader(rules.maxFrameOctets);
    this.#after(patience, () => {
      if (this.#state === 'fresh') this.fail('No CONNECT came');
    });
  }

  get peer(): Peer | undefined {
    return this.#peer;
  }

  get subscriptions(): Iterable<Subscription> {
    return this.#subscriptions.values();
  }

  /** Octets or text from the wire. */
  receive(data: string | Uint8Array): void {
    if (this.#state === 'closed') return;
    this.#heardAt = performance.now();
    try {
      for (const frame of this.#reader.push(data)) {
        this.#take(frame);
        if (this.#isClosed()) return;
      }
    } catch (error) {
      this.#break(error);
    }
  }

  deliver(subscription: Subscription, headers: Headers, body: string): void {
    this.review();
    this.#write(
      'MESSAGE',
      { ...headers, subscription: subscription.id, destination: subscription.destination },
      body,
    );
  }

  /** Ends the connection if its peer may stay no longer. */
  review(): void {
    const objection = this.#peer === undefined ? undefined : this.#rules.objection(this.#peer);
    if (objection !== undefined) this.fail(objection, signInCode);
  }

  /** Says what is wrong and ends the connection, as STOMP demands. */
  fail(message: string, code: CloseCode = 1002, receipt?: string): void {
    if (this.#state === 'closed') return;
    this.#write('ERROR', { message, ...(receipt !== undefined && { 'receipt-id': receipt }) });
    this.close(code);
  }

  /** Closes the wire without a word of STOMP. */
  close(code: CloseCode): void {
    this.#transport.close(code, closeReasons[code]);
    this.closed();
  }

  /** The wire is gone. */
  closed(): void {
    this.#state = 'closed';
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    this.#subscriptions.clear();
    this.#early = [];
  }

  /** A frame that is none is the client's fault; anything else is ours, and ends this wire alone. */
  #break(error: unknown): void {
    if (error instanceof FrameError) this.fail(error.message);
    else {
      this.#rules.failed(error);
      this.fail('Something went wrong on our side.', 1011);
    }
  }

  #take(frame: Frame): void {
    if (this.#state === 'fresh') {
      if (frame.command === 'CONNECT' || frame.command === 'STOMP')
        this.#connect(frame).catch((error: unknown) => this.#break(error));
      else this.fail('Expected CONNECT');
    } else if (this.#state === 'connecting') {
      this.#early.push(frame);
      if (this.#early.length > maxEarly) this.fail('Too many frames before CONNECTED', 1008);
    } else if (this.#state === 'connected') this.#obey(frame);
  }

  async #connect({ headers }: Frame): Promise<void> {
    this.#state = 'connecting';
    const offered = (headers['accept-version'] ?? '1.0').split(',');
    const version = versions.find((known) => offered.includes(known));
    const beats = /^(\d{1,6}),(\d{1,6})$/.exec(headers['heart-beat'] ?? '0,0');
    if (!version) return this.fail(`Supported versions are ${versions.join(', ')}`);
    if (!beats) return this.fail('heart-beat needs two numbers');
    const peer = await this.#rules.authenticate(headers);
    if (this.#isClosed()) return;
    if (peer === undefined) return this.fail('Please sign in.', signInCode);
    this.#peer = peer;
    this.#state = 'connected';
    this.#write('CONNECTED', {
      version,
      server: this.#rules.server,
      'heart-beat': `${heartBeat},${heartBeat}`,
    });
    this.#beat(Number(beats[1]), Number(beats[2]));
    this.#after(this.#rules.expiresIn(peer), () => this.review());
    const waiting = this.#early;
    this.#early = [];
    for (const frame of waiting) this.#take(frame);
  }

  /** Both sides beat at the slower of what one offers and the other wants; 0 means never. */
  #beat(clientSends: number, clientWants: number): void {
    if (clientWants > 0)
      this.#every(Math.max(clientWants, heartBeat), () => this.#transport.send('\n'));
    if (clientSends > 0) {
      const interval = Math.max(clientSends, heartBeat);
      this.#every(interval, () => {
        if (performance.now() - this.#heardAt > interval * tolerance)
          this.fail('No heart-beat came');
      });
    }
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #obey(frame: Frame): void {
    this.review();
    if (this.#isClosed()) return;
    if (!this.#rules.allows(this.#peer!)) {
      this.fail('Too many frames. Please wait a moment.', 1008);
      return;
    }
    const { command, headers } = frame;
    const receipt = headers['receipt'];
    const refusal = this.#perform(frame);
    if (refusal !== undefined) {
      this.fail(refusal, 1002, receipt);
      return;
    }
    if (receipt !== undefined) this.#write('RECEIPT', { 'receipt-id': receipt });
    if (command === 'DISCONNECT') this.close(1000);
  }

  /** Does what a frame asks; answers why not, if not. */
  #perform(frame: Frame): string | undefined {
    const { command, headers } = frame;
    const { id, destination } = headers;
    switch (command) {
      case 'SEND':
        if (destination === undefined) return 'SEND needs a destination';
        return refusalOf(this.#rules.send(this.#peer!, destination, frame));
      case 'SUBSCRIBE': {
        if (id === undefined || destination === undefined)
          return 'SUBSCRIBE needs an id and a destination';
        if (this.#subscriptions.has(id)) return `The subscription ${id} exists already`;
        if (this.#subscriptions.size >= maxSubscriptions)
          return `A connection has at most ${maxSubscriptions} subscriptions`;
        const verdict = this.#rules.subscribe(this.#peer!, destination);
        if ('topic' in verdict)
          this.#subscriptions.set(id, { id, destination, topic: verdict.topic });
        return refusalOf(verdict);
      }
      case 'UNSUBSCRIBE':
        return id !== undefined && this.#subscriptions.delete(id)
          ? undefined
          : 'There is no such subscription';
      case 'ACK':
      case 'NACK':
        // Every subscription here is «auto»: there is nothing to acknowledge, and no harm in it.
        return undefined;
      case 'DISCONNECT':
        return undefined;
      default:
        return `${command} is not supported`;
    }
  }

  #write(command: string, headers: Headers, body?: string): void {
    if (this.#state !== 'closed') this.#transport.send(writeFrame(command, headers, body));
  }

  #every(milliseconds: number, act: () => void): void {
    this.#timers.add(setInterval(act, milliseconds));
  }

  #after(milliseconds: number, act: () => void): void {
    // A longer wait than timers can take is cut: expiry is looked at with every frame as well.
    this.#timers.add(setTimeout(act, Math.min(Math.max(0, milliseconds), longestTimer)));
  }
}
