import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The headers that the `_headers` file sets for every path. */
const readHeaders = (folder: string): [string, string][] => {
  const [, ...lines] = readFileSync(join(folder, '_headers'), 'utf8').split('\n/')[0]!.split('\n');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    return [name, value];
  });
};

const isFile = (name: string): boolean => existsSync(name) && statSync(name).isFile();

/** A static host that serves the files of a build and obeys only its `_headers`. */
export const startFileHost = async (folder: string) => {
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(folder, new URL(url, 'http://any.invalid').pathname);
    const file = [path, join(path, 'index.html')].find(isFile) ?? join(folder, 'shell.html');
    for (const [name, value] of readHeaders(folder)) answer.setHeader(name, value);
    answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
