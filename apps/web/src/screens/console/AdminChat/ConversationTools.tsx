import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import type { Conversation } from '@seatwise/flows/chat';
import { isNotOffered } from '@seatwise/flows/shared';
import { Badge, Button, Dialog, icons, Inline, Notice, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { content, student as copy } from '../../../content/conversations.ts';
import type { Chat } from '../../../features/chat/useChat.ts';
import { furtherTools, studentButton, toolsButton } from './AdminChat.css.ts';
import { ConversationNotes } from './ConversationNotes.tsx';
import { HandOver } from './HandOver.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useConversationWork } from './useConversationWork.ts';

interface ConversationToolsProps {
  readonly chat: Chat;
  readonly conversation: Conversation;
  /** Called with a text to insert into the message. */
  readonly onInsert: (text: string) => void;
  /** A message about what a colleague did meanwhile; '' for none. */
  readonly notice: string;
}

const workButton = (label: string, onPress: () => Promise<void>) => (
  <Button tone="secondary" size="compact" onPress={() => void onPress()}>
    {label}
  </Button>
);

/** The counsellor who has the conversation, and its tools; renders nothing if the server lacks the calls. */
export const ConversationTools = ({
  chat,
  conversation,
  onInsert,
  notice,
}: ConversationToolsProps) => {
  const { me } = chat.getSnapshot().context;
  const { failure, assign, close, settle } = useConversationWork(chat, conversation);
  const [showsStudent, setShowsStudent] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const replies = useQuery(contract, 'listSavedReplies', undefined, { nullIf: isNotOffered });
  const { assignee, isClosed = false, waitingSince, lastMessage } = conversation.work ?? {};
  const isMine = assignee?.id === me.id;
  const taken = isMine
    ? content.takenByYou
    : content.takenBy(assignee?.username ?? content.somebody);
  const insert = (text: string): void => {
    setShowsAll(false);
    onInsert(text);
  };
  const settles =
    waitingSince && lastMessage && workButton(content.settle, () => settle(lastMessage.id));
  const takes = workButton(
    isMine ? content.giveBack : assignee ? content.takeItOver : content.take,
    () => assign(isMine ? null : me.id),
  );
  if (replies.data === null) return null;
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Badge tone={isMine ? 'accent' : 'neutral'} outlined>
          {assignee ? taken : content.free}
        </Badge>
        {/* In the counsellor's own conversation, the first action settles the waiting messages. */}
        {isMine ? settles : takes}
        <span className={toolsButton}>
          <Button tone="secondary" size="compact" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? content.fewerTools : content.tools}
          </Button>
        </span>
        <div className={furtherTools} data-shown={showsAll}>
          {isMine ? takes : settles}
          <HandOver assignee={assignee?.id} onChoose={({ id }) => void assign(id)} />
          {workButton(isClosed ? content.reopen : content.close, () => close(!isClosed))}
          <SavedReplies query={replies} conversation={conversation} onChoose={insert} />
          <span className={studentButton}>
            <Button
              tone="secondary"
              size="compact"
              icon={icons.User}
              onPress={() => setShowsStudent(true)}
            >
              {copy.open}
            </Button>
          </span>
        </div>
      </Inline>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      {notice !== '' && <Notice tone="caution">{notice}</Notice>}
      {/* The student and the notes, if there is no room for them beside the conversation. */}
      <Dialog open={showsStudent} onClose={() => setShowsStudent(false)} title={copy.title}>
        <StudentFacts conversationId={conversation.id} />
        <ConversationNotes conversationId={conversation.id} />
      </Dialog>
    </Stack>
  );
};
