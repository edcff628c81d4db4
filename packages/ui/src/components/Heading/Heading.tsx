import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The text. */
  readonly children: ReactNode;
  /** The level in the document outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the level. @default 'display' for level 1, 'headline' for 2, else 'title' */
  readonly size?: 'hero' | 'display' | 'headline' | 'title';
  /** Use 'inherit' on coloured backgrounds. @default 'default' */
  readonly tone?: 'default' | 'inherit';
  /** The DOM id. */
  readonly id?: string;
  /** A ref, to focus the heading when its page or step appears. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

const sizes = { 1: 'display', 2: 'headline', 3: 'title', 4: 'title' } as const;

/** A heading whose size does not depend on its level. */
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
