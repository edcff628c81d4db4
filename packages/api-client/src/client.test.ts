import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type ClientSession } from './client.ts';
import { accounts } from './contract/accounts.ts';
import { chat } from './contract/chat.ts';
import { files } from './contract/files.ts';
import { overviews } from './contract/overview.ts';
import { payments } from './contract/payments.ts';
import { profile } from './contract/profile.ts';
import { seatMatrix } from './contract/seatMatrix.ts';
import { ApiError } from './errors.ts';

const visitor: ClientSession = {
  token: () => undefined,
  expired: () => false,
  onExpired: () => {},
};
const student: ClientSession = { ...visitor, token: () => 'a.b.c' };

const credentials = { rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' };
const user = { id: 1, username: 'Ananya', role: 'FREE', token: 'a.b.c' };

/** A client whose network answers as told; `sent` keeps the requests. */
const clientOf = (
  answer: (request: Request) => Response | Promise<Response>,
  session = visitor,
) => {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    session,
    cookies: () => '',
    fetch: async (address, init) => {
      const request = new Request(address, init);
      sent.push(request);
      return answer(request);
    },
  });
  return { client, sent };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a call', () => {
  it('SIN-13 SIN-15 sends the declared body and answers what the contract says', async () => {
    const { client, sent } = clientOf(() => Response.json(user));
    await expect(client.area(accounts).login(credentials)).resolves.toEqual(user);
    expect(sent[0]!.method).toBe('POST');
    expect(sent[0]!.url).toBe('https://api.example/api/auth/login');
    expect(await sent[0]!.json()).toEqual(credentials);
  });

  it('API-01 goes to the configured host under the documented path', async () => {
    const { client, sent } = clientOf(() => Response.json([]));
    await client.area(chat).listMessages({ conversationId: 7 });
    expect(sent[0]!.url).toBe('https://api.example/api/messages/7');
  });

  it('SUP-47 reads a text answer as text', async () => {
    const { client } = clientOf(() => new Response('OTP sent'));
    await expect(
      client.area(accounts).requestOtp({ email: 'a@b.in', otpPurpose: 'PASSWORD_RESET' }),
    ).resolves.toBe('OTP sent');
  });

  it('reads text or JSON by its content type where the documents leave it open', async () => {
    const change = { id: 1, email: 'a@b.in', phone: '' };
    const text = clientOf(() => new Response('updated'));
    await expect(text.client.area(profile).updateContact(change)).resolves.toBe('updated');
    const object = clientOf(() => Response.json({ ok: true }));
    await expect(object.client.area(profile).updateContact(change)).resolves.toEqual({ ok: true });
  });

  it('API-02 checks the expiry first: sends nothing, tells the session, fails as expired', async () => {
    const onExpired = vi.fn<() => void>();
    const { client, sent } = clientOf(() => Response.json([]), {
      ...student,
      expired: () => true,
      onExpired,
    });
    const error = await failureOf(client.area(chat).listConversations());
    expect(error).toMatchObject({ kind: 'expired', status: 401 });
    expect(sent).toEqual([]);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('API-02 what anybody may call goes on without the bearer that ran out: signing in works at once', async () => {
    const onExpired = vi.fn<() => void>();
    const { client, sent } = clientOf(
      ({ url }) => Response.json(url.endsWith('login') ? user : { colleges: 1, newFiles: 2 }),
      { ...student, expired: () => true, onExpired },
    );
    await expect(client.area(accounts).login(credentials)).resolves.toEqual(user);
    await client.area(overviews).overview();
    expect(onExpired).toHaveBeenCalledTimes(2);
    for (const { headers } of sent) expect(headers.has('authorization')).toBe(false);
  });

  it('asks nothing about expiry without a token', async () => {
    const { client } = clientOf(() => Response.json([]), { ...visitor, expired: () => true });
    await expect(client.area(files).listFiles()).resolves.toEqual([]);
  });
});

describe('a failed call', () => {
  it('carries status and parsed body', async () => {
    const body = { message: 'Email not verified.', canSendOtp: true };
    const { client } = clientOf(() => Response.json(body, { status: 403 }));
    const error = await failureOf(client.area(accounts).login(credentials));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 403,
      body,
      serverMessage: 'Email not verified.',
    });
  });

  it('carries a text body as it is, and none as undefined', async () => {
    const text = clientOf(() => new Response('Invalid input', { status: 400 }));
    expect(await failureOf(text.client.area(accounts).login(credentials))).toMatchObject({
      body: 'Invalid input',
      serverMessage: 'Invalid input',
    });
    const empty = clientOf(() => new Response('', { status: 500 }));
    expect((await failureOf(empty.client.area(accounts).login(credentials))).body).toBeUndefined();
    const broken = clientOf(
      () => new Response('{', { status: 502, headers: { 'content-type': 'application/json' } }),
    );
    expect((await failureOf(broken.client.area(accounts).login(credentials))).body).toBeUndefined();
  });

  it.each([
    ['1200', 1200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('tells the seconds of a Retry-After of %j', async (header, seconds) => {
    const headers = header === undefined ? {} : { 'retry-after': header };
    const { client } = clientOf(() =>
      Response.json({ message: 'Wait.' }, { status: 429, headers }),
    );
    const error = await failureOf(client.area(accounts).login(credentials));
    expect(error.retryAfter).toBe(seconds);
  });

  it('has status 0 when no answer came', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('offline')));
    expect(await failureOf(client.area(accounts).login(credentials))).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  it('is still one of the family with a malformed cookie', async () => {
    const sent: RequestInit[] = [];
    const client = createApiClient({
      baseUrl: '',
      session: visitor,
      cookies: () => 'XSRF-TOKEN=%E0%A4%A',
      fetch: async (_, init) => {
        sent.push(init);
        return Response.json({ message: 'no' }, { status: 403 });
      },
    });
    expect(await failureOf(client.area(accounts).login(credentials))).toMatchObject({
      status: 403,
    });
    expect(sent[0]!.headers).not.toHaveProperty('X-XSRF-TOKEN');
  });

  it('is a 404 for a name that would lead out of its path, and nothing is sent', async () => {
    const { client, sent } = clientOf(() => Response.json({ status: 'PAID' }));
    for (const id of ['.', '..', ''])
      expect(await failureOf(client.area(payments).orderStatus({ id }))).toMatchObject({
        kind: 'refused',
        status: 404,
      });
    expect(sent).toEqual([]);
    expect(client.link(payments.orderStatus, { id: '...' })).toMatch(/\/api\/orders\/\.\.\.$/);
  });

  it('has status 0 when the answer breaks off', async () => {
    const { client } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id":1,')),
            pull: (controller) => controller.error(new TypeError('cut')),
          }),
        ),
    );
    expect(await failureOf(client.area(files).listFiles())).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  it.each([
    ['not JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a missing token', Response.json({ id: 1, role: 'FREE' })],
    ['null', Response.json(null)],
  ])('is «unfit» when the answer does not fit the contract: %s', async (_, answer) => {
    const { client } = clientOf(() => answer);
    expect(await failureOf(client.area(accounts).login(credentials))).toMatchObject({
      kind: 'unfit',
      status: 200,
    });
  });

  it.each([
    ['an object', '{}'],
    ['a wrong row', '[{"id":"1"}]'],
    ['a broken list', '[{"id":1'],
  ])('is «unfit» for a list that is %s', async (_, text) => {
    const { client } = clientOf(() => new Response(text));
    expect(await failureOf(client.area(files).listFiles())).toMatchObject({ kind: 'unfit' });
  });
});

describe('cancelling', () => {
  it('rejects with the reason of the signal, not with an ApiError', async () => {
    const stop = new AbortController();
    const { client } = clientOf(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    );
    const call = client.area(files).listFiles({}, { signal: stop.signal });
    stop.abort(new Error('left the screen'));
    await expect(call).rejects.toThrow('left the screen');
  });
});

describe('a list', () => {
  const seat = (id: number) => ({
    id,
    instNm: 'AIIMS',
    program: 'MBBS',
    quotaName: null,
    state: ' Delhi ',
  });

  it('goes in batches to whoever takes them, each once the one before is done with', async () => {
    const parts = [
      '[',
      JSON.stringify(seat(1)),
      ',',
      `${JSON.stringify(seat(2))},`,
      `${JSON.stringify(seat(3))}]`,
    ];
    const { client } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
              controller.close();
            },
          }),
        ),
    );
    const batches: number[][] = [];
    let busy = false;
    const left = await client.area(seatMatrix).allSeats(
      {},
      {
        onRows: async (rows) => {
          expect(busy).toBe(false);
          busy = true;
          batches.push(rows.map(({ id }) => id));
          await Promise.resolve();
          busy = false;
        },
      },
    );
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual([1, 2, 3]);
    expect(left).toEqual([]);
  });

  it('may be one that the browser has kept, and tells its ETag before it is read', async () => {
    const { client, sent } = clientOf(() =>
      Response.json([seat(1)], { headers: { etag: 'W/"one"' } }),
    );
    const heard: (string | null)[] = [];
    await client
      .area(seatMatrix)
      .allSeats({}, { allowStale: true, onResponse: ({ etag }) => heard.push(etag) });
    expect(sent[0]!.cache).toBe('force-cache');
    await client.area(seatMatrix).allSeats({}, { onResponse: ({ etag }) => heard.push(etag) });
    expect(sent[1]!.cache).toBe('default');
    expect(heard).toEqual(['W/"one"', 'W/"one"']);
  });

  it('is left unread by whoever has it already', async () => {
    const { client } = clientOf(() => Response.json([seat(1)]));
    const known = new Error('There already');
    const leaving = new AbortController();
    const onRows = vi.fn<() => void>();
    const call = client
      .area(seatMatrix)
      .allSeats({}, { signal: leaving.signal, onResponse: () => leaving.abort(known), onRows });
    await expect(call).rejects.toBe(known);
    expect(onRows).not.toHaveBeenCalled();
  });

  it('lets what its reader throws through as it is, and stops the transfer', async () => {
    let stopped = false;
    const { client } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            start: (rest) =>
              rest.enqueue(new TextEncoder().encode(`[${JSON.stringify(seat(1))},{`)),
            cancel: () => {
              stopped = true;
            },
          }),
        ),
    );
    const bug = new TypeError('a bug in the screen');
    const onRows = () => {
      throw bug;
    };
    await expect(client.area(seatMatrix).allSeats({}, { onRows })).rejects.toBe(bug);
    expect(stopped).toBe(true);
  });
});

describe('link', () => {
  it('END-07 is the address of a download', () => {
    const { client } = clientOf(() => Response.json([]));
    expect(client.link(files.downloadFile, { 'field-id': 12 })).toBe(
      'https://api.example/api/files/download?field-id=12',
    );
  });
});
