import { destinations, operations } from '@seatwise/api-client/contract';
import type { Target } from '@seatwise/conformance';
import type { Host } from './hosts.ts';
import { kitTarget } from './kitTarget.ts';

/** Answers a request wrongly; `pass` returns the right server's answer. */
type Plant = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

/** A wrong socket's reaction to a client's frame: its own answer, or a frame to pass on. */
type SocketPlant = (frame: string) => { readonly answer: string } | { readonly pass: string };

export interface Fault {
  readonly what: string;
  /** The operation or destination that has the fault. */
  readonly at: string;
  /** The text by which the report names the fault. */
  readonly named: RegExp;
  readonly plant?: Plant;
  readonly socket?: SocketPlant;
  /** Changes or drops frames of the server. */
  readonly received?: (frame: string) => string;
  /** Whether the kit should wait only briefly for a missing answer. */
  readonly isSilent?: true;
  /** Whether the fault is visible only if records may be written. */
  readonly writes?: true;
}

type Values = Record<string, unknown>;

const withAnswer = (response: Response, body: string, init: ResponseInit = {}): Response =>
  new Response(body, { status: response.status, headers: response.headers, ...init });

/** Changes the JSON of a success. */
const changed =
  (change: (value: never) => unknown): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    if (!response.ok) return response;
    return withAnswer(response, JSON.stringify(change((await response.json()) as never)));
  };

const eachRecord = (change: (record: Values) => Values): Plant =>
  changed((records: Values[]) => records.map(change));

/** Changes the body or the status of a refusal. */
const refusal =
  (status: number, change: (body: Values) => unknown, to = status): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    if (response.status !== status) return response;
    const body = change((await response.json()) as Values);
    return withAnswer(response, typeof body === 'string' ? body : JSON.stringify(body), {
      status: to,
    });
  };

/** Replaces a refusal by another answer. */
const inPlaceOf =
  (status: number, answer: (...given: Parameters<Plant>) => Response | Promise<Response>): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    return response.status === status ? answer(request, pass) : response;
  };

const withHeader =
  (name: string, value: string | undefined): Plant =>
  async (request, pass) => {
    const response = await pass(request);
    const headers = new Headers(response.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

/** The same request by another caller, or to another address. */
const like = (request: Request, token: string, url = request.url): Request => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(url, { method: request.method, headers });
};

const without =
  (name: string) =>
  (value: Values): Values =>
    Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

const page = '<!doctype html><html><body>Something is wrong</body></html>';

/** Tokens of the accounts, for faults that let one caller do what another may. */
export type Tokens = Readonly<Record<'free' | 'premium' | 'admin', string>>;

const authorisationFaults = ({ free, admin }: Tokens): readonly Fault[] => [
  {
    what: 'lets visitors in',
    at: 'myDetails',
    named: /401: a visitor may not call it/,
    plant: (request, pass) =>
      pass(request.headers.has('authorization') ? request : like(request, free)),
  },
  {
    what: 'does not look at the signature of a token',
    at: 'readApplicant',
    named: /401: a changed token may not call it/,
    plant: async (request, pass) => {
      const isChanged = (request.headers.get('authorization') ?? '').length > 50;
      const response = await pass(request);
      return isChanged && response.status === 401 ? pass(like(request, free)) : response;
    },
  },
  {
    what: 'lets students read the users',
    at: 'listUsers',
    named: /403: PREMIUM may not call it/,
    plant: inPlaceOf(403, (request, pass) => pass(like(request, admin))),
  },
  {
    what: 'says 401 to the wrong role',
    at: 'deleteUser',
    named: /403: PREMIUM may not call it/,
    plant: refusal(403, (body) => body, 401),
  },
  {
    what: 'looks at the request before the role',
    at: 'createAlert',
    named: /403 before the request is looked at/,
    plant: refusal(403, (body) => body, 400),
  },
  {
    what: 'refuses a role that may',
    at: 'readTries',
    named: /the caller may call it/,
    plant: async () => Response.json({ message: 'No.' }, { status: 403 }),
  },
  {
    what: 'opens the sign-in window of the browser',
    at: 'readShortlist',
    named: /no sign-in window/,
    plant: withHeader('www-authenticate', 'Basic realm="x"'),
  },
];

const ownershipFaults = ({ admin }: Tokens): readonly Fault[] => [
  {
    what: 'shows the order of another student',
    at: 'orderStatus',
    named: /404 for the order of another student/,
    plant: inPlaceOf(404, () => Response.json({ status: 'PAID' })),
  },
  {
    what: 'shows the messages of another student',
    at: 'listMessages',
    named: /record of another student/,
    plant: inPlaceOf(404, (request, pass) => pass(like(request, admin))),
  },
  {
    what: 'lists the conversations of all to a student',
    at: 'listConversations',
    named: /own conversation alone/,
    plant: (request, pass) => pass(like(request, admin)),
  },
  {
    what: 'shows students what staff note',
    at: 'listConversations',
    named: /nothing for students of what staff note/,
    plant: eachRecord((record) => ({ ...record, work: { unread: 1 } })),
  },
  {
    what: 'leaves a session open that was ended',
    at: 'logout',
    named: /session that was ended is refused/,
    plant: async () => new Response('Signed out.'),
  },
];

const answerFaults: readonly Fault[] = [
  {
    what: 'lists records without ids',
    at: 'listFiles',
    named: /records that the app can read/,
    plant: eachRecord(without('id')),
  },
  {
    what: 'writes numbers as text',
    at: 'listFiles',
    named: /records that fit the contract/,
    plant: eachRecord((file) => ({ ...file, fileSize: String(file['fileSize']) })),
  },
  {
    what: 'lists the oldest first',
    at: 'listFiles',
    named: /newest first/,
    plant: changed((files: Values[]) => files.toReversed()),
  },
  {
    what: 'answers an object for a list',
    at: 'allSeats',
    named: /a list/,
    plant: changed((rows: unknown) => ({ rows })),
  },
  {
    what: 'signs in without a token',
    at: 'login',
    named: /sign-in of the given account/,
    plant: changed(without('token')),
  },
  {
    what: 'names roles by number',
    at: 'login',
    named: /sign-in of the given account/,
    plant: changed((user: Values) => ({ ...user, role: '4' })),
  },
  {
    what: 'answers a page for JSON',
    at: 'overview',
    named: /an answer, not an HTML page/,
    plant: async () => new Response(page),
  },
  {
    what: 'leaves a required field out',
    at: 'countRecommendations',
    named: /an answer that the app can read/,
    plant: changed(without('count')),
  },
  {
    what: 'says null where a list is',
    at: 'readAccuracy',
    named: /an answer that the app can read/,
    plant: async () => Response.json(null),
  },
  {
    what: 'carries password hashes',
    at: 'listUsers',
    named: /no field that names a password/,
    plant: eachRecord((user) => ({ ...user, passwordHash: 'x' })),
  },
  {
    what: 'lets shared caches store a user',
    at: 'myDetails',
    named: /no shared cache stores/,
    plant: withHeader('cache-control', 'public, max-age=600'),
  },
  {
    what: 'forgets the content type',
    at: 'readOwnData',
    named: /the content type of JSON/,
    plant: withHeader('content-type', 'text/plain'),
  },
  {
    what: 'is more than certain',
    at: 'recommend',
    named: /confidence between 0 and 1/,
    plant: eachRecord((result) => ({ ...result, confidence: 1.5 })),
  },
  {
    what: 'lists the unlikeliest first',
    at: 'recommend',
    named: /the likeliest tier first/,
    plant: changed((results: Values[]) => results.toReversed()),
  },
  {
    what: 'shows files in place of handing them out',
    at: 'downloadFile',
    named: /an attachment/,
    plant: withHeader('content-disposition', undefined),
  },
  {
    what: 'answers a calendar as a page',
    at: 'readCalendar',
    named: /a calendar/,
    plant: withHeader('content-type', 'text/html'),
  },
  {
    what: 'lacks a documented call',
    at: 'listQuotas',
    named: /a call that the documents name/,
    plant: async () => Response.json({ message: 'No.' }, { status: 405 }),
  },
  {
    what: 'writes a text as JSON',
    at: 'requestOtp',
    named: /a text, not JSON/,
    writes: true,
    plant: async (request, pass) =>
      (await pass(request)).ok ? Response.json('Sent.') : pass(request),
  },
  {
    what: 'never answers',
    at: 'listColleges',
    named: /an answer/,
    isSilent: true,
    plant: () => new Promise(() => {}),
  },
  {
    what: 'closes the connection',
    at: 'readCollege',
    named: /an answer/,
    plant: () => Promise.reject(new TypeError('terminated')),
  },
];

const failureFaults: readonly Fault[] = [
  {
    what: 'leaves the error of sign-up out',
    at: 'signUp',
    named: /what the app reads from a 400/,
    plant: refusal(400, without('error')),
  },
  {
    what: 'does not offer a code',
    at: 'login',
    named: /403 with canSendOtp/,
    plant: refusal(403, without('canSendOtp')),
  },
  {
    what: 'says that an account does not exist',
    at: 'login',
    named: /the same words/,
    plant: async (request, pass) => {
      const { rollnumberOrEmail } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Values;
      const response = await pass(request);
      return response.status === 401 && String(rollnumberOrEmail).startsWith('SX8')
        ? Response.json({ message: 'No such account.' }, { status: 401 })
        : response;
    },
  },
  {
    what: 'leaves the code of a college out',
    at: 'readCollege',
    named: /what the app reads from a 404/,
    plant: refusal(404, without('code')),
  },
  {
    what: 'refuses with a page',
    at: 'readAlertChoice',
    named: /JSON with a message/,
    plant: refusal(401, () => page),
  },
  {
    what: 'shows where the program failed',
    at: 'createAlert',
    named: /no trace of the program/,
    plant: refusal(400, () => ({ message: 'Error: no\n    at parse (/srv/app.js:10:4)' })),
  },
  {
    what: 'fails at bad input',
    at: 'findPayments',
    named: /a refusal, not a failure of the server/,
    plant: refusal(400, (body) => body, 500),
  },
  {
    what: 'uses a status of its own',
    at: 'updateContact',
    named: /a status of the contract/,
    plant: refusal(400, (body) => body, 418),
  },
  {
    what: 'answers about records that do not exist',
    at: 'userHoldings',
    named: /404 for a record that does not exist/,
    plant: inPlaceOf(404, () =>
      Response.json({ payments: 0, paidPaise: 0, refundPaise: 0, messages: 0, lists: 0 }),
    ),
  },
  {
    what: 'does not say how long to wait',
    at: 'sendContactForm',
    named: /Retry-After/,
    plant: async () => Response.json({ message: 'Later.' }, { status: 429 }),
  },
];

const limitFaults: readonly Fault[] = [
  {
    what: 'takes a body that is no JSON',
    at: 'purchase',
    named: /a body that cannot be read/,
    plant: inPlaceOf(400, () => Response.json({ message: 'Done.' })),
  },
  {
    what: 'takes a word that is none',
    at: 'listQuotas',
    named: /counselingCategory no such word/,
    plant: inPlaceOf(400, () => Response.json([])),
  },
  {
    what: 'gives pages of any size',
    at: 'findConversations',
    named: /size of more than 200/,
    plant: (request, pass) =>
      pass(new Request(request.url.replace(/size=\d{3,}/, 'size=200'), request)),
  },
  {
    what: 'gives larger pages than asked for',
    at: 'findPayments',
    named: /a page of the size/,
    plant: (request, pass) => pass(new Request(request.url.replace('size=1', 'size=10'), request)),
  },
  {
    what: 'refuses the largest page',
    at: 'findPayments',
    named: /an answer at the limit: size 200/,
    plant: async (request, pass) =>
      request.url.endsWith('size=200')
        ? Response.json({ message: 'Too large.' }, { status: 400 })
        : pass(request),
  },
  {
    what: 'takes programs as documents',
    at: 'uploadFile',
    named: /400 for a program by its name/,
    writes: true,
    plant: inPlaceOf(400, () => new Response('Uploaded.')),
  },
  {
    what: 'sells a plan for a paisa',
    at: 'createCardOrder',
    named: /not the price of the plan/,
    writes: true,
    plant: inPlaceOf(400, () => Response.json({ providerOrderId: 'order_1' })),
  },
  {
    what: 'believes who sent a message',
    at: 'postMessage',
    named: /the caller as sender/,
    writes: true,
    plant: changed((message: Values) => ({ ...message, senderId: 2 })),
  },
  {
    what: 'opens two conversations',
    at: 'openConversation',
    named: /the one conversation of a student/,
    writes: true,
    plant: changed((conversation: Values) => ({
      ...conversation,
      id: Math.floor(Math.random() * 1e9),
    })),
  },
  {
    what: 'takes messages of any length',
    at: 'postMessage',
    named: /content of more than 4000/,
    writes: true,
    plant: inPlaceOf(400, () =>
      Response.json({ id: 1, conversationId: 1, senderId: 1, content: 'x' }),
    ),
  },
];

const receiptFor = (frame: string): string =>
  `RECEIPT\nreceipt-id:${/receipt:(.*)/.exec(frame)?.[1] ?? ''}\n\n\0`;

/** Confirms frames of a kind without doing anything. */
const confirming =
  (frames: RegExp): SocketPlant =>
  (frame) =>
    frames.test(frame) ? { answer: receiptFor(frame) } : { pass: frame };

const socketFaults = ({ free }: Tokens): readonly Fault[] => [
  {
    what: 'connects without a token',
    at: 'connect',
    named: /a refusal without a token that counts/,
    socket: (frame) => ({
      pass:
        frame.startsWith('CONNECT') && !/Authorization:Bearer .{9}/.test(frame)
          ? `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${free}\n\n\0`
          : frame,
    }),
  },
  {
    what: 'serves before CONNECT',
    at: 'connect',
    named: /nothing before CONNECT/,
    socket: confirming(/^SUBSCRIBE\n.*\ndestination:.topic.conversation.1\n/),
  },
  {
    what: 'names no version',
    at: 'connect',
    named: /the version of the protocol/,
    received: (frame) => frame.replace(/\nversion:.*/, ''),
  },
  {
    what: 'lets students listen to everything',
    at: 'adminNotifications',
    named: /a refusal: \w+ may not listen/,
    socket: confirming(/^SUBSCRIBE\n.*\ndestination:.topic.notifications/),
  },
  {
    what: 'lets students listen to each other',
    at: 'userQueue',
    named: /it is another student’s/,
    socket: confirming(/^SUBSCRIBE\n.*\ndestination:.user/),
  },
  {
    what: 'does not confirm subscriptions',
    at: 'userQueue',
    named: /a receipt for the subscription/,
    socket: (frame) =>
      /^SUBSCRIBE\n.*\ndestination:.user/.test(frame) ? { answer: '\n' } : { pass: frame },
  },
  {
    what: 'shows the conversation of another student',
    at: 'conversation',
    named: /it is another student’s/,
    writes: true,
    socket: confirming(/^SUBSCRIBE\n.*\ndestination:.topic.conversation.*\nreceipt:r\n/),
  },
  {
    what: 'takes any command',
    at: 'send',
    named: /a refusal of a command that is none/,
    socket: (frame) => ({ pass: frame.replace(/^NONSENSE[^\0]*\0/, '') }),
  },
  {
    what: 'takes frames of any length',
    at: 'send',
    named: /a refusal of a frame of more than 64 kB/,
    socket: (frame) => ({ pass: frame.length > 60_000 ? '\n' : frame }),
  },
  {
    what: 'sends messages without an author',
    at: 'send',
    named: /a body that fits the contract/,
    writes: true,
    received: (frame) => frame.replace('"senderId":', '"sender":'),
  },
  {
    what: 'delivers messages into another conversation',
    at: 'send',
    named: /a refusal: it is another student’s/,
    writes: true,
    socket: (frame) =>
      /receipt:foreign/.test(frame) ? { answer: receiptFor(frame) } : { pass: frame },
  },
];

export const faultsWith = (tokens: Tokens): readonly Fault[] => [
  ...authorisationFaults(tokens),
  ...ownershipFaults(tokens),
  ...answerFaults,
  ...failureFaults,
  ...limitFaults,
  ...socketFaults(tokens),
];

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Our server with a single fault. */
export const wrongTarget = (host: Host, fault: Fault): Target => {
  const right = kitTarget(host);
  const operation = operations.find(({ id }) => id === fault.at);
  const isAt = ({ method, url }: Request): boolean =>
    operation?.method === method && patternOf(operation.path).test(new URL(url).pathname);
  const pass = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    return right.fetch(pathname + search, { method, headers, ...(body?.byteLength && { body }) });
  };
  return {
    ...right,
    fetch: (path, init) => {
      const request = new Request(host.origin + path, init);
      return fault.plant && isAt(request) ? fault.plant(request, pass) : right.fetch(path, init);
    },
    openSocket: (listener) => {
      const { socket: plant, received = (frame: string) => frame } = fault;
      const socket = right.openSocket({
        ...listener,
        received: (text) => listener.received(received(text)),
      });
      return {
        ...socket,
        send: (data) => {
          const done = plant && typeof data === 'string' ? plant(data) : { pass: data };
          if ('answer' in done) listener.received(done.answer);
          else socket.send(done.pass);
        },
      };
    },
  };
};

/** The subjects next to a fault, which must have no findings. */
export const neighboursOf = ({ at }: Fault): readonly string[] => {
  const ids = [...operations.map(({ id }) => id), 'connect', ...Object.keys(destinations)];
  const index = ids.indexOf(at);
  return ids.slice(Math.max(0, index - 1), index + 2);
};
