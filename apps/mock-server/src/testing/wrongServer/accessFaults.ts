import {
  eachRecord,
  refusal,
  inPlaceOf,
  withHeader,
  like,
  type Fault,
  type Tokens,
} from './plants.ts';

export const authorisationFaults = ({ free, admin }: Tokens): readonly Fault[] => [
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
    what: 'checks the request before the role',
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

export const ownershipFaults = ({ admin }: Tokens): readonly Fault[] => [
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
    named: /only the student’s own conversation/,
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
