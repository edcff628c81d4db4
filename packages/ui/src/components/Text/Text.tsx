import type { ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** The element it is. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  /** @default 'body' */
  readonly size?: 'lead' | 'body' | 'small' | 'caption';
  /** What the colour says. @default 'default' */
  readonly tone?: Tone | 'default' | 'muted' | 'inherit';
  /** @default 'regular' */
  readonly weight?: 'regular' | 'medium' | 'semibold';
  /** Figures of one width, to be compared down a column. @default false */
  readonly tabular?: boolean;
  /** One line, cut with an ellipsis. @default false */
  readonly truncate?: boolean;
  /** A name for others to refer to. */
  readonly id?: string;
}

/** Running words in one of the sizes of the type scale. */
export const Text = ({
  children,
  as: Element = 'p',
  size = 'body',
  tone = 'default',
  weight = 'regular',
  tabular = false,
  truncate = false,
  id,
}: TextProps) => (
  <Element className={text({ size, tone, weight, tabular, truncate })} id={id}>
    {children}
  </Element>
);
