import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** The picture, from `icons`. */
  readonly icon: LucideIcon;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** What it says, where no word beside it does; without it the picture is decoration. */
  readonly label?: string;
  /** Whether it turns round with the reading direction. @default false */
  readonly mirrored?: boolean;
}

/** A line drawing in the colour of the text around it. */
export const Icon = ({ icon: Drawing, size = 'medium', label, mirrored = false }: IconProps) => (
  <Drawing
    className={icon({ size, mirrored })}
    strokeWidth={2}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
    focusable="false"
  />
);
