import type { StoredUser } from '@seatwise/flows/session';
import { TextField, useNumberFormatter } from '@seatwise/ui';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/editProfile.ts';
import { facts } from './EditProfile.css.ts';

const ignore = (): void => {};

/** The profile's read-only fields. */
export const ProfileFacts = ({ user }: { readonly user: StoredUser }) => {
  const { glanceTerms: terms, missing } = content;
  const number = useNumberFormatter();
  const rows = [
    [terms.username, user.username],
    [terms.id, user.id],
    [terms.role, user.role],
    [terms.category, user.counsellingCategory],
    [terms.rollNumber, user.rollNumber],
    [terms.rank, typeof user.air === 'number' ? number.format(user.air) : undefined],
  ] as const;
  return (
    <TitledCard title={content.glance}>
      <div className={facts}>
        {rows.map(([label, value]) => (
          <TextField
            key={label}
            label={label}
            required
            readOnly
            value={value === null || value === undefined ? missing : String(value)}
            onChange={ignore}
          />
        ))}
      </div>
    </TitledCard>
  );
};
