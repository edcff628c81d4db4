import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import { Icon } from '../Icon/index.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  readonly children: ReactNode;
  /** What the colour says. @default 'neutral' */
  readonly tone?: Tone;
  /** A picture before the words. */
  readonly icon?: LucideIcon;
  /** Whether a line is drawn round it. @default false */
  readonly outlined?: boolean;
}

/** A short mark on something: its state, its kind, its count. */
export const Badge = ({ children, tone = 'neutral', icon, outlined = false }: BadgeProps) => (
  <span className={badge({ tone, outlined })} data-tone={tone}>
    {icon && <Icon icon={icon} size="small" />}
    {children}
  </span>
);
