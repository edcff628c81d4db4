import { describe, expect, it } from 'vitest';
import { message, row } from './testing/chat.ts';
import { chatAdmin, startConnected } from './testing/startChat.ts';

describe('receiving', () => {
  it('CHT-07 ADC-21 appends each message once, in the server’s order', async () => {
    const chat = await startConnected({ history: async () => [row({ id: 2 }), row({ id: 1 })] });
    const got = (id: number) => ({ type: 'message.received', message: message({ id }) }) as const;
    chat.send(got(4), got(3), got(4), got(1));
    expect(chat.context().messages.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(chat.commands.map(({ type }) => type)).toEqual(['subscribe']);
  });

  it('shows nothing of another conversation, and counts it as unread', async () => {
    const chat = await startConnected({ me: chatAdmin });
    const strange = message({ senderId: 4, conversationId: 1 });
    chat.send({ type: 'message.received', message: strange });
    expect(chat.context().messages).toEqual([]);
    const unread = () => chat.state().children.conversations!.getSnapshot().context.unread[1];
    expect(unread()).toHaveLength(1);
    chat.send({ type: 'conversation.selected', conversationId: 1 });
    expect(unread()).toEqual([]);
  });

  it('has nothing to mark as read where nothing is selected', async () => {
    const chat = await startConnected({ me: chatAdmin });
    chat.send({ type: 'panel.hidden' }, { type: 'panel.shown' });
    const { unread } = chat.state().children.conversations!.getSnapshot().context;
    expect(unread).toEqual({});
    expect(chat.context().isShown).toBe(true);
  });

  it('counts what comes while the panel is hidden, and no message of one’s own', async () => {
    const chat = await startConnected();
    const unread = () =>
      chat.state().children.conversations!.getSnapshot().context.unread[1]?.length ?? 0;
    const got = (id: number, senderId = 8) =>
      ({ type: 'message.received', message: message({ id, senderId }) }) as const;
    chat.send(got(1));
    expect(unread()).toBe(0);
    chat.send({ type: 'panel.hidden' }, got(2), got(2), got(3, 4));
    expect(unread()).toBe(1);
    chat.send({ type: 'panel.shown' });
    expect(unread()).toBe(0);
    chat.send(got(5));
    expect(unread()).toBe(0);
  });
});
