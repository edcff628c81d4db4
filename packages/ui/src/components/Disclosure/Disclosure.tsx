import type { ReactNode } from 'react';
import { icons, Icon } from '../Icon/index.ts';
import { arrow, content, details, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is inside, or the question that it answers. */
  readonly title: ReactNode;
  /** What shows when it is open. */
  readonly children: ReactNode;
  /** Those with one name are a group of which one is open at a time. */
  readonly group?: string;
  /** Whether it is open at first. @default false */
  readonly initiallyOpen?: boolean;
}

/** Shows more when it is asked to: the browser's own details, found by its page search as well. */
export const Disclosure = ({ title, children, group, initiallyOpen = false }: DisclosureProps) => (
  <details className={details} name={group} open={initiallyOpen || undefined}>
    <summary className={summary}>
      {title}
      <span className={arrow}>
        <Icon icon={icons.ChevronDown} size="small" />
      </span>
    </summary>
    <div className={content}>{children}</div>
  </details>
);
