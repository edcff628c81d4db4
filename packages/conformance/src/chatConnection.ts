import type { Target } from './target.ts';

/** A frame as text; the kit also sends malformed frames. */
export const frame = (
  command: string,
  headers: Readonly<{ [name: string]: string }>,
  body = '',
): string =>
  `${[command, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n')}\n\n${body}\0`;

interface Frame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const frameOf = (text: string): Frame => {
  const [head = '', ...rest] = text.replace(/^[\r\n]+/, '').split(/\r?\n\r?\n/);
  const [command = '', ...lines] = head.split(/\r?\n/);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut), line.slice(cut + 1)];
    }),
  );
  return { command, headers, body: rest.join('\n\n') };
};

/** A STOMP connection to the examined backend, read frame by frame. */
export const openChat = (target: Target, timeLimit: number) => {
  let text = '';
  let isOpen = false;
  let closed: { code: number | undefined } | undefined;
  let protocol = '';
  const watchers = new Set<() => void>();
  const changed = (): void => {
    for (const watch of watchers) watch();
  };
  const socket = target.openSocket({
    opened: (chosen) => {
      isOpen = true;
      protocol = chosen;
      changed();
    },
    received: (piece) => {
      text = (text + piece).slice(-1024 * 1024);
      changed();
    },
    closed: (code) => {
      closed ??= { code };
      changed();
    },
  });
  const frames = (): readonly Frame[] =>
    text
      .split('\0')
      .slice(0, -1)
      .flatMap((part) => (part.trim() === '' ? [] : [frameOf(part)]));
  /** Waits for a result, the end of the connection, or the time-out. */
  const until = <T>(find: () => T | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => end(undefined), timeLimit);
      const end = (value: T | undefined): void => {
        clearTimeout(timer);
        watchers.delete(look);
        resolve(value);
      };
      const look = (): void => {
        const value = find();
        if (value !== undefined || closed) end(value);
      };
      watchers.add(look);
      look();
    });
  const find = (command: string, receipt?: string) => () =>
    frames().find(
      (each) =>
        each.command === command && (!receipt || each.headers.get('receipt-id') === receipt),
    );
  return {
    opened: async () => (await until(() => (isOpen ? true : undefined))) ?? false,
    protocol: () => protocol,
    send: (data: string | Uint8Array): void => {
      if (!closed) socket.send(data);
    },
    close: (): void => socket.close(),
    /** The first frame of this kind, or else an ERROR frame. */
    heard: (command: string, receipt?: string) =>
      until(() => find(command, receipt)() ?? find('ERROR')()),
    ended: async () => {
      await until(() => closed);
      return closed;
    },
    described: (): string => {
      const last = frames().at(-1);
      const said =
        last && `${last.command} ${last.headers.get('message') ?? last.body.slice(0, 80)}`;
      const end = closed ? `closed with ${closed.code ?? 'no code'}` : 'left open';
      return [said ?? 'no frame', end].join(', ');
    },
  };
};

export type Chat = ReturnType<typeof openChat>;
