import type { ReactNode } from 'react';
import { box, type BoxVariants } from './Box.css.ts';

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
  /** The content. */
  readonly children?: ReactNode;
  /** The element to render. @default 'div' */
  readonly as?: (typeof boxElements)[number];
  /** Padding on all sides. */
  readonly padding?: BoxVariants['padding'];
  /** The background. */
  readonly background?: BoxVariants['background'];
  /** The border radius. */
  readonly radius?: BoxVariants['radius'];
  /** The border. */
  readonly border?: BoxVariants['border'];
  /** The DOM id, for example as the target of an anchor link. */
  readonly id?: string;
}

/** A plain container with the theme's spacing and backgrounds, for custom layouts. */
export const Box = ({ children, as: Element = 'div', id, ...styles }: BoxProps) => (
  <Element className={box(styles)} id={id}>
    {children}
  </Element>
);
