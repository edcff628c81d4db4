import { Hero, Link } from '@seatwise/ui';
import { content } from '../../content/landing.ts';
import { ForGuests } from '../../layouts/ForGuests.tsx';
import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';
import { ChatCard } from './ChatCard.tsx';
import { ContactUs } from './ContactUs.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { Faqs } from './Faqs.tsx';
import { Offerings } from './Offerings.tsx';
import { Reasons } from './Reasons.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  const [first, label] = user
    ? [paths.home, content.dashboard]
    : [paths.createAccount, content.createAccount];
  return (
    <SiteLayout hasHero>
      <Hero
        size="landing"
        title={content.headline}
        lead={content.lead}
        claims={content.claims}
        actions={
          <ForGuests>
            <Link href={first} look="button">
              {label}
            </Link>
            <Link href={paths.plans} look="button" tone="secondary">
              {content.seePlans}
            </Link>
          </ForGuests>
        }
        aside={<EventsPanel />}
      />
      <ChatCard />
      <Offerings />
      <Reasons />
      <ContactUs />
      <Faqs />
    </SiteLayout>
  );
};
