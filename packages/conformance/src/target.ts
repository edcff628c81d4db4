import { WebSocket } from 'ws';

/** The events of a socket. */
export interface SocketListener {
  readonly opened: (protocol: string) => void;
  readonly received: (text: string) => void;
  /** Called once, even if the socket never opened. */
  readonly closed: (code: number | undefined) => void;
}

export interface Socket {
  readonly send: (data: string | Uint8Array) => void;
  readonly close: () => void;
}

/** A backend under examination, over any transport. */
export interface Target {
  readonly address: string;
  /** Sends a request to a path; rejects if the network fails. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Opens the chat socket. */
  readonly openSocket: (listener: SocketListener) => Socket;
}

const subprotocols = ['v12.stomp', 'v11.stomp'];
/** The maximum size of a socket message, in bytes. */
const maxSocketMessage = 1024 * 1024;

/**
 * Stores cookies like a browser and sends them with reads, because several servers may share an
 * address and a cookie can tell the next server what it must know. Writes send no cookies, like
 * those of a program that no other site's page can trick.
 */
const createJar = () => {
  const cookies = new Map<string, string>();
  return {
    sentWith: ({ method = 'GET', headers }: RequestInit): Headers => {
      const all = new Headers(headers);
      const pairs = Array.from(cookies, ([name, value]) => `${name}=${value}`);
      if (method === 'GET' && pairs.length > 0) all.set('cookie', pairs.join('; '));
      return all;
    },
    keep: ({ headers }: Response): void => {
      for (const cookie of headers.getSetCookie()) {
        const [, name, value] = /^([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
    },
  };
};

/** The maximum size of an answer, in bytes: texts are parsed, and a document may have 50 MB. */
const maxText = 16 * 1024 * 1024;
const maxFile = 64 * 1024 * 1024;

/** Cuts off an answer that is too long to examine. */
const bounded = (response: Response): Response => {
  const isText = /json|text/.test(response.headers.get('content-type') ?? 'text');
  const most = isText ? maxText : maxFile;
  let left = most;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error(`The answer has more than ${most} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(body ?? null, { status, statusText, headers });
};

const createFetch = (address: string): Target['fetch'] => {
  const jar = createJar();
  return async (path, init) => {
    const headers = jar.sentWith(init);
    const response = await fetch(address + path, { ...init, headers, redirect: 'manual' });
    jar.keep(response);
    return bounded(response);
  };
};

/** A backend at an address. */
export const targetAt = (address: string, socketAddress: string): Target => ({
  address,
  fetch: createFetch(address),
  openSocket: ({ opened, received, closed }) => {
    const wire = new WebSocket(socketAddress, subprotocols, { maxPayload: maxSocketMessage });
    wire.on('open', () => opened(wire.protocol));
    wire.on('message', (data) => received(String(data)));
    wire.on('close', closed);
    // The server refused to open the socket or sent a broken frame; `close` follows.
    wire.on('error', () => {});
    return {
      send: (data) => {
        if (wire.readyState === WebSocket.OPEN) wire.send(data, () => {});
      },
      close: () => wire.terminate(),
    };
  },
});

export interface Answer {
  /** The call, and the account that made it. */
  readonly call: string;
  /** 0 if no answer came. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Why no answer came. */
  readonly trouble?: string;
}

/** The maximum size of an answer, in bytes; a seat matrix of 200,000 rows has a third of it. */
const maxAnswer = 64 * 1024 * 1024;

const readBody = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += (chunk as Uint8Array).length;
    if (size > maxAnswer) throw new Error(`the answer has more than ${maxAnswer} bytes`);
  }
  return Buffer.concat(chunks);
};

const troubleOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/** Sends a request and reads the whole answer; never rejects, and never exceeds the time limit. */
export const ask = async (
  target: Target,
  call: string,
  path: string,
  init: RequestInit,
  timeLimit: number,
): Promise<Answer> => {
  const timeout = new AbortController();
  const nothing = { call, status: 0, headers: new Headers(), bytes: new Uint8Array(), text: '' };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeLimit / 1000} s`));
      timeout.abort();
    }, timeLimit);
  });
  const read = async (): Promise<Answer> => {
    const response = await target.fetch(path, { ...init, signal: timeout.signal });
    const bytes = await readBody(response);
    const { status, headers } = response;
    return { call, status, headers, bytes, text: new TextDecoder().decode(bytes) };
  };
  const reading = read();
  // The reading may still fail after the time-out, which needs no handling.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, tooLate]);
  } catch (error) {
    timeout.abort();
    return { ...nothing, trouble: troubleOf(error) };
  } finally {
    clearTimeout(timer);
  }
};

export const jsonOf = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
