import type { Conversation as Listed } from '@seatwise/flows/chat';
import { useSelector } from '@xstate/react';
import { useEffect, type Ref } from 'react';
import { admin } from '../../content/chat.ts';
import { LiveChat } from '../../features/chat/LiveChat.tsx';
import type { Chat } from '../../features/chat/useChat.ts';

interface ConversationProps {
  readonly chat: Chat;
  readonly conversation: Listed;
  /** The student's name, as in the list. */
  readonly name: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The open conversation, with an input to reply. */
export const Conversation = ({
  chat,
  conversation: { id, student },
  name,
  titleRef,
}: ConversationProps) => {
  const isOpen = useSelector(chat, ({ context }) => context.selected === id);
  useEffect(() => chat.send({ type: 'conversation.selected', conversationId: id }), [chat, id]);
  return (
    isOpen && (
      <LiveChat
        chat={chat}
        draftName={String(id)}
        studentId={student?.id ?? undefined}
        title={admin.with(name)}
        titleRef={titleRef}
        inputLabel={admin.reply}
        placeholder={admin.placeholder}
        empty={admin.empty}
      />
    )
  );
};
