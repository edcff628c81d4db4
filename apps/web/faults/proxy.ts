import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Operation } from '@seatwise/api-client/contract/operation';
import type { Answer, State } from './states.ts';

interface Fault {
  readonly operation: Operation;
  readonly state: State;
}

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const concerns = ({ operation }: Fault, { method, url = '' }: IncomingMessage): boolean =>
  method === operation.method && patternOf(operation).test(url.split('?')[0]!);

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const answerOf = async (message: IncomingMessage): Promise<Answer> => {
  const { 'transfer-encoding': _, ...headers } = message.headers;
  return { status: message.statusCode!, headers, body: await bodyOf(message) };
};

/** Stands before the server, and plays a fault for the calls of one operation; port 0 is any. */
export const startProxy = async (port: number, serverPort: number) => {
  let fault: Fault | undefined;
  let hits = 0;

  const ask = async (message: IncomingMessage, isWhole: boolean): Promise<Answer> => {
    const body = await bodyOf(message);
    return new Promise((resolve, reject) => {
      const { method, url, headers } = message;
      // A whole answer of its own: neither compressed nor «not modified».
      const { 'accept-encoding': _, 'if-none-match': __, ...asked } = headers;
      const forwarded = request(
        { port: serverPort, method, path: url, headers: isWhole ? asked : headers },
        (answer) => resolve(answerOf(answer)),
      );
      forwarded.on('error', reject);
      forwarded.end(body);
    });
  };

  const server = createServer((message, response) => {
    const serve = async (): Promise<void> => {
      if (fault && concerns(fault, message)) {
        hits += 1;
        await fault.state.play({
          operation: fault.operation,
          response,
          ask: () => ask(message, true),
        });
        return;
      }
      const { status, headers, body } = await ask(message, false);
      response.writeHead(status, { ...headers, 'content-length': String(body.length) } as never);
      response.end(body);
    };
    serve().catch(() => response.destroy());
  });
  server.on('upgrade', (message, near, head) => {
    const far = connect(serverPort, 'localhost', () => {
      const headers = Object.entries(message.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      far.write(`GET ${message.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Plays a fault from now on; the number of calls that met it is counted anew. */
    play: (next: Fault | undefined): void => {
      fault = next;
      hits = next ? 0 : hits;
    },
    hits: () => hits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Proxy = Awaited<ReturnType<typeof startProxy>>;
