import { Badge } from '../../components/Badge/Badge.tsx';
import { roleSlug, roleTone } from './roleTone.ts';

export interface RoleBadgeProps {
  /** The role's name. */
  readonly role: string;
}

/** A badge for a user's role or plan. */
export const RoleBadge = ({ role }: RoleBadgeProps) => (
  <span data-role={roleSlug(role)}>
    <Badge tone={roleTone(role)} outlined>
      {role}
    </Badge>
  </span>
);
