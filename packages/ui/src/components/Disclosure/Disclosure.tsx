import type { ReactNode } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, content, details, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary, such as a question. */
  readonly title: ReactNode;
  /** The content that it reveals. */
  readonly children: ReactNode;
  /** Disclosures with the same group name are exclusive: one is open at a time. */
  readonly group?: string;
  /** Whether it is initially open. @default false */
  readonly initiallyOpen?: boolean;
  /** Whether it is a plain line, for a help beside a form's field, in place of a box. @default false */
  readonly quiet?: boolean;
}

/** Expandable content: a native `<details>`, which find-in-page can open. */
export const Disclosure = ({
  title,
  children,
  group,
  initiallyOpen = false,
  quiet = false,
}: DisclosureProps) => (
  <details className={quiet ? undefined : details} name={group} open={initiallyOpen || undefined}>
    <summary className={summary({ quiet })}>
      {title}
      <span className={arrow}>
        <Icon icon={icons.ChevronDown} size="small" />
      </span>
    </summary>
    <div className={quiet ? undefined : content}>{children}</div>
  </details>
);
