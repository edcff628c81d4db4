import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../../css/sprinkles.css.ts';

const boxElements = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'span',
  'li',
] as const;

export interface BoxProps {
  /** What stands inside. */
  readonly children?: ReactNode;
  /** The element it is. @default 'div' */
  readonly as?: (typeof boxElements)[number];
  /** Space inside, on all sides; may change with the page's width. */
  readonly padding?: Sprinkles['padding'];
  /** Space inside, above and below. */
  readonly paddingBlock?: Sprinkles['paddingBlock'];
  /** Space inside, at the start and at the end. */
  readonly paddingInline?: Sprinkles['paddingInline'];
  /** The paper it is. */
  readonly background?: Sprinkles['background'];
  /** How round its corners are. */
  readonly radius?: Sprinkles['radius'];
  /** The line around it. */
  readonly border?: Sprinkles['border'];
  /** Where an address may lead. */
  readonly id?: string;
}

/** A plain box with the space and the paper of the theme: the open door for layouts. */
export const Box = ({ children, as: Element = 'div', id, ...styles }: BoxProps) => (
  <Element className={sprinkles(styles)} id={id}>
    {children}
  </Element>
);
