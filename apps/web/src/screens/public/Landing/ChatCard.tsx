import { isStaff } from '@seatwise/flows/chat';
import { Heading, Inline, Link, Skeleton, Text } from '@seatwise/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chat } from '../../../content/landing.ts';
import { AppLinks } from '../../../components/AppLinks.tsx';
import { contact } from '../../../content/site.ts';
import { ForGuests } from '../../../hydration/ForGuests.tsx';
import { paths } from '../../../paths.ts';
import { lazyWithPreload } from '../../../routing/lazyWithPreload.tsx';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { chatCard, chatPanel, chatText } from './Landing.css.ts';

const ChatSupport = lazy(async () => ({
  default: (await import('../../../features/chat/ChatSupport.tsx')).ChatSupport,
}));

export const ChatToggle = lazyWithPreload(() => import('./ChatToggle.tsx'));

/** The chat, which students open in place, while guests and counsellors get a link. */
export const ChatCard = () => {
  const { session } = useServices();
  const user = useUser(session);
  const [query] = useSearchParams();
  const isStudent = user !== undefined && !isStaff(user.role);
  const isOpen = isStudent && query.has('chat');
  return (
    <section id="chat" aria-label={chat.heading} className={chatCard}>
      <div className={chatText}>
        <Heading level={2}>{chat.heading}</Heading>
        <Text>{chat.text}</Text>
      </div>
      <Inline>
        <ForGuests>
          {!user && (
            <AppLinks returnTo={paths.openChat}>
              <Link href={paths.login} variant="button" tone="secondary">
                {chat.login}
              </Link>
            </AppLinks>
          )}
          {isStudent && (
            <Suspense fallback={null}>
              <ChatToggle />
            </Suspense>
          )}
          {user && !isStudent && (
            <Link href={paths.adminChat} variant="button">
              {chat.openAll}
            </Link>
          )}
        </ForGuests>
        <Link href={contact.whatsApp.href} standalone newTab>
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
  );
};
