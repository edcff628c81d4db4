import { Hero } from '@seatwise/ui';
import { content } from '../../content/plans.ts';
import { ForGuests } from '../../layouts/ForGuests.tsx';
import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { useServices } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';
import { PlanShop } from './PlanShop.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  return (
    <SiteLayout>
      <Hero title={content.heading} lead={content.subtitle} />
      <ForGuests>
        <PlanShop key={user?.id ?? 'visitor'} user={user} />
      </ForGuests>
    </SiteLayout>
  );
};
