import { Hero, Link } from '@seatwise/ui';
import { content } from '../../content/landing.ts';
import { fetchable } from '../../layouts/fetchable.tsx';
import { firstMove } from '../../layouts/firstMove.ts';
import { ForGuests } from '../../layouts/ForGuests.tsx';
import { Later } from '../../layouts/Later.tsx';
import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices, type Services } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';
import { ChatCard, ChatToggle } from './ChatCard.tsx';
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

/** A student's first view of the page has the chat's button. */
export const prepare = async ({ session }: Services): Promise<void> => {
  if (session.user()) await ChatToggle.fetch();
};

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
