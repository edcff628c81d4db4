import type { ReactNode } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, content, details, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The summary, such as a question. */
  readonly title: ReactNode;
  /** The content that opening reveals. */
  readonly children: ReactNode;
  /** Disclosures with the same group name are exclusive: one is open at a time. */
  readonly group?: string;
  /** Whether the disclosure is initially open. @default false */
  readonly initiallyOpen?: boolean;
  /** Whether the summary is a plain line instead of a box, for help beside a form field. @default false */
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
