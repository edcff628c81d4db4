import { type Fault, type SocketPlant, type Tokens } from './plants.ts';

const receiptFor = (frame: string): string =>
  `RECEIPT\nreceipt-id:${/receipt:(.*)/.exec(frame)?.[1] ?? ''}\n\n\0`;

/** Confirms frames of a kind without doing anything. */
const confirming =
  (frames: RegExp): SocketPlant =>
  (frame) =>
    frames.test(frame) ? { answer: receiptFor(frame) } : { pass: frame };

export const socketFaults = ({ free }: Tokens): readonly Fault[] => [
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
    named: /a refusal of an unknown command/,
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
