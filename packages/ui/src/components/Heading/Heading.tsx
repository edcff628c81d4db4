import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The words. */
  readonly children: ReactNode;
  /** Its place in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** How large it looks, whatever its place. @default 'display' for level 1, 'headline' for 2, else 'title' */
  readonly size?: 'hero' | 'display' | 'headline' | 'title';
  /** 'inherit' on coloured grounds. @default 'default' */
  readonly tone?: 'default' | 'inherit';
  /** A name for others to refer to. */
  readonly id?: string;
  /** To move the focus here when a page or a step appears. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

const sizes = { 1: 'display', 2: 'headline', 3: 'title', 4: 'title' } as const;

/** A heading whose look does not depend on its level. */
export const Heading = ({
  children,
  level,
  size = sizes[level],
  tone = 'default',
  id,
  ref,
}: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element className={heading({ size, tone })} id={id} ref={ref} tabIndex={ref ? -1 : undefined}>
      {children}
    </Element>
  );
};
