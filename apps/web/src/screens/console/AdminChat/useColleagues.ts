import { typingTimes } from '@seatwise/api-client/contract/constants/chat';
import { colleagueAnswers, crossedAnswers, newestId, type ChatMessage } from '@seatwise/flows/chat';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { content } from '../../../content/conversations.ts';
import type { Chat } from '../../../features/chat/useChat.ts';

/** The name of a colleague who is writing in a conversation. */
export const useTypingColleague = (chat: Chat, conversationId: number): string | undefined => {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = chat.on('colleague.typing', (event) => {
      if (event.conversationId !== conversationId) return;
      setName(event.name);
      clearTimeout(timer);
      timer = setTimeout(() => setName(undefined), typingTimes.lasts);
    });
    return () => {
      heard.unsubscribe();
      clearTimeout(timer);
      setName(undefined);
    };
  }, [chat, conversationId]);
  return name;
};

const namesOf = (answers: readonly ChatMessage[]): string =>
  [...new Set(answers.map(({ senderName }) => senderName || content.somebody))].join(', ');

/**
 * Keeps two counsellors from answering without knowing of each other. A colleague's answer since
 * the counsellor began to write holds the send once; one that crossed theirs is shown afterwards.
 */
export const useColleagues = (chat: Chat, studentId: number | undefined) => {
  const { me } = chat.getSnapshot().context;
  const messages = useSelector(chat, ({ context }) => context.messages);
  const seen = useRef(0);
  const lastNotified = useRef(0);
  const [held, setHeld] = useState('');
  const [sentAfter, setSentAfter] = useState<number>();
  const crossed = useMemo(
    () =>
      sentAfter === undefined
        ? ''
        : namesOf(crossedAnswers(messages, { myId: me.id, studentId, after: sentAfter })),
    [messages, me.id, studentId, sentAfter],
  );
  return {
    notice: held === '' ? crossed && content.crossed(crossed) : content.answered(held),
    onType: ({ begins }: { begins: boolean }): void => {
      if (begins) {
        seen.current = newestId(chat.getSnapshot().context.messages);
        setSentAfter(undefined);
      }
      const now = Date.now();
      if (now - lastNotified.current < typingTimes.every) return;
      lastNotified.current = now;
      chat.send({ type: 'typing.noticed' });
    },
    maySend: (): boolean => {
      const known = chat.getSnapshot().context.messages;
      const reach = { myId: me.id, studentId, after: seen.current };
      const answers = seen.current === 0 ? [] : colleagueAnswers(known, reach);
      seen.current = newestId(known);
      setHeld(namesOf(answers));
      if (answers.length > 0) return false;
      setSentAfter(seen.current);
      return true;
    },
  };
};
