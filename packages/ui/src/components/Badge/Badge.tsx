import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  readonly children: ReactNode;
  /** The meaning of the colour. @default 'neutral' */
  readonly tone?: Tone;
  /** An icon before the label. */
  readonly icon?: LucideIcon;
  /** Whether the badge has a border. @default false */
  readonly outlined?: boolean;
}

/** A short label for a status, a kind or a count. */
export const Badge = ({ children, tone = 'neutral', icon, outlined = false }: BadgeProps) => (
  <span className={badge({ tone, outlined })} data-tone={tone}>
    {icon && <Icon icon={icon} size="small" />}
    {children}
  </span>
);
