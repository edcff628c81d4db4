import { isStaff } from '@seatwise/flows/chat';
import { Badge, icons, Link } from '@seatwise/ui';
import { student } from '../../content/chat.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { useUnreadChat } from '../../services/unreadChat.ts';
import { useUser } from '../../session/session.ts';
import { HelpBot } from '../help-bot/HelpBot.tsx';

interface ChatSupportProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** The text of a badge that is shown beside the title. */
  readonly indicator?: string;
}

/** The help bot, which leads students to the counsellors. */
export const ChatSupport = ({ title, level = 2, indicator }: ChatSupportProps) => {
  const user = useUser(useServices().session);
  const unread = useUnreadChat();
  return (
    <HelpBot
      place="dashboard"
      title={title}
      level={level}
      indicator={indicator}
      handover={
        user &&
        !isStaff(user.role) && (
          <Link
            href={paths.liveChat}
            variant="button"
            tone="secondary"
            size="compact"
            icon={icons.MessageCircle}
          >
            {student.talk}
            {unread > 0 && <Badge tone="accent">{student.unread(unread)}</Badge>}
          </Link>
        )
      }
    />
  );
};
