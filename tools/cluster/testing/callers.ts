import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../../../apps/server/src/testing/teamSettings.ts';

export interface Asked {
  readonly token?: string | undefined;
  readonly method?: string;
  /** A form, or what is sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long an answer is waited for. Milliseconds. @default 15,000 */
  readonly patience?: number;
}

export interface Answered<Body = unknown> {
  /** 0 if no answer came. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly from: number;
  readonly to: number;
}

export interface Caller {
  readonly id: number;
  readonly token: string;
}

/**
 * Whether the same call may be sent again, because it was refused before anything was done or got
 * no answer. nginx sends 429, as all callers share one address.
 */
export const isUnanswered = ({ status }: Pick<Answered, 'status'>): boolean =>
  [0, 429, 502, 503, 504].includes(status);

interface Sent extends Pick<RequestInit, 'body'> {
  readonly headers?: Readonly<Record<string, string>>;
}

const bodyOf = (body: unknown): Sent => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** Callers who talk to each other: the next one asks for what any of them was answered before. */
export const createCallers = (
  origin: string,
  hear: (answer: Answered, call: string) => void = () => {},
) => {
  let sequence = 0;

  /** The type of the body is what the caller expects; if it is another, the proof fails later. */
  const send = async <Body>(
    address: string,
    { token, method = 'GET', body, headers, patience = 15_000 }: Asked,
  ): Promise<Answered<Body>> => {
    const from = performance.now();
    const sent = bodyOf(body);
    try {
      const answer = await fetch(address, {
        ...sent,
        method,
        headers: {
          ...sent.headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          'seatwise-sequence': String(sequence),
          ...headers,
        },
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      sequence = Math.max(sequence, Number(answer.headers.get('seatwise-sequence') ?? 0));
      const isJson = text.startsWith('{') || text.startsWith('[');
      return {
        status: answer.status,
        headers: answer.headers,
        body: (isJson ? JSON.parse(text) : text) as Body,
        from,
        to: performance.now(),
      };
    } catch {
      const body = undefined as Body;
      return { status: 0, headers: new Headers(), body, from, to: performance.now() };
    }
  };

  const ask = async <Body>(
    path: string,
    asked: Asked = {},
    at = origin,
  ): Promise<Answered<Body>> => {
    const answer = await send<Body>(at + path, asked);
    hear(answer, `${asked.method ?? 'GET'} ${path}`);
    return answer;
  };

  /** Asks until there is an answer. */
  const askOn = async <Body>(path: string, asked: Asked, at = origin): Promise<Answered<Body>> => {
    const answer = await ask<Body>(path, asked, at);
    if (!isUnanswered(answer)) return answer;
    await delay(200 + Math.random() * 300);
    return askOn(path, asked, at);
  };

  const signIn = async (email: string, typed = password): Promise<Caller> => {
    const body = { rollnumberOrEmail: email, password: typed };
    const answer = await askOn<Caller>('/api/auth/login', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.status}`);
    return { id: answer.body.id, token: answer.body.token };
  };

  /** Opens a student's conversation; undefined if the server refuses. */
  const openConversation = async ({ id, token }: Caller): Promise<number | undefined> => {
    const asked = { token, method: 'POST', body: { studentId: id } };
    return (await askOn<{ readonly id?: number }>('/api/conversations', asked)).body.id;
  };

  return { ask, askOn, signIn, openConversation };
};

export type Callers = ReturnType<typeof createCallers>;

/** Works on a few at a time, because hashing a password takes a core a seventh of a second. */
export const inTurns = async <T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
  width = 4,
): Promise<R[]> => {
  const results: R[] = [];
  for (let index = 0; index < all.length; index += width)
    results.push(...(await Promise.all(all.slice(index, index + width).map(work))));
  return results;
};
