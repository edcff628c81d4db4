import { Link, Text } from '@seatwise/ui';
import { content } from '../../content/stateAuthority.ts';
import { useAuthorities } from '../../hooks/useAuthorities.ts';
import { inLanguage } from '../../lib/inLanguage.ts';

interface StateAuthorityProps {
  /** The state whose authority is named; empty if the page is not about a single state. */
  readonly state: string;
  /** MCC's content on the page, which lacks what the state publishes. */
  readonly beside: keyof typeof content;
}

/** The authority that counsels for a state, with its portal; renders nothing if it is unknown. */
export const StateAuthority = ({ state, beside }: StateAuthorityProps) => {
  const authority = useAuthorities(state !== '').find((of) => of.state === state);
  if (state === '' || !authority?.name) return null;
  const name = inLanguage(authority.name);
  return (
    <Text as="div" size="small">
      {content[beside](state)}{' '}
      {authority.portal ? (
        <Link href={authority.portal} newTab>
          {name}
        </Link>
      ) : (
        name
      )}
    </Text>
  );
};
