import { Badge } from '../../components/Badge/index.ts';
import { glyphs } from '../../components/Icon/index.ts';

export interface StatusBadgeProps {
  /** Whether the account can be used. */
  readonly active: boolean;
}

/** Whether an account is in use. */
export const StatusBadge = ({ active }: StatusBadgeProps) => (
  <Badge tone={active ? 'positive' : 'neutral'} glyph={active ? glyphs.Check : glyphs.Minus}>
    {active ? 'Active' : 'Inactive'}
  </Badge>
);
