import type { StoredUser } from '@seatwise/flows/session';
import { Text, useNumberFormatter } from '@seatwise/ui';
import { Facts } from '../../../components/Facts.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/editProfile.ts';

/** The read-only part of the profile. */
export const ProfileFacts = ({ user }: { readonly user: StoredUser }) => {
  const { glanceTerms: terms, missing } = content;
  const number = useNumberFormatter();
  return (
    <TitledCard title={content.glance}>
      <Facts
        large
        rows={[
          [terms.username, user.username],
          [terms.id, user.id],
          [terms.role, user.role],
          [terms.category, user.counsellingCategory ?? missing],
          [terms.rollNumber, user.rollNumber ?? missing],
          [
            terms.rank,
            typeof user.air === 'number' ? (
              <Text as="span" size="lead" tone="you" weight="semibold">
                {number.format(user.air)}
              </Text>
            ) : (
              missing
            ),
          ],
        ]}
      />
    </TitledCard>
  );
};
