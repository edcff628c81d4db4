import { Hero, Link } from '@seatwise/ui';
import { content } from '../../content/landing.ts';
import { fetchable } from '../../routing/lazyWithPreload.tsx';
import { firstMove } from '../../hydration/firstInteraction.ts';
import { ForGuests } from '../../hydration/ForGuests.tsx';
import { Later } from '../../hydration/DeferredHydration.tsx';
import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { ChatCard } from './ChatCard.tsx';
import { EventsBoard, EventsPanel } from './EventsPanel.tsx';

const move = firstMove();
const Sections = fetchable(async () => {
  await move;
  return import('./Sections.tsx');
});
/** Seen as it was drawn, the page can do without; otherwise it comes in one piece. */
export const complete = move
  ? Promise.resolve()
  : Promise.all([EventsBoard.fetch(), Sections.fetch()]);

const sections = (
  <Later>
    <Sections />
  </Later>
);

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
            <Link href={first} variant="button">
              {label}
            </Link>
            <Link href={paths.plans} variant="button" tone="secondary">
              {content.seePlans}
            </Link>
          </ForGuests>
        }
        aside={<EventsPanel />}
      />
      <ChatCard />
      {sections}
    </SiteLayout>
  );
};
