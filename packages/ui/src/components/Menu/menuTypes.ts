import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MenuItem {
  /** The id passed to `onSelect`. */
  readonly id: string;
  /** The label, which says what the item does. */
  readonly label: string;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** An icon before the label. */
  readonly icon?: LucideIcon;
  /** 'critical' for destructive actions. @default 'default' */
  readonly tone?: 'default' | 'critical';
  /** Whether the item is disabled; a disabled item stays focusable. @default false */
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** The accessible name of the menu. */
  readonly label: string;
  /** The content of the trigger button. */
  readonly trigger: ReactNode;
  /** The variant of the trigger button; 'bare' is unstyled. @default 'secondary' */
  readonly variant?: 'secondary' | 'quiet' | 'bare';
  /** The menu items. */
  readonly items: readonly MenuItem[];
  /** Called with the selected item, after the menu has closed and the focus is restored. */
  readonly onSelect: (choice: { id: string }) => void;
}
