import { Heading, Text } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { columns, head, inside, section } from './Landing.css.ts';

interface SectionProps {
  /** Where an address may lead. */
  readonly id?: string;
  readonly heading: string;
  /** What the section is about, in a sentence. */
  readonly lead: string;
  /** @default 'page' */
  readonly ground?: keyof typeof section;
  /** What it holds stands beside its heading where there is room. @default false */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** One band of the page, with its heading. */
export const Section = ({
  id,
  heading,
  lead,
  ground = 'page',
  beside = false,
  children,
}: SectionProps) => (
  <section id={id} aria-label={heading} className={section[ground]}>
    <div className={beside ? `${inside} ${columns}` : inside}>
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
