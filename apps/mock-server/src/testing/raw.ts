import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Host } from './hosts.ts';

export interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a raw HTTP request, without fetch's headers, normalisation and decompression. */
export const raw = (
  { origin }: Host,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** Writes octets to a server's port and reads until the other side ends. */
export const talk = ({ origin }: Host, octets: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const wire = connect(Number(new URL(origin).port), '127.0.0.1', () => wire.write(octets));
    wire.setTimeout(1500, () => wire.destroy());
    wire.on('data', (chunk) => {
      heard += chunk.toString();
    });
    wire.on('error', () => {});
    wire.on('close', () => resolve(heard));
  });

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesIn = ({ headers }: Pick<Raw, 'headers'>) => {
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!);
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  return { cookies, cookie: cookies.join('; '), token };
};
