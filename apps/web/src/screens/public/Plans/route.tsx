import { Hero } from '@seatwise/ui';
import { content } from '../../../content/plans.ts';
import { ForGuests } from '../../../hydration/ForGuests.tsx';
import { SiteLayout } from '../../../layouts/SiteLayout.tsx';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { Plans } from './Plans.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  return (
    <SiteLayout>
      <Hero title={content.heading} lead={content.subtitle} />
      <ForGuests>
        <Plans key={user?.id ?? 'visitor'} user={user} />
      </ForGuests>
    </SiteLayout>
  );
};
