import type { StoredUser } from '@seatwise/flows/session';
import { Link, ProfileCard, RoleBadge, Text } from '@seatwise/ui';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/home.ts';

interface OwnDetailsProps {
  readonly user: StoredUser;
  /** The formatted rank, if known. */
  readonly rank: string | undefined;
}

const { terms, missing } = content;

/** The student's profile card, folded. */
export const OwnDetails = ({ user, rank }: OwnDetailsProps) => (
  <TitledCard title={content.account} id="home-account" isFolded>
    <ProfileCard
      name={user.username}
      level={3}
      details={[
        {
          term: terms.email,
          value: (
            <Link href={`mailto:${user.email}`} standalone>
              {user.email}
            </Link>
          ),
        },
        {
          term: terms.rank,
          value: rank ? (
            <Text as="span" tone="you" weight="semibold" tabular>
              {rank}
            </Text>
          ) : (
            missing
          ),
        },
        { term: terms.rollNumber, value: user.rollNumber || missing },
        { term: terms.category, value: user.counsellingCategory || missing },
        { term: terms.plan, value: <RoleBadge role={user.role} /> },
      ]}
    />
  </TitledCard>
);
