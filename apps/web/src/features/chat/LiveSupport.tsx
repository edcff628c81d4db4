import { Button, icons, Stack } from '@seatwise/ui';
import type { Ref } from 'react';
import { student } from '../../content/chat.ts';
import { useChat } from './useChat.ts';
import { LiveChat } from './LiveChat.tsx';

interface LiveSupportProps {
  readonly studentId: number;
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly level: 2 | 3;
  /** Called to return to the help bot. */
  readonly onBack: () => void;
}

/** A student's conversation with the counsellors; connected while it is mounted. */
export const LiveSupport = ({ studentId, title, titleRef, level, onBack }: LiveSupportProps) => {
  const chat = useChat({ id: studentId, isAdmin: false });
  return (
    <LiveChat
      chat={chat}
      draftName="own"
      title={title}
      titleRef={titleRef}
      level={level}
      note={
        <Stack gap="xs" align="start">
          {student.note}
          <Button tone="secondary" size="compact" icon={icons.ArrowLeft} onPress={onBack}>
            {student.back}
          </Button>
        </Stack>
      }
      placeholder={student.placeholder}
      empty={student.empty}
    />
  );
};
