import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** The icon, from `icons`. */
  readonly icon: LucideIcon;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** The accessible name; without one the icon is decorative, beside a text with the same meaning. */
  readonly label?: string;
  /** Whether the icon is flipped in right-to-left layouts. @default false */
  readonly mirrored?: boolean;
}

/** An icon in the current text colour. */
export const Icon = ({ icon: Svg, size = 'medium', label, mirrored = false }: IconProps) => (
  <Svg
    className={icon({ size, mirrored })}
    strokeWidth={2}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
    focusable="false"
  />
);
