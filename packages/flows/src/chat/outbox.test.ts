import { describe, expect, it } from 'vitest';
import { chatStart, entry, message } from './testing/chat.ts';
import {
  withSent,
  withUnknown,
  isPending,
  isToResend,
  outboxKey,
  toOutgoing,
  withNotDelivered,
  parseOutbox,
  withResent,
  withRetried,
  withoutDelivered,
  withoutEntry,
  writeOutbox,
  type Outbox,
} from './outbox.ts';

const start = Date.parse(chatStart);
const other = entry({ clientMessageId: 'me-2', content: 'Other' });
const box = [entry(), other];
const statuses = (outbox: Outbox) => outbox.map(({ status }) => status);
const withStatus = (...all: ('sending' | 'sent' | 'unknown' | 'notDelivered')[]) =>
  all.map((status, index) => entry({ clientMessageId: `me-${index + 1}`, status }));

describe('the outbox', () => {
  it('CHT-10 CHT-12 publishes conversation, sender, content and time, and nothing else', () => {
    expect(toOutgoing(entry(), 4)).toEqual({
      conversationId: 1,
      senderId: 4,
      content: 'Hello',
      timestamp: '2026-11-20T10:00:00.000Z',
    });
  });

  it.each([
    ['by its own id', message({ senderId: 4, clientMessageId: 'me-1', content: 'Cut' }), [other]],
    ['by the specified rule, where the echo has no id', message({ senderId: 4 }), [other]],
    ['of somebody else', message({ senderId: 8, clientMessageId: 'me-1' }), box],
    ['of another id', message({ senderId: 4, clientMessageId: 'me-9' }), box],
    ['of another conversation', message({ senderId: 4, conversationId: 2 }), box],
    ['of another moment', message({ senderId: 4, timestamp: '2026-11-20T10:00:01.000Z' }), box],
    ['with another content', message({ senderId: 4, content: 'Hi' }), box],
  ])('lets go of what was delivered: an echo %s', (_, echo, left) => {
    expect(withoutDelivered(box, [message({ id: 7 }), echo], 4)).toEqual(left);
  });

  it('is the same object where nothing was delivered', () => {
    expect(withoutDelivered(box, [message()], 4)).toBe(box);
    const empty: Outbox = [];
    expect(withoutDelivered(empty, [message({ senderId: 4 })], 4)).toBe(empty);
  });

  it('calls a message sent when the server has processed it, unless it is given up', () => {
    const outbox = withStatus('sending', 'sending', 'notDelivered');
    expect(statuses(withSent(outbox, 'me-1'))).toEqual(['sent', 'sending', 'notDelivered']);
    expect(statuses(withSent(outbox, 'me-3'))).toEqual(['sending', 'sending', 'notDelivered']);
  });

  it('knows nothing of what was under way when the connection ends', () => {
    expect(statuses(withUnknown(withStatus('sending', 'sent', 'unknown', 'notDelivered')))).toEqual(
      ['unknown', 'unknown', 'unknown', 'notDelivered'],
    );
  });

  it('gives up what has no echo in time', () => {
    expect(statuses(withNotDelivered(withStatus('sending', 'sent', 'unknown')))).toEqual([
      'notDelivered',
      'notDelivered',
      'notDelivered',
    ]);
    expect(withStatus('sending', 'sent', 'unknown', 'notDelivered').map(isPending)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('publishes again what is unknown, twice at most, and then asks the person', () => {
    const once = withStatus('unknown', 'sending', 'notDelivered');
    expect(once.map(isToResend)).toEqual([true, false, false]);
    const twice = withResent(once);
    expect(statuses(twice)).toEqual(['sending', 'sending', 'notDelivered']);
    expect(twice.map(({ tries }) => tries)).toEqual([2, 1, 1]);
    const thrice = withUnknown(twice);
    expect(thrice.map(isToResend)).toEqual([false, true, false]);
    expect(statuses(withResent(thrice))).toEqual(['notDelivered', 'sending', 'notDelivered']);
  });

  it('counts from one again when the user retries', () => {
    const outbox = [entry({ status: 'notDelivered', tries: 2 }), other];
    expect(withRetried(outbox, 'me-1', start)).toEqual([entry(), other]);
    const both = withStatus('notDelivered', 'notDelivered');
    expect(statuses(withRetried(both, 'me-2', start))).toEqual(['notDelivered', 'sending']);
  });

  it('lets go of what the person discards', () => {
    expect(withoutEntry(box, 'me-1')).toEqual([other]);
  });
});

describe('the stored outbox', () => {
  it('comes back after a reload as what it is: unknown', () => {
    const stored = writeOutbox([entry({ tries: 2 }), entry({ status: 'notDelivered' })], 4);
    expect(parseOutbox(stored, 4, () => start)).toEqual([
      entry({ status: 'unknown' }),
      entry({ status: 'notDelivered' }),
    ]);
    expect(outboxKey).toBe('chatOutbox');
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['7'],
    ['{"userId":4}'],
    ['{"userId":4,"entries":7}'],
    ['{"userId":4,"entries":[null,7,"x",{}]}'],
    [writeOutbox([{ ...entry(), content: undefined as unknown as string }], 4)],
    [writeOutbox([{ ...entry(), conversationId: '1' as unknown as number }], 4)],
    [writeOutbox([{ ...entry(), timestamp: 5 as unknown as string }], 4)],
    [writeOutbox([{ ...entry(), clientMessageId: null as unknown as string }], 4)],
    [writeOutbox([entry()], 5)],
  ])('reads as empty where it is not one: %s', (stored) => {
    expect(parseOutbox(stored, 4, () => start)).toEqual([]);
  });
});
