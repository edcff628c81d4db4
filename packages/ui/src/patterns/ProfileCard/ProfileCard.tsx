import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import {
  detail,
  details as detailsStyle,
  header,
  pair,
  profile,
  term,
  who,
} from './ProfileCard.css.ts';

export interface ProfileCardProps {
  /** The person's display name. */
  readonly name: string;
  /** How many initials the avatar shows. @default 1 */
  readonly letters?: 1 | 2;
  /** Content below the name, such as a RoleBadge. */
  readonly badge?: ReactNode;
  /** Term-value pairs; the caller formats missing values. */
  readonly details: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The heading level of the name in the document outline. @default 2 */
  readonly level?: 1 | 2 | 3;
}

/** A summary of a person's profile. */
export const ProfileCard = ({ name, letters = 1, badge, details, level = 2 }: ProfileCardProps) => (
  <section className={profile}>
    <div className={header}>
      <Avatar name={name} letters={letters} size="large" />
      <div className={who}>
        <Heading level={level} size="headline">
          {name}
        </Heading>
        {badge}
      </div>
    </div>
    <dl className={detailsStyle}>
      {details.map(({ term: word, value }) => (
        <div key={word} className={pair}>
          <dt className={term}>{word}</dt>
          <dd className={detail}>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
