import { Card, Hero, Link } from '@seatwise/ui';
import { Suspense } from 'react';
import { content } from '../../../content/landing.ts';
import { lazyWithPreload } from '../../../routing/lazyWithPreload.tsx';
import { firstInteraction } from '../../../hydration/firstInteraction.ts';
import { ForGuests } from '../../../hydration/ForGuests.tsx';
import { DeferredHydration } from '../../../hydration/DeferredHydration.tsx';
import { paths } from '../../../paths.ts';
import { useServices, type Services } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { ChatCard, ChatToggle } from './ChatCard.tsx';
import { keptQuestion } from './keptQuestion.ts';
import { board, columns, inside, news } from './Landing.css.ts';

/** The latest documents; their code and data load after the first paint. */
const EventsBoard = lazyWithPreload(() => import('./EventsBoard.tsx'));

const interaction = firstInteraction();
const Sections = lazyWithPreload(async () => {
  await interaction;
  return import('./Sections.tsx');
});
/** The fields are prerendered; their code loads at the first interaction, or to answer again. */
const Trial = lazyWithPreload(async () => {
  if (keptQuestion() === undefined) await interaction;
  return import('./Trial.tsx');
});
/** A prerendered page hydrates without its lazy parts; other pages render with them. */
export const complete = interaction
  ? Promise.resolve()
  : Promise.all([EventsBoard.preload(), Trial.preload(), Sections.preload()]);

/** A student's first view of the page includes the chat's button. */
export const prepare = async ({ session }: Services): Promise<void> => {
  if (session.user()) await ChatToggle.preload();
};

const events = (
  <Suspense fallback={null}>
    <EventsBoard />
  </Suspense>
);

const trial = (
  <DeferredHydration>
    <Trial />
  </DeferredHydration>
);

const sections = (
  <DeferredHydration>
    <Sections />
  </DeferredHydration>
);

/** The public start page; the code below the fold loads lazily. */
export const Landing = () => {
  const { session } = useServices();
  const user = useUser(session);
  const [first, label] = user
    ? [paths.home, content.dashboard]
    : [paths.createAccount, content.createAccount];
  return (
    <>
      <Hero
        size="landing"
        title={content.headline}
        lead={content.lead}
        claims={content.claims}
        claimsNote={content.claimsNote}
        actions={
          <ForGuests>
            <Link href={first} variant="button" tone="secondary">
              {label}
            </Link>
            <Link href={paths.plans} standalone>
              {content.seePlans}
            </Link>
            {!user && <span>{content.createAccountHint}</span>}
          </ForGuests>
        }
        aside={trial}
      />
      <div className={`${inside} ${columns} ${news}`}>
        <Card as="section" labelledBy="current-events">
          <div className={board}>{events}</div>
        </Card>
        <ChatCard />
      </div>
      {sections}
    </>
  );
};
