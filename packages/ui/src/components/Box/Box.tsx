import type { ReactNode } from 'react';
import { box, type BoxSprinkles } from './Box.css.ts';

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
  readonly padding?: BoxSprinkles['padding'];
  /** Space inside, above and below. */
  readonly paddingBlock?: BoxSprinkles['paddingBlock'];
  /** Space inside, at the start and at the end. */
  readonly paddingInline?: BoxSprinkles['paddingInline'];
  /** The paper it is. */
  readonly background?: BoxSprinkles['background'];
  /** How round its corners are. */
  readonly radius?: BoxSprinkles['radius'];
  /** The line around it. */
  readonly border?: BoxSprinkles['border'];
  /** Where an address may lead. */
  readonly id?: string;
}

/** A plain box with the space and the paper of the theme: the open door for layouts. */
export const Box = ({ children, as: Element = 'div', id, ...look }: BoxProps) => (
  <Element className={box(look)} id={id}>
    {children}
  </Element>
);
