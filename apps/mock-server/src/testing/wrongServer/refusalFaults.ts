import { changed, refusal, inPlaceOf, without, page, type Fault, type Values } from './plants.ts';

export const failureFaults: readonly Fault[] = [
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

export const limitFaults: readonly Fault[] = [
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
