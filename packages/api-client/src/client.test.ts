import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { accounts } from './contract/accounts.ts';
import { adminUsers } from './contract/adminUsers.ts';
import { chat } from './contract/chat.ts';
import { files } from './contract/files.ts';
import { overviews } from './contract/overview.ts';
import { payments } from './contract/payments.ts';
import { contact } from './contract/contact.ts';
import { visitor, student, clientOf, failureOf } from './testing/clientOf.ts';

const credentials = { rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' };
const user = { id: 1, username: 'Ananya', role: 'FREE', token: 'a.b.c' };

describe('a call', () => {
  it('SIN-13 SIN-15 sends the declared body and answers what the contract says', async () => {
    const { client, sent } = clientOf(() => Response.json(user));
    await expect(client.area(accounts).login(credentials)).resolves.toEqual(user);
    expect(sent[0]!.method).toBe('POST');
    expect(sent[0]!.url).toBe('https://api.example/api/auth/login');
    expect(await sent[0]!.json()).toEqual(credentials);
  });

  it('API-01 goes to the configured host under the specified path', async () => {
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

  it('reads text or JSON by its content type where the specification leaves it open', async () => {
    const change = { id: 1, email: 'a@b.in', phone: '' };
    const text = clientOf(() => new Response('updated'));
    await expect(text.client.area(contact).updateContact(change)).resolves.toBe('updated');
    const object = clientOf(() => Response.json({ ok: true }));
    await expect(object.client.area(contact).updateContact(change)).resolves.toEqual({ ok: true });
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

  it('API-02 sends public calls without an expired bearer: signing in works at once', async () => {
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

  it('BEY-CLU-14 asks once more where the refusal of a call without a token brought one', async () => {
    const sent: RequestInit[] = [];
    let cookies = '';
    const client = createApiClient({
      baseUrl: '',
      session: visitor,
      cookies: () => cookies,
      fetch: async (_, init) => {
        sent.push(init);
        cookies = 'XSRF-TOKEN=t';
        return Response.json({ message: 'no' }, { status: 403 });
      },
    });
    for (let index = 0; index < 2; index += 1)
      expect((await failureOf(client.area(accounts).login(credentials))).status).toBe(403);
    const tokens = sent.map(({ headers }) => new Headers(headers).get('X-XSRF-TOKEN'));
    expect(tokens).toEqual([null, 't', 't']);
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
    ['a failure', 502],
    ['a success', 200],
  ])('shows no page of a proxy as the server’s words: %s', async (_, status) => {
    const page = '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>';
    const { client } = clientOf(() => new Response(page, { status }));
    const failure = await failureOf(
      client.area(accounts).requestOtp({ email: 'a@b.co', otpPurpose: 'PASSWORD_RESET' }),
    );
    expect(failure).toMatchObject({ status, body: undefined });
    expect(failure.serverMessage).toBeUndefined();
  });

  it.each([
    ['not JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a missing token', Response.json({ id: 1, role: 'FREE' })],
    ['null', Response.json(null)],
  ])('is «invalid-response» when the answer does not fit the contract: %s', async (_, answer) => {
    const { client } = clientOf(() => answer);
    expect(await failureOf(client.area(accounts).login(credentials))).toMatchObject({
      kind: 'invalid-response',
      status: 200,
    });
  });

  it.each([
    ['an object', '{}'],
    ['of wrong rows alone', '[{"id":"one"}]'],
    ['a broken list', '[{"id":1'],
  ])('is «invalid-response» for a list that is %s', async (_, text) => {
    const { client } = clientOf(() => new Response(text));
    expect(await failureOf(client.area(files).listFiles())).toMatchObject({
      kind: 'invalid-response',
    });
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

describe('link', () => {
  it('END-07 is the address of a download', () => {
    const { client } = clientOf(() => Response.json([]));
    expect(client.link(files.downloadFile, { 'field-id': 12 })).toBe(
      'https://api.example/api/files/download?field-id=12',
    );
  });
});

describe('a call that its user first has to earn', () => {
  const refused = () => Response.json({ message: 'No.', needs: 'password' }, { status: 403 });
  const change = { id: 1, roleId: 5 };

  it('BEY-ATK-39 is made again, once, when they have', async () => {
    const onNeeded = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    let calls = 0;
    const answer = () => (calls++ === 0 ? refused() : new Response('Role updated.'));
    const { client, sent } = clientOf(answer, student, onNeeded);
    await expect(client.area(adminUsers).updateRole(change)).resolves.toBe('Role updated.');
    expect(sent).toHaveLength(2);
    expect(onNeeded).toHaveBeenCalledExactlyOnceWith('password');
    const again = clientOf(refused, student, onNeeded);
    const error = await failureOf(again.client.area(adminUsers).updateRole(change));
    expect([error.serverMessage, again.sent.length]).toEqual(['No.', 2]);
  });

  it('BEY-ATK-39 fails as it was refused when they have not, and without a question by another 403', async () => {
    const onNeeded = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    const { client, sent } = clientOf(refused, student, onNeeded);
    expect((await failureOf(client.area(adminUsers).updateRole(change))).status).toBe(403);
    expect(sent).toHaveLength(1);
    const plain = () => Response.json({ message: 'No.' }, { status: 403 });
    await failureOf(clientOf(plain, student, onNeeded).client.area(adminUsers).updateRole(change));
    expect(onNeeded).toHaveBeenCalledOnce();
  });
});
