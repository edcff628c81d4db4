import { memoize } from '../memoize.ts';

const fingerprint = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15)));
};

const write = async (list: readonly unknown[]) => {
  const body = new TextEncoder().encode(JSON.stringify(list));
  return { body, etag: `W/"${await fingerprint(body)}"` };
};

/** Answers with a long list: serialized once per version, and 304 if the caller has it. */
export const createWrittenList = (headersOfAll: Readonly<Record<string, string>>) => {
  const written = memoize(write);
  return async ({ headers: asked }: Request, list: readonly unknown[]): Promise<Response> => {
    const { body, etag } = await written(list);
    const headers = { ...headersOfAll, etag };
    if (asked.get('if-none-match')?.split(/, */).includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
  };
};
