import { describe, expect, it } from 'vitest';
import { messageOf, type MessageRow } from './message.ts';
import { row } from './testing/chat.ts';
import { chatAdmin, settled, startChat } from './testing/startChat.ts';
import { chatTimes } from './times.ts';

const numbered = (from: number, to: number): MessageRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    row({
      id: from + index,
      content: `m${from + index}`,
      timestamp: new Date(Date.UTC(2026, 10, 20) + (from + index) * 1000).toISOString(),
    }),
  );

const range = (from: number, to: number) => numbered(from, to).map(({ id }) => id);

/** A conversation of this many messages, served in pages. */
const world = (start: number) => {
  const server = { count: start };
  const chat = startChat({
    pageSize: 5,
    history: async () => numbered(Math.max(1, server.count - 4), server.count),
    earlier: async (before) => numbered(Math.max(1, before - 5), before - 1),
  });
  const receive = (from: number, to: number): void => {
    server.count = Math.max(server.count, to);
    for (const message of numbered(from, to))
      chat.send({ type: 'message.received', message: messageOf(message) });
  };
  return { chat, server, receive, shown: () => chat.context().messages.map(({ id }) => id) };
};

describe('the pages of a history', () => {
  it('BEY-MSG-02 shows the newest, and earlier ones page by page to the first', async () => {
    const { chat, shown } = world(12);
    await chat.connect();
    expect(shown()).toEqual(range(8, 12));
    chat.send({ type: 'earlier.requested' });
    expect(chat.state().matches({ earlier: 'loading' })).toBe(true);
    await settled();
    expect(shown()).toEqual(range(3, 12));
    chat.send({ type: 'earlier.requested' });
    await settled();
    expect(shown()).toEqual(range(1, 12));
    expect(chat.context().earlierThan).toBeNull();
    chat.send({ type: 'earlier.requested' });
    expect(chat.state().matches({ earlier: 'idle' })).toBe(true);
  });

  it('BEY-MSG-03 takes live messages while an earlier page is loading, and a second press asks once', async () => {
    const { chat, shown, receive } = world(12);
    await chat.connect();
    chat.send({ type: 'earlier.requested' }, { type: 'earlier.requested' });
    receive(13, 14);
    await settled();
    expect(shown()).toEqual(range(3, 14));
  });

  it('BEY-MSG-03 joins what was missed with what it shows, where a page holds it', async () => {
    const { chat, shown, server } = world(12);
    await chat.connect();
    chat.send({ type: 'earlier.requested' });
    await settled();
    server.count = 16;
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await chat.connect();
    expect(shown()).toEqual(range(3, 16));
  });

  it('BEY-MSG-03 leaves no gap where more than a page was missed: the rest is earlier', async () => {
    const { chat, shown, receive, server } = world(12);
    await chat.connect();
    server.count = 30;
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await settled();
    chat.send({ type: 'socket.opened' });
    // A live message arrives before the history.
    receive(31, 31);
    await chat.connect();
    expect(shown()).toEqual(range(27, 31));
    for (let page = 0; page < 6; page += 1) {
      chat.send({ type: 'earlier.requested' });
      await settled();
    }
    expect(shown()).toEqual(range(1, 31));
  });

  it('BEY-MSG-03 drops an earlier page that no longer joins on', async () => {
    const { chat, shown, server } = world(12);
    await chat.connect();
    chat.send({ type: 'earlier.requested' });
    server.count = 40;
    chat.send({ type: 'socket.closed', reason: '' }, { type: 'network.resumed' });
    await chat.connect();
    await settled();
    expect(shown()).toEqual(range(36, 40));
  });

  it('BEY-MSG-03 leaves an old message that is echoed to its page', async () => {
    const { chat, shown, receive } = world(12);
    await chat.connect();
    receive(4, 4);
    expect(shown()).toEqual(range(8, 12));
  });

  it('BEY-MSG-04 shows everything where the backend knows no pages', async () => {
    const everything = async () => numbered(1, 12);
    const whole = startChat({ pageSize: 5, history: everything, earlier: everything });
    await whole.connect();
    expect(whole.context().messages).toHaveLength(12);
    expect(whole.context().earlierThan).toBeNull();
    const five = async () => numbered(1, 5);
    const exact = startChat({ pageSize: 5, history: five, earlier: five });
    await exact.connect();
    exact.send({ type: 'earlier.requested' });
    await settled();
    expect(exact.context().messages).toHaveLength(5);
    expect(exact.context().earlierThan).toBeNull();
  });

  it('has failed until a try succeeds, however long the next one takes', async () => {
    let isDown = true;
    const chat = startChat({
      me: chatAdmin,
      history: () =>
        isDown ? Promise.reject(new Error('No network')) : new Promise(() => undefined),
    });
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    await chat.connect();
    await settled();
    expect(chat.state().matches({ history: 'failed' })).toBe(true);
    isDown = false;
    chat.clock.increment(chatTimes.retryLoading);
    expect(chat.state().matches({ history: 'loading' })).toBe(true);
    expect(chat.context().hasHistoryFailed).toBe(true);
  });

  it('says that an earlier page failed, and asks again', async () => {
    let fails = true;
    const chat = startChat({
      me: chatAdmin,
      pageSize: 5,
      history: async () => numbered(8, 12),
      earlier: async (before) => {
        if (fails) throw new Error('No network');
        return numbered(before - 5, before - 1);
      },
    });
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    await chat.connect();
    chat.send({ type: 'earlier.requested' });
    await settled();
    expect(chat.state().matches({ earlier: 'failed' })).toBe(true);
    fails = false;
    chat.send({ type: 'earlier.requested' });
    await settled();
    expect(chat.context().messages).toHaveLength(10);
  });
});
