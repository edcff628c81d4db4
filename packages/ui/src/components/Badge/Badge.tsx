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
  readonly glyph?: LucideIcon;
  /** Whether a line is drawn round it. @default false */
  readonly outlined?: boolean;
}

/** A short mark on something: its state, its kind, its count. */
export const Badge = ({ children, tone = 'neutral', glyph, outlined = false }: BadgeProps) => (
  <span className={badge({ tone, outlined })} data-tone={tone}>
    {glyph && <Icon glyph={glyph} size="small" />}
    {children}
  </span>
);
