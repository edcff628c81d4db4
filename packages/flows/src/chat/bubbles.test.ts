import { describe, expect, it } from 'vitest';
import { entry, message } from './testing/chat.ts';
import { bubbleOf, chatEntries } from './bubbles.ts';

const admin = { me: { id: 8, isStaff: true }, selected: 1, messages: [], outbox: [] };
const student = { ...admin, me: { id: 4, isStaff: false } };
const timeZone = 'Asia/Kolkata';
type Shown = Parameters<typeof chatEntries>[0];
interface Options {
  readonly studentId?: number;
  readonly timeZone?: string;
}
const bubbles = (conversation: Shown, { studentId, timeZone }: Options = {}) =>
  chatEntries(conversation, timeZone).map((shown) =>
    Object.assign(
      bubbleOf(shown, { me: conversation.me, studentId, ...(timeZone && { timeZone }) }),
      { key: shown.key },
    ),
  );

describe('the bubbles of a conversation', () => {
  it('ADC-05 are grouped by the date where the person is', () => {
    const messages = [
      message({ id: 1, timestamp: '2026-11-20T18:00:00.000Z' }),
      message({ id: 2, timestamp: '2026-11-20T18:29:00.000Z' }),
      message({ id: 3, timestamp: '2026-11-20T18:31:00.000Z' }),
    ];
    expect(chatEntries({ ...admin, messages }, timeZone).map(({ day }) => day)).toEqual([
      '20 November 2026',
      '20 November 2026',
      '21 November 2026',
    ]);
    expect(chatEntries(admin)).toEqual([]);
  });

  it('ADC-07 ADC-08 ADC-10 ADC-11 show sender, time and content', () => {
    const messages = [
      message({ senderId: 4, senderName: 'Ananya Sharma', content: 'Hello' }),
      message({ id: 2, content: 'Welcome' }),
    ];
    expect(bubbles({ ...admin, messages }, { studentId: 4, timeZone })).toEqual([
      {
        key: '1',
        isOwn: false,
        isFromStaff: false,
        isOwnSide: false,
        sender: 'Ananya Sharma',
        content: 'Hello',
        time: '3:30 pm',
        delivery: 'delivered',
        outboxId: null,
      },
      expect.objectContaining({
        key: '2',
        isOwn: true,
        isFromStaff: true,
        isOwnSide: true,
        sender: 'You',
      }),
    ]);
  });

  it('ADC-09 fall back to a word for the sender', () => {
    const messages = [message({ senderId: 5, senderName: '' })];
    expect(bubbles({ ...admin, messages })[0]!.sender).toBe('Student');
    expect(bubbles({ ...student, messages })[0]!.sender).toBe('Counsellor');
  });

  it('ADC-06 tell every admin from the student', () => {
    const messages = [
      message({ senderId: 9, senderName: 'Other Admin' }),
      message({ id: 2, senderId: 4 }),
      message({ id: 3, senderId: 8 }),
    ];
    const from = (...given: Parameters<typeof bubbles>) =>
      bubbles(...given).map(({ isFromStaff }) => isFromStaff);
    expect(from({ ...admin, messages }, { studentId: 4 })).toEqual([true, false, true]);
    expect(from({ ...admin, messages })).toEqual([false, false, true]);
    expect(from({ ...student, messages })).toEqual([true, false, true]);
  });

  it('are on the side of the current user, or for staff on the side of all staff', () => {
    const messages = [
      message({ senderId: 9, senderName: 'Other Admin' }),
      message({ id: 2, senderId: 4 }),
    ];
    const sides = (...given: Parameters<typeof bubbles>) =>
      bubbles(...given).map(({ isOwnSide }) => isOwnSide);
    expect(sides({ ...admin, messages }, { studentId: 4 })).toEqual([true, false]);
    expect(sides({ ...student, messages })).toEqual([false, true]);
    expect(sides({ ...student, outbox: [entry()] })).toEqual([true]);
  });

  it('stand under the date of each message, also where its time cannot be read', () => {
    const messages = ['2026-11-20T10:00:00.000Z', 'soon', '2026-11-20T10:01:00.000Z'].map(
      (timestamp, index) => message({ id: index + 1, timestamp }),
    );
    expect(chatEntries({ ...student, messages }, timeZone).map(({ day }) => day)).toEqual([
      '20 November 2026',
      '—',
      '20 November 2026',
    ]);
  });

  it('end with what is not delivered yet, and keep their key when it is', () => {
    const outbox = (['sending', 'unknown', 'sent', 'notDelivered'] as const).map((status, index) =>
      entry({ clientMessageId: `me-${index}`, status, timestamp: '2026-11-20T09:00:00.000Z' }),
    );
    const elsewhere = entry({ conversationId: 2 });
    const shown = bubbles(
      {
        ...student,
        outbox: [...outbox, elsewhere],
        messages: [message({ clientMessageId: 'them-1' })],
      },
      { timeZone },
    );
    expect(shown.map(({ key, delivery, outboxId }) => [key, delivery, outboxId])).toEqual([
      ['1', 'delivered', null],
      ['me-0', 'sending', 'me-0'],
      ['me-1', 'sending', 'me-1'],
      ['me-2', 'sent', 'me-2'],
      ['me-3', 'notDelivered', 'me-3'],
    ]);
    expect(shown[1]).toMatchObject({
      isOwn: true,
      isFromStaff: false,
      sender: 'You',
      content: 'Hello',
      time: '2:30 pm',
    });
    expect(bubbles({ ...admin, outbox: [entry()] })[0]).toMatchObject({ isFromStaff: true });
  });

  it('have a key of their own, whichever id another sender has chosen', () => {
    const messages = [
      message({ id: 1, senderId: 8, clientMessageId: 'me-1' }),
      message({ id: 2, senderId: 4, clientMessageId: 'me-1' }),
      message({ id: 3, senderId: 4, clientMessageId: '4' }),
      message({ id: 4, senderId: 8 }),
    ];
    const keys = bubbles({ ...admin, messages }).map(({ key }) => key);
    expect(keys).toEqual(['me-1', '2', '3', '4']);
  });

  it('have a key of their own without any id', () => {
    const messages = [
      { ...message({ content: 'a' }), id: null },
      { ...message({ content: 'b' }), id: null },
    ];
    expect(new Set(bubbles({ ...admin, messages }).map(({ key }) => key)).size).toBe(2);
  });
});
