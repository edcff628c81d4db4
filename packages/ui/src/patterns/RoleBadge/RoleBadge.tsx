import { Badge } from '../../components/Badge/index.ts';
import { roleSlug, roleTone } from './roleTone.ts';

export interface RoleBadgeProps {
  /** The role, as it is called. */
  readonly role: string;
}

/** What a person may do, or has bought. */
export const RoleBadge = ({ role }: RoleBadgeProps) => (
  <span data-role={roleSlug(role)}>
    <Badge tone={roleTone(role)} outlined>
      {role}
    </Badge>
  </span>
);
