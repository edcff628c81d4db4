import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import {
  detail,
  details as detailsStyle,
  head,
  pair,
  profile,
  term,
  who,
} from './ProfileCard.css.ts';

export interface ProfileCardProps {
  /** The person's name, as it is shown. */
  readonly name: string;
  /** One letter or two in the round mark. @default 1 */
  readonly letters?: 1 | 2;
  /** What stands below the name, such as a role. */
  readonly badge?: ReactNode;
  /** What is known, as pairs of words; a missing value is the caller's dash. */
  readonly details: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The place of the name in the outline of the page. @default 2 */
  readonly level?: 1 | 2 | 3;
}

/** A person at a glance. */
export const ProfileCard = ({ name, letters = 1, badge, details, level = 2 }: ProfileCardProps) => (
  <section className={profile}>
    <div className={head}>
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
