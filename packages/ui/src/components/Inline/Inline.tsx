import type { ReactNode } from 'react';
import { gapSprinkles, type Gap } from '../../css/gap.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** What stands in a row. */
  readonly children: ReactNode;
  /** The space between two children, also between rows. @default 'sm' */
  readonly gap?: Gap;
  /** Where children stand across. @default 'center' */
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  /** Where children stand along. @default 'start' */
  readonly justify?: 'start' | 'center' | 'between' | 'end';
  /** Whether the row may break. @default true */
  readonly wrap?: boolean;
  /** The element it is. @default 'div' */
  readonly as?: 'div' | 'ul' | 'span';
}

/** One thing beside the other; breaks into rows where there is no room. */
export const Inline = ({
  children,
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
}: InlineProps) => (
  <Element className={`${inline({ align, justify, wrap })} ${gapSprinkles({ gap })}`}>
    {children}
  </Element>
);
