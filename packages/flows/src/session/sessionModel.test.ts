import { behavesAsModelled } from '../testing/behaves.ts';
import { ananya, renewed, rohan } from './testing/startSession.ts';
import { sessionMachine } from './sessionMachine.ts';

behavesAsModelled({
  machine: sessionMachine,
  inputs: (now) => [
    { user: null, now },
    { user: ananya, now },
  ],
  events: [
    { type: 'user.signedIn', user: ananya },
    { type: 'user.signedIn', user: rohan },
    { type: 'user.signedOut' },
    { type: 'call.refused', token: ananya.token },
    { type: 'call.refused', token: rohan.token },
    { type: 'storage.changed', user: null, isSignOut: false },
    { type: 'storage.changed', user: null, isSignOut: true },
    { type: 'storage.changed', user: renewed, isSignOut: false },
    { type: 'storage.changed', user: rohan, isSignOut: false },
    { type: 'details.requested' },
    { type: 'details.changed', token: ananya.token, email: 'new@seatwise.test', phone: null },
    { type: 'facts.read', token: ananya.token, user: { ...ananya, air: 35_210 } },
    { type: 'changes.dismissed' },
    { type: 'warning.dismissed' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    fetchDetails: {
      done: [{ ...ananya, role: 'BASIC' }, undefined],
      failed: [{ status: 0 }, { status: 401 }, { status: 500 }],
    },
  },
  invariantViolation: ({ context, value }) => {
    if ((context.user === null) !== (value === 'signedOut')) return 'a user without a session';
    return context.user !== null && context.notice !== null
      ? 'a sign-out notice to a guest'
      : undefined;
  },
});
