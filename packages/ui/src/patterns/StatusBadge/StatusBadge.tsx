import { Badge } from '../../components/Badge/Badge.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { statusBadgeMessages } from './messages.ts';

export interface StatusBadgeProps {
  /** Whether the account is active. */
  readonly active: boolean;
}

/** A badge for an active or inactive account. */
export const StatusBadge = ({ active }: StatusBadgeProps) => {
  const messages = useMessages('StatusBadge', statusBadgeMessages);
  return (
    <Badge tone={active ? 'positive' : 'neutral'} icon={active ? icons.Check : icons.Minus}>
      {active ? messages.active : messages.inactive}
    </Badge>
  );
};
