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
  /** The content. */
  readonly children?: ReactNode;
  /** The element to render. @default 'div' */
  readonly as?: (typeof boxElements)[number];
  /** Padding on all sides; may be responsive. */
  readonly padding?: Sprinkles['padding'];
  /** Block padding. */
  readonly paddingBlock?: Sprinkles['paddingBlock'];
  /** Inline padding. */
  readonly paddingInline?: Sprinkles['paddingInline'];
  /** The background. */
  readonly background?: Sprinkles['background'];
  /** The border radius. */
  readonly radius?: Sprinkles['radius'];
  /** The border. */
  readonly border?: Sprinkles['border'];
  /** The DOM id, for example as the target of an anchor link. */
  readonly id?: string;
}

/** A plain container with the theme's spacing and backgrounds, for custom layouts. */
export const Box = ({ children, as: Element = 'div', id, ...styles }: BoxProps) => (
  <Element className={sprinkles(styles)} id={id}>
    {children}
  </Element>
);
