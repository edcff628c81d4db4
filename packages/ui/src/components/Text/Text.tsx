import type { ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The text. */
  readonly children: ReactNode;
  /** The element to render. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong';
  /** @default 'body' */
  readonly size?: 'lead' | 'body' | 'small' | 'caption';
  /** The meaning of the colour; 'you' is only for the student's own rank. @default 'default' */
  readonly tone?: Tone | 'default' | 'muted' | 'inherit' | 'you';
  /** @default 'regular' */
  readonly weight?: 'regular' | 'medium' | 'semibold';
  /** Whether digits use tabular figures, which align in columns. @default false */
  readonly tabular?: boolean;
  /** Whether the text stays on one line, truncated with an ellipsis. @default false */
  readonly truncate?: boolean;
  /** The DOM id. */
  readonly id?: string;
}

/** Body text in a size of the type scale. */
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
