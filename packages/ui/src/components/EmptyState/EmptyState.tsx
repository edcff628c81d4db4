import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, empty, iconWrapper } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The title, which says what is empty. */
  readonly title: string;
  /** The reason, or what to do about it. */
  readonly children?: ReactNode;
  /** An icon for the missing content. */
  readonly icon?: LucideIcon;
  /** A button or link for the next step. */
  readonly action?: ReactNode;
}

/** Placeholder for a list or page without content. */
export const EmptyState = ({ title, children, icon, action }: EmptyStateProps) => (
  <div className={empty}>
    {icon && (
      <span className={iconWrapper}>
        <Icon icon={icon} size="large" />
      </span>
    )}
    <Text weight="semibold">{title}</Text>
    {children !== undefined && (
      <Text as="div" size="small" tone="muted">
        {children}
      </Text>
    )}
    {action !== undefined && <div className={actionStyle}>{action}</div>}
  </div>
);
