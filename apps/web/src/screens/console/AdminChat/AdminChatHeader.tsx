import { Button, icons, Inline, Link, Menu, PageHeader } from '@seatwise/ui';
import { useState, type Ref } from 'react';
import { admin } from '../../../content/chat.ts';
import { figures, notifications } from '../../../content/conversations.ts';
import { paths } from '../../../paths.ts';
import { useChatNotifications } from '../../../services/chatNotifications.ts';
import { back, listTools } from './AdminChat.css.ts';
import { ChatFigures } from './ChatFigures.tsx';

/** A menu to choose whether new messages make a sound and count in the title, on this device. */
const NotificationsMenu = () => {
  const { hasSound, hasTitleCount, change } = useChatNotifications();
  return (
    <Menu
      label={notifications.menu}
      trigger={notifications.menu}
      items={[
        {
          id: 'sound',
          label: hasSound ? notifications.soundOff : notifications.soundOn,
          icon: icons.Bell,
        },
        {
          id: 'title',
          label: hasTitleCount ? notifications.titleOff : notifications.titleOn,
          icon: icons.Eye,
        },
      ]}
      onSelect={({ id }) =>
        change(id === 'sound' ? { hasSound: !hasSound } : { hasTitleCount: !hasTitleCount })
      }
    />
  );
};

interface AdminChatHeaderProps {
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Whether a conversation is open, which replaces the list on a phone. */
  readonly isOpen: boolean;
  /** Whether the server offers the counsellors' tools. */
  readonly hasTools: boolean;
}

/** The title of the chat, the way back to the list, and the buttons for figures and notifications. */
export const AdminChatHeader = ({ titleRef, isOpen, hasTools }: AdminChatHeaderProps) => {
  const [showsFigures, setShowsFigures] = useState(false);
  return (
    <>
      <PageHeader
        title={admin.title}
        titleRef={titleRef}
        actions={
          <Inline gap="xs">
            {isOpen && (
              <span className={back}>
                <Link href={paths.adminChat} variant="button" tone="secondary" size="compact">
                  {admin.back}
                </Link>
              </span>
            )}
            {hasTools && (
              <div className={listTools} data-open={isOpen}>
                <Inline gap="xs">
                  <Button tone="secondary" size="compact" onPress={() => setShowsFigures(true)}>
                    {figures.open}
                  </Button>
                  <NotificationsMenu />
                </Inline>
              </div>
            )}
          </Inline>
        }
      />
      <ChatFigures open={showsFigures} onClose={() => setShowsFigures(false)} />
    </>
  );
};
