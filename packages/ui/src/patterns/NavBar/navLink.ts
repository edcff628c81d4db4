import type { LucideIcon } from 'lucide-react';

export interface NavLink {
  /** The link text. */
  readonly label: string;
  /** The URL. */
  readonly href: string;
  /** Whether it links to the current page. @default false */
  readonly current?: boolean;
  /** Whether it is in the menu alone, however wide the bar is. @default false */
  readonly inMenu?: boolean;
  /** The short label and the icon in the bar at the thumb; a link without them is not in it. */
  readonly thumb?: { readonly label: string; readonly icon: LucideIcon };
}
