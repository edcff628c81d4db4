import type { LucideIcon } from 'lucide-react';

export interface NavLink {
  /** The link text. */
  readonly label: string;
  /** The URL. */
  readonly href: string;
  /** Whether the link leads to the current page. @default false */
  readonly current?: boolean;
  /** Whether the link is only in the menu, however wide the bar is. @default false */
  readonly inMenu?: boolean;
  /** The short label and the icon in a phone's bottom bar, which omits links without them. */
  readonly thumb?: { readonly label: string; readonly icon: LucideIcon };
}
