import { bubbleOf, type ChatEntry, type ChatUser } from '@seatwise/flows/chat';
import { ChatBubble } from '@seatwise/ui';
import { memo } from 'react';
import { linkablePaths } from '../../paths.ts';
import type { Chat } from './useChat.ts';

interface LiveChatMessageProps {
  readonly entry: ChatEntry;
  readonly chat: Chat;
  readonly me: ChatUser;
  readonly studentId: number | undefined;
}

const isSameMessage = (before: LiveChatMessageProps, after: LiveChatMessageProps): boolean =>
  before.chat === after.chat && before.entry.source === after.entry.source;

/** One message; memoised, because typing and new messages re-render the list. */
export const LiveChatMessage = memo(({ entry, chat, me, studentId }: LiveChatMessageProps) => {
  const {
    sender,
    time,
    content: text,
    isOwnSide,
    delivery,
    outboxId,
  } = bubbleOf(entry, {
    me,
    studentId,
  });
  const unsent = delivery === 'notDelivered' && outboxId !== null;
  return (
    <ChatBubble
      sender={sender}
      time={time}
      text={text}
      paths={linkablePaths}
      // A counsellor opens a shared list without leaving the conversation.
      newTab={me.isStaff}
      own={isOwnSide}
      // A message is 'sent' once the server has broadcast it.
      delivery={unsent ? 'not delivered' : delivery === 'delivered' ? 'sent' : 'sending'}
      {...(unsent && {
        onRetry: () => chat.send({ type: 'message.retried', id: outboxId }),
        onDiscard: () => chat.send({ type: 'message.discarded', id: outboxId }),
      })}
    />
  );
}, isSameMessage);
