import { isChatAdmin } from '@seatwise/flows/chat';
import { Button, glyphs, Heading, Icon, Inline, Link, Skeleton, Text } from '@seatwise/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chat } from '../../content/landing.ts';
import { contact } from '../../content/site.ts';
import { ForGuests } from '../../hydration/ForGuests.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { chatCard, chatPanel, chatPicture, chatText, inside } from './Landing.css.ts';

const ChatSupport = lazy(async () => {
  const { ChatSupport: Panel } = await import('../../features/chat/ChatSupport.tsx');
  return { default: Panel };
});

/** The chat, which students open in place; guests and counsellors get a link. */
export const ChatCard = () => {
  const { session } = useServices();
  const user = useUser(session);
  const [query, setQuery] = useSearchParams();
  const isStudent = user !== undefined && !isChatAdmin(user.role);
  const isOpen = isStudent && query.has('chat');
  return (
    <div className={inside}>
      <section id="chat" aria-label={chat.heading} className={chatCard}>
        <span className={chatPicture}>
          <Icon glyph={glyphs.MessageCircle} size="large" />
        </span>
        <div className={chatText}>
          <Heading level={2} size="headline">
            {chat.heading}
          </Heading>
          <Text>{chat.text}</Text>
        </div>
        <Inline>
          <ForGuests>
            {!user && (
              <Link href={paths.login} look="button">
                {chat.login}
              </Link>
            )}
            {isStudent && (
              <Button onPress={() => setQuery(isOpen ? {} : { chat: 'bot' })}>
                {isOpen ? chat.close : chat.open}
              </Button>
            )}
            {user && !isStudent && (
              <Link href={paths.adminChat} look="button">
                {chat.openAll}
              </Link>
            )}
          </ForGuests>
          <Link href={contact.whatsApp.href} look="button" tone="secondary" newTab>
            {chat.whatsApp}
          </Link>
        </Inline>
        {isOpen && (
          <div className={chatPanel}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <ChatSupport title={chat.panel} level={3} indicator={chat.live} />
            </Suspense>
          </div>
        )}
      </section>
    </div>
  );
};
