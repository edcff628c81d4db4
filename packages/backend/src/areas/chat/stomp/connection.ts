import { signInCode } from '@seatwise/api-client/contract/chat';
import { heartBeat } from '@seatwise/api-client/contract/constants/chat';
import { FrameError, FrameReader, writeFrame, type Frame, type Headers } from './frames.ts';

/** The WebSocket under a connection: the server's, or the browser worker's. */
export interface Transport {
  send(text: string): void;
  close(code: CloseCode, reason: string): void;
}

export interface Subscription {
  readonly id: string;
  /** The destination that the client named. */
  readonly destination: string;
  /** The topic behind the destination; two destinations may share one. */
  readonly topic: string;
}

/** A rejection is a message for the client. */
type Decision<T> = { readonly rejected: string } | T;

/** The application's rules for every connection. */
export interface ConnectionRules<Peer> {
  readonly maxFrameOctets: number;
  readonly server: string;
  /** Identifies the peer; undefined rejects the connection. */
  authenticate(headers: Headers): Promise<Peer | undefined>;
  /** The reason to disconnect a peer, if any; checked before every frame and every delivery. */
  rejectionReason(peer: Peer): string | undefined;
  /** The reason to refuse a peer a further connection, if any. */
  refusalReason(peer: Peer): string | undefined;
  /** Milliseconds until the rejection must be checked, even without a frame. */
  expiresIn(peer: Peer): number;
  /** Whether the peer's rate limit allows one more frame. */
  allowsFrame(peer: Peer): boolean;
  subscribe(peer: Peer, destination: string): Decision<{ readonly topic: string }>;
  send(
    peer: Peer,
    destination: string,
    frame: Frame,
  ): Decision<{ readonly accepted: true }> | Promise<Decision<{ readonly accepted: true }>>;
  /** Called with internal errors. */
  onError(error: unknown): void;
}

/** The close codes, WebSocket's and our own, with their reasons of at most 123 octets. */
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

/** Milliseconds within which a new socket must send CONNECT. */
const connectTimeout = 10_000;

const longestTimer = 2_147_483_647;

const maxSubscriptionsPerConnection = 50;

/** Frames that are queued while their peer is being authenticated. */
const maxQueuedFrames = 100;
/** Frames that are queued while a message is being stored. */
const maxFramesBehind = 2000;

/** A client counts as gone after this many missed heart-beats. */
const toleratedMissedBeats = 3;

const versions = ['1.2', '1.1'];

const rejectionOf = (decision: Decision<object>): string | undefined =>
  'rejected' in decision ? decision.rejected : undefined;

/** One client's side of the broker, from CONNECT to the end. */
export class Connection<Peer> {
  readonly #transport: Transport;
  readonly #rules: ConnectionRules<Peer>;
  readonly #reader: FrameReader;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #timers = new Set<ReturnType<typeof setInterval>>();
  #peer: Peer | undefined;
  #state: 'fresh' | 'connecting' | 'connected' | 'closed' = 'fresh';
  /** When the client last sent, by the monotonic clock, which the control surface cannot move. */
  #heardAt = performance.now();
  /** Whether a message is being stored; later frames wait. */
  #isBusy = false;
  /** Frames received while the peer was being authenticated, or a message stored. */
  #queuedFrames: Frame[] = [];

  constructor(transport: Transport, rules: ConnectionRules<Peer>) {
    this.#transport = transport;
    this.#rules = rules;
    this.#reader = new FrameReader(rules.maxFrameOctets);
    this.#after(connectTimeout, () => {
      if (this.#state === 'fresh') this.fail('No CONNECT came');
    });
  }

  get peer(): Peer | undefined {
    return this.#peer;
  }

  get isOpen(): boolean {
    return this.#state === 'connected';
  }

  get subscriptions(): Iterable<Subscription> {
    return this.#subscriptions.values();
  }

  /** Handles octets or text from the socket. */
  receive(data: string | Uint8Array): void {
    if (this.#state === 'closed') return;
    this.#heardAt = performance.now();
    try {
      for (const frame of this.#reader.push(data)) {
        this.#handle(frame);
        if (this.#isClosed()) return;
      }
    } catch (error) {
      this.#handleError(error);
    }
  }

  deliver(subscription: Subscription, headers: Headers, body: string): void {
    this.revalidate();
    this.#write(
      'MESSAGE',
      { ...headers, subscription: subscription.id, destination: subscription.destination },
      body,
    );
  }

  /** Disconnects a peer whose session has ended. */
  revalidate(): void {
    const reason = this.#peer === undefined ? undefined : this.#rules.rejectionReason(this.#peer);
    if (reason !== undefined) this.fail(reason, signInCode);
  }

  /** Sends ERROR and closes the connection, as STOMP demands. */
  fail(message: string, code: CloseCode = 1002, receipt?: string): void {
    if (this.#state === 'closed') return;
    this.#write('ERROR', { message, ...(receipt !== undefined && { 'receipt-id': receipt }) });
    this.close(code);
  }

  /** Closes the socket without a STOMP frame. */
  close(code: CloseCode): void {
    this.#transport.close(code, closeReasons[code]);
    this.closed();
  }

  /** Cleans up after the socket has closed. */
  closed(): void {
    this.#state = 'closed';
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    this.#subscriptions.clear();
    this.#queuedFrames = [];
  }

  /** A malformed frame is the client's error; anything else is ours, and closes this socket only. */
  #handleError(error: unknown): void {
    if (error instanceof FrameError) this.fail(error.message);
    else {
      this.#rules.onError(error);
      this.fail('Something went wrong on our side.', 1011);
    }
  }

  #handle(frame: Frame): void {
    if (this.#state === 'fresh') {
      if (frame.command === 'CONNECT' || frame.command === 'STOMP')
        this.#connect(frame).catch((error: unknown) => this.#handleError(error));
      else this.fail('Expected CONNECT');
    } else if (this.#state === 'connecting') {
      this.#queuedFrames.push(frame);
      if (this.#queuedFrames.length > maxQueuedFrames)
        this.fail('Too many frames before CONNECTED', 1008);
    } else if (this.#state === 'connected' && this.#isBusy) {
      this.#queuedFrames.push(frame);
      if (this.#queuedFrames.length > maxFramesBehind) this.fail('Too many frames', 1008);
    } else if (this.#state === 'connected') this.#execute(frame);
  }

  #handleQueued(): void {
    const queued = this.#queuedFrames;
    this.#queuedFrames = [];
    for (const frame of queued) this.#handle(frame);
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
    const refusal = this.#rules.refusalReason(peer);
    if (refusal !== undefined) return this.fail(refusal, 1008);
    this.#peer = peer;
    this.#state = 'connected';
    this.#write('CONNECTED', {
      version,
      server: this.#rules.server,
      'heart-beat': `${heartBeat},${heartBeat}`,
    });
    this.#beat(Number(beats[1]), Number(beats[2]));
    this.#after(this.#rules.expiresIn(peer), () => this.revalidate());
    this.#handleQueued();
  }

  /** Starts heart-beats at the slower of the offered and the wanted interval; 0 means none. */
  #beat(clientSends: number, clientWants: number): void {
    if (clientWants > 0)
      this.#every(Math.max(clientWants, heartBeat), () => this.#transport.send('\n'));
    if (clientSends > 0) {
      const interval = Math.max(clientSends, heartBeat);
      this.#every(interval, () => {
        if (performance.now() - this.#heardAt > interval * toleratedMissedBeats)
          this.fail('No heart-beat came');
      });
    }
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #execute(frame: Frame): void {
    this.revalidate();
    if (this.#isClosed()) return;
    if (!this.#rules.allowsFrame(this.#peer!)) {
      this.fail('Too many frames. Please wait a moment.', 1008);
      return;
    }
    const decision = this.#perform(frame);
    if (!(decision instanceof Promise)) {
      this.#conclude(frame, decision);
      return;
    }
    this.#isBusy = true;
    this.#concludeLater(frame, decision).catch((error: unknown) => this.#handleError(error));
  }

  async #concludeLater(frame: Frame, decision: Promise<string | undefined>): Promise<void> {
    const rejection = await decision;
    this.#isBusy = false;
    this.#conclude(frame, rejection);
    this.#handleQueued();
  }

  #conclude({ command, headers }: Frame, rejection: string | undefined): void {
    const receipt = headers['receipt'];
    if (rejection !== undefined) {
      this.fail(rejection, 1002, receipt);
      return;
    }
    if (receipt !== undefined) this.#write('RECEIPT', { 'receipt-id': receipt });
    if (command === 'DISCONNECT') this.close(1000);
  }

  /** Executes a frame; returns the rejection, if any. */
  #perform(frame: Frame): string | undefined | Promise<string | undefined> {
    const { command, headers } = frame;
    const { id, destination } = headers;
    switch (command) {
      case 'SEND':
        if (destination === undefined) return 'SEND needs a destination';
        return this.#send(destination, frame);
      case 'SUBSCRIBE': {
        if (id === undefined || destination === undefined)
          return 'SUBSCRIBE needs an id and a destination';
        if (this.#subscriptions.has(id)) return `The subscription ${id} exists already`;
        if (this.#subscriptions.size >= maxSubscriptionsPerConnection)
          return `A connection has at most ${maxSubscriptionsPerConnection} subscriptions`;
        const decision = this.#rules.subscribe(this.#peer!, destination);
        if ('topic' in decision)
          this.#subscriptions.set(id, { id, destination, topic: decision.topic });
        return rejectionOf(decision);
      }
      case 'UNSUBSCRIBE':
        return id !== undefined && this.#subscriptions.delete(id)
          ? undefined
          : 'There is no such subscription';
      case 'ACK':
      case 'NACK':
        // Every subscription uses ack mode «auto», so this frame needs no action.
        return undefined;
      case 'DISCONNECT':
        return undefined;
      default:
        return `${command} is not supported`;
    }
  }

  #send(destination: string, frame: Frame): string | undefined | Promise<string | undefined> {
    const decision = this.#rules.send(this.#peer!, destination, frame);
    return decision instanceof Promise ? decision.then(rejectionOf) : rejectionOf(decision);
  }

  #write(command: string, headers: Headers, body?: string): void {
    if (this.#state !== 'closed') this.#transport.send(writeFrame(command, headers, body));
  }

  #every(milliseconds: number, act: () => void): void {
    this.#timers.add(setInterval(act, milliseconds));
  }

  #after(milliseconds: number, act: () => void): void {
    // Capped at the longest timer; expiry is also checked with every frame.
    this.#timers.add(setTimeout(act, Math.min(Math.max(0, milliseconds), longestTimer)));
  }
}
