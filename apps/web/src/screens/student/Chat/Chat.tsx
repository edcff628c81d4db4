import { chat as contract } from '@seatwise/api-client/contract/chat';
import { isAtWork, isStaff } from '@seatwise/flows/chat';
import type { StoredUser } from '@seatwise/flows/session';
import {
  Avatar,
  Badge,
  Button,
  icons,
  Link,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { student } from '../../../content/chat.ts';
import { counsellorHours } from '../../../content/site.ts';
import { LiveChat } from '../../../features/chat/LiveChat.tsx';
import { studentChatOf, useStudentChat } from '../../../features/chat/studentChat.ts';
import type { Chat as Connection } from '../../../features/chat/useChat.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { page } from './Chat.css.ts';

/** Questions that a press sends. */
const Starters = ({ chat }: { readonly chat: Connection }) => {
  const starters = useRef<HTMLDivElement>(null);
  const ask = (text: string): void => {
    chat.send({ type: 'message.sent', text });
    // The pressed button goes with the empty state.
    starters.current?.closest('section')?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={starters}>
      <Stack gap="xs">
        <Text weight="semibold">{student.start}</Text>
        {student.starters.map((question) => (
          <Button key={question} tone="secondary" size="compact" wide onPress={() => ask(question)}>
            {question}
          </Button>
        ))}
        <Text size="small" tone="muted">
          {student.empty}
        </Text>
      </Stack>
    </div>
  );
};

/** The conversation, under the name of the counsellor who wrote last. */
const Conversation = ({ chat }: { readonly chat: Connection }) => {
  const { session } = useServices();
  const counsellor = useSelector(
    chat,
    ({ context: { me, messages } }) =>
      messages.findLast(({ senderId }) => senderId !== me.id)?.senderName,
  );
  const isOpen = isAtWork(counsellorHours, session.now());
  const name = counsellor || student.counsellors;
  return (
    <LiveChat
      chat={chat}
      draftName="own"
      title={name}
      level={1}
      avatar={<Avatar name={name} letters={2} />}
      note={
        <Stack gap="xxs">
          <div>
            <Badge tone={isOpen ? 'positive' : 'neutral'} icon={icons.Clock}>
              {student[isOpen ? 'openUntil' : 'awayUntil']}
            </Badge>
          </div>
          <LeftOut of={contract.listConversations} />
          <span>
            {student[isOpen ? 'open' : 'away']} <Link href={paths.helpBot}>{student.toBot}</Link>
          </span>
        </Stack>
      }
      placeholder={student.placeholder}
      empty={<Starters chat={chat} />}
    />
  );
};

/** A student's conversation with the counsellors, over the page's connection. */
export const Chat = ({ user }: { readonly user: StoredUser }) => {
  const services = useServices();
  const { chat, isWanted } = useStudentChat();
  const isStudent = !isStaff(user.role);
  useEffect(() => {
    const pageChat = studentChatOf(services);
    if (isStudent && !isWanted) pageChat.set({ ...pageChat.get(), isWanted: true });
  }, [services, isStudent, isWanted]);
  return (
    <div className={page}>
      {!isStudent && (
        <Stack>
          <PageHeader title={student.counsellors} />
          <ForStudents role={user.role} />
        </Stack>
      )}
      {isStudent && (chat ? <Conversation chat={chat} /> : <Skeleton shape="block" />)}
    </div>
  );
};
