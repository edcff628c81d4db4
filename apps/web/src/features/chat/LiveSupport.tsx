import { chat as contract } from '@seatwise/api-client/contract/chat';
import { isAtWork } from '@seatwise/flows/chat';
import { Button, icons, Inline, Skeleton, Stack } from '@seatwise/ui';
import { useEffect, type Ref } from 'react';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { student } from '../../content/chat.ts';
import { counsellorHours } from '../../content/site.ts';
import { useServices } from '../../services/services.ts';
import { LiveChat } from './LiveChat.tsx';
import { studentChatOf, useStudentChat } from './studentChat.ts';

interface LiveSupportProps {
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly level: 2 | 3;
  /** Called to return to the help bot. */
  readonly onBack: () => void;
}

/** A student's conversation with the counsellors, over the page's connection. */
export const LiveSupport = ({ title, titleRef, level, onBack }: LiveSupportProps) => {
  const services = useServices();
  const { session } = services;
  const { chat, isWanted } = useStudentChat();
  useEffect(() => {
    const page = studentChatOf(services);
    if (!isWanted) page.set({ ...page.get(), isWanted: true });
  }, [services, isWanted]);
  if (!chat) return <Skeleton shape="block" />;
  return (
    <LiveChat
      chat={chat}
      draftName="own"
      title={title}
      titleRef={titleRef}
      level={level}
      note={
        <Stack gap="xs">
          <LeftOut of={contract.listConversations} />
          <Inline gap="xs" justify="between">
            {student[isAtWork(counsellorHours, session.now()) ? 'open' : 'away']}
            <Button tone="secondary" size="compact" icon={icons.ArrowLeft} onPress={onBack}>
              {student.back}
            </Button>
          </Inline>
        </Stack>
      }
      placeholder={student.placeholder}
      empty={student.empty}
    />
  );
};
