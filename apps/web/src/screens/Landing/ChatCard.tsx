import { glyphs, Heading, Icon, Inline, Link, Text } from '@seatwise/ui';
import { chat } from '../../content/landing.ts';
import { contact } from '../../content/site.ts';
import { ForGuests } from '../../layouts/ForGuests.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';
import { chatCard, chatPicture, chatWords, inside } from './Landing.css.ts';

/** The way to a person. */
export const ChatCard = () => {
  const { session } = useServices();
  const user = useUser(session);
  return (
    <div className={inside}>
      <section id="chat" aria-label={chat.heading} className={chatCard}>
        <span className={chatPicture}>
          <Icon glyph={glyphs.MessageCircle} size="large" />
        </span>
        <div className={chatWords}>
          <Heading level={2} size="headline">
            {chat.heading}
          </Heading>
          <Text>{chat.text}</Text>
        </div>
        <Inline>
          <ForGuests>
            {user ? (
              <Link href={paths.home} look="button">
                {chat.open}
              </Link>
            ) : (
              <Link href={paths.login} look="button">
                {chat.login}
              </Link>
            )}
          </ForGuests>
          <Link href={contact.whatsApp.href} look="button" tone="secondary" newTab>
            {chat.whatsApp}
          </Link>
        </Inline>
      </section>
    </div>
  );
};
