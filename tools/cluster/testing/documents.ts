import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Caller } from './callers.ts';

const megabyte = 1024 * 1024;

/** What a process has in memory; nothing once it is gone. Megabytes. */
export const memoryOf = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** What a reading takes at most until it is stopped. */
export const peakOf = (read: () => number) => {
  let peak = read();
  const sampling = setInterval(() => {
    peak = Math.max(peak, read());
  }, 20);
  return (): number => {
    clearInterval(sampling);
    return Math.round(peak);
  };
};

export const documentOf = (megabytes: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(megabytes * megabyte);
  for (let at = 0; at < bytes.length; at += 65_536)
    crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  bytes.set(new TextEncoder().encode('%PDF-'));
  return bytes;
};

/** The documents of an instance, which staff upload and visitors of many addresses take. */
export const documentsAt = (origin: string, { token, id }: Caller) => {
  const headers = { authorization: `Bearer ${token}` };
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
    const form = new FormData();
    form.append('uploaderId', String(id));
    form.append('file', new File([bytes], name, { type: 'application/pdf' }));
    const path = `${origin}/api/admin/files/upload`;
    return (await fetch(path, { method: 'POST', headers, body: form })).status;
  };
  /** The address of the first document. */
  const address = async (): Promise<string> => {
    const files = (await (await fetch(`${origin}/api/files/list`)).json()) as { id: number }[];
    return `${origin}/api/files/download?field-id=${files[0]!.id}`;
  };
  return { upload, address };
};

export const from = (peer: string) => ({ headers: { 'x-forwarded-for': peer } });

/** Takes what is there, at most 64 kB of it, and rests for so many milliseconds. */
const takeSlowly = (address: string, peer: string, rest: number) => {
  const call = request(address, from(peer));
  const answered = new Promise<number>((resolve) => {
    call.on('response', (answer) => {
      resolve(answer.statusCode!);
      answer.on('data', () => {
        answer.pause();
        setTimeout(() => answer.resume(), rest).unref();
      });
    });
  });
  call.on('error', () => undefined).end();
  return { answered, leave: () => call.destroy() };
};

/** Forty visitors, each of an address of their own, who take a document slowly. */
export const fortyReaders = (address: string, rest: number) => {
  const readers = Array.from({ length: 40 }, (_, at) =>
    takeSlowly(address, `203.0.113.${at}`, rest),
  );
  return {
    statuses: () => Promise.all(readers.map(({ answered }) => answered)),
    leave: (): void => {
      for (const { leave } of readers) leave();
    },
  };
};
