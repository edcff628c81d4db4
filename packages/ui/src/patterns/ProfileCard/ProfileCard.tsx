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
  /** Term-value pairs; the caller formats missing values. */
  readonly details: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The heading level of the name in the document outline. @default 2 */
  readonly level?: 1 | 2 | 3;
}

/** A summary of a person's profile. */
export const ProfileCard = ({ name, details, level = 2 }: ProfileCardProps) => (
  <section className={profile}>
    <div className={header}>
      <Avatar name={name} size="large" />
      <div className={who}>
        <Heading level={level} size="headline">
          {name}
        </Heading>
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
