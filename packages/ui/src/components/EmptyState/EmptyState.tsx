import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { action, empty, picture } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  readonly title: string;
  /** Why, or what to do about it. */
  readonly children?: ReactNode;
  /** A picture of what would be there. */
  readonly icon?: LucideIcon;
  /** A button or a link that leads on. */
  readonly action?: ReactNode;
}

/** There is nothing here, and that is how it should look. */
export const EmptyState = ({ title, children, icon, action: way }: EmptyStateProps) => (
  <div className={empty}>
    {icon && (
      <span className={picture}>
        <Icon icon={icon} size="large" />
      </span>
    )}
    <Text weight="semibold">{title}</Text>
    {children !== undefined && (
      <Text as="div" size="small" tone="muted">
        {children}
      </Text>
    )}
    {way !== undefined && <div className={action}>{way}</div>}
  </div>
);
