import type { ReactNode } from 'react';
import { gapSprinkles, type Gap } from '../../css/gap.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** What is stacked, top to bottom. */
  readonly children: ReactNode;
  /** The space between two children. @default 'md' */
  readonly gap?: Gap;
  /** Where children stand across. @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'center';
  /** The element it is; lists take `li` children. @default 'div' */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header';
}

/** One thing below the other, with equal space between. */
export const Stack = ({
  children,
  gap = 'md',
  align = 'stretch',
  as: Element = 'div',
}: StackProps) => (
  <Element className={`${stack({ align })} ${gapSprinkles({ gap })}`}>{children}</Element>
);
