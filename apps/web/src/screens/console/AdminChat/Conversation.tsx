import type { Conversation as Listed } from '@seatwise/flows/chat';
import { EmptyState, icons } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useRef, type Ref } from 'react';
import { admin } from '../../../content/chat.ts';
import { content, student as copy } from '../../../content/conversations.ts';
import { LiveChat, type MessageBox } from '../../../features/chat/LiveChat.tsx';
import type { Chat } from '../../../features/chat/useChat.ts';
import { aside, withAside } from './AdminChat.css.ts';
import { ConversationNotes } from './ConversationNotes.tsx';
import { ConversationTools } from './ConversationTools.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { useColleagues, useTypingColleague } from './useColleagues.ts';
import { useReadMark } from './useConversationWork.ts';

interface ConversationProps {
  readonly chat: Chat;
  readonly conversation: Listed;
  /** The student's name, as in the list. */
  readonly name: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The open conversation, with an input to reply, and its student beside it. */
export const Conversation = ({ chat, conversation, name, titleRef }: ConversationProps) => {
  const { id, student, work } = conversation;
  const studentId = student?.id ?? undefined;
  const isOpen = useSelector(chat, ({ context }) => context.selected === id);
  useEffect(() => chat.send({ type: 'conversation.selected', conversationId: id }), [chat, id]);
  useReadMark(chat, conversation);
  const typing = useTypingColleague(chat, id);
  const { notice, onType, maySend } = useColleagues(chat, studentId);
  const box = useRef<MessageBox>(null);
  // The messages render first, their tools and the student afterwards.
  const showsTools = useDeferredValue(true, false);
  if (!isOpen) return null;
  const live = (
    <LiveChat
      chat={chat}
      draftName={String(id)}
      studentId={studentId}
      title={admin.with(name)}
      titleRef={titleRef}
      inputLabel={admin.reply}
      placeholder={admin.placeholder}
      empty={
        <EmptyState title={admin.empty} icon={icons.MessageCircle}>
          {admin.emptyHint}
        </EmptyState>
      }
      {...(work && {
        note: showsTools ? (
          <ConversationTools
            chat={chat}
            conversation={conversation}
            onInsert={(text) => box.current?.insert(text)}
            notice={notice}
          />
        ) : undefined,
        box,
        typing: typing === undefined ? undefined : content.typing(typing),
        onType,
        maySend,
      })}
    />
  );
  if (!work) return live;
  return (
    <div className={withAside}>
      {live}
      <aside className={aside} aria-label={copy.title}>
        {showsTools && (
          <>
            <StudentFacts conversationId={id} />
            <ConversationNotes conversationId={id} />
          </>
        )}
      </aside>
    </div>
  );
};
