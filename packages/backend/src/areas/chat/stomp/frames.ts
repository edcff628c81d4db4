/** STOMP 1.2 frames, written and read strictly, in octets; input may come in pieces of any size. */

export type Headers = Readonly<Record<string, string>>;

export interface Frame {
  readonly command: string;
  readonly headers: Headers;
  readonly body: string;
}

export class FrameError extends Error {}

const NUL = 0;
const LF = 10;
const CR = 13;

/** The most octets of a command with its headers. */
const maxHead = 8 * 1024;

const encoder = new TextEncoder();
const decode = (octets: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    throw new FrameError('The frame is not UTF-8');
  }
};

/** Only these two commands have unescaped headers, for compatibility with STOMP 1.0. */
const unescaped = new Set(['CONNECT', 'CONNECTED']);

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\r': '\\r',
  '\n': '\\n',
  ':': '\\c',
};
const meanings: Readonly<Record<string, string>> = {
  '\\\\': '\\',
  '\\r': '\r',
  '\\n': '\n',
  '\\c': ':',
};

const escape = (text: string): string =>
  text.replace(/[\\\r\n:]/g, (character) => escapes[character]!);

const unescape = (text: string): string =>
  text.replace(/\\.?/gs, (sequence) => {
    const meaning = meanings[sequence];
    if (meaning === undefined) throw new FrameError(`Unknown escape sequence ${sequence}`);
    return meaning;
  });

export const writeFrame = (command: string, headers: Headers, body = ''): string => {
  const asIs = unescaped.has(command);
  const lines = Object.entries(headers).map(([name, value]) =>
    asIs ? `${name}:${value}` : `${escape(name)}:${escape(value)}`,
  );
  const length = body === '' ? [] : [`content-length:${encoder.encode(body).length}`];
  return `${[command, ...lines, ...length].join('\n')}\n\n${body}\0`;
};

interface Head {
  readonly command: string;
  readonly headers: Record<string, string>;
  /** The content-length of the body; without it the body ends at the first NUL. */
  readonly length: number | undefined;
  /** The octets left for the body within the limit of a frame. */
  readonly bodyLimit: number;
}

const readHead = (text: string): Omit<Head, 'bodyLimit'> => {
  const [command = '', ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const read = unescaped.has(command) ? (part: string) => part : unescape;
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of lines) {
    const cut = line.indexOf(':');
    if (cut < 1) throw new FrameError('A header needs a name and a colon');
    const name = read(line.slice(0, cut));
    // If a header is repeated, the first one counts.
    headers[name] ??= read(line.slice(cut + 1));
  }
  const length = headers['content-length'];
  if (length !== undefined && !/^\d{1,9}$/.test(length))
    throw new FrameError('content-length is not a number');
  return { command, headers, length: length === undefined ? undefined : Number(length) };
};

/** Turns pieces of octets into whole frames; throws FrameError for malformed input. */
export class FrameReader {
  readonly #maxOctets: number;
  #octets = new Uint8Array(1024);
  /** The octets between #start and #end are not yet part of a yielded frame. */
  #start = 0;
  #end = 0;
  /** The position from which the search for the end of the head or body continues. */
  #searched = 0;
  #head: Head | undefined;

  constructor(maxOctets: number) {
    this.#maxOctets = maxOctets;
  }

  /** Yields frames lazily, so that a closed connection stops parsing. */
  *push(piece: string | Uint8Array): Generator<Frame, undefined> {
    this.#append(typeof piece === 'string' ? encoder.encode(piece) : piece);
    for (let frame = this.#next(); frame; frame = this.#next()) yield frame;
  }

  /** Moves unread octets to the front, once for each piece. */
  #append(piece: Uint8Array): void {
    const left = this.#octets.subarray(this.#start, this.#end);
    const needed = left.length + piece.length;
    const room =
      needed > this.#octets.length
        ? new Uint8Array(Math.max(needed, this.#octets.length * 2))
        : this.#octets;
    room.set(left);
    room.set(piece, left.length);
    this.#octets = room;
    this.#searched -= this.#start;
    this.#start = 0;
    this.#end = needed;
  }

  #drop(end: number): void {
    this.#start = end;
    this.#searched = end;
  }

  #next(): Frame | undefined {
    this.#head ??= this.#takeHead();
    if (!this.#head) return undefined;
    const body = this.#takeBody(this.#head);
    if (body === undefined) return undefined;
    const { command, headers } = this.#head;
    this.#head = undefined;
    return { command, headers, body };
  }

  #takeHead(): Head | undefined {
    let start = this.#start;
    // Line ends between frames are heart-beats.
    while (start < this.#end && (this.#octets[start] === LF || this.#octets[start] === CR))
      start += 1;
    if (start > this.#start) this.#drop(start);
    for (let at = this.#searched; at < this.#end; at += 1) {
      if (at - start > maxHead) throw new FrameError('The headers are too long');
      if (this.#octets[at] === NUL) throw new FrameError('The headers end in the middle');
      if (this.#octets[at] !== LF) continue;
      const next = this.#octets[at + 1] === CR ? at + 2 : at + 1;
      if (next >= this.#end) break;
      if (this.#octets[next] !== LF) continue;
      const head = readHead(decode(this.#octets.subarray(start, at)));
      this.#drop(next + 1);
      return { ...head, bodyLimit: this.#maxOctets - (next + 1 - start) };
    }
    // The last two octets may be the start of the blank line.
    this.#searched = Math.max(start, this.#end - 2);
    return undefined;
  }

  #takeBody({ length, bodyLimit }: Head): string | undefined {
    const start = this.#start;
    let end = length === undefined ? undefined : start + length;
    if (end === undefined) {
      const found = this.#octets.subarray(0, this.#end).indexOf(NUL, this.#searched);
      this.#searched = this.#end;
      end = found < 0 ? undefined : found;
    }
    if ((end ?? this.#end) - start > bodyLimit)
      throw new FrameError(`A frame may not exceed ${this.#maxOctets} octets`);
    if (end === undefined || end >= this.#end) return undefined;
    if (this.#octets[end] !== NUL)
      throw new FrameError('The body is longer than its content-length');
    const body = decode(this.#octets.subarray(start, end));
    this.#drop(end + 1);
    return body;
  }
}
