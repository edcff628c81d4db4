import type { ReactNode } from 'react';
import { gaps, type Gap } from '../../css/gap.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** The content, top to bottom. */
  readonly children: ReactNode;
  /** The gap between children. @default 'md' */
  readonly gap?: Gap;
  /** The alignment of the children across the column. @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'center';
  /** The element to render; lists take `li` children. @default 'div' */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header';
}

/** A vertical layout with equal gaps. */
export const Stack = ({
  children,
  gap = 'md',
  align = 'stretch',
  as: Element = 'div',
}: StackProps) => <Element className={`${stack({ align })} ${gaps[gap]}`}>{children}</Element>;
