import { Heading, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { columns, head, inside, section } from './Landing.css.ts';

interface SectionProps {
  /** The target of a URL's hash. */
  readonly id?: string;
  readonly heading: string;
  /** A sentence about the section. */
  readonly lead: string;
  /** @default 'page' */
  readonly background?: keyof typeof section;
  /** Lays the content out sideBySide the heading where both fit. @default false */
  readonly sideBySide?: boolean;
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export const Section = ({
  id,
  heading,
  lead,
  background = 'page',
  sideBySide = false,
  children,
}: SectionProps) => (
  <section id={id} aria-label={heading} className={section[background]}>
    <div className={sideBySide ? `${inside} ${columns}` : inside}>
      <div className={head}>
        <Heading level={2} size="display">
          {heading}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </div>
  </section>
);
