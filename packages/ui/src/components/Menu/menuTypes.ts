import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MenuItem {
  /** What `onSelect` is told. */
  readonly id: string;
  /** What it does, in words. */
  readonly label: string;
  /** A picture before the words. */
  readonly icon?: LucideIcon;
  /** 'critical' takes something away. @default 'default' */
  readonly tone?: 'default' | 'critical';
  /** It cannot be chosen now; it can still be found. @default false */
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** What its entries are about. */
  readonly label: string;
  /** What stands on the button that opens it. */
  readonly trigger: ReactNode;
  /** How that button looks; 'bare' leaves the look to what stands on it. @default 'secondary' */
  readonly variant?: 'secondary' | 'quiet' | 'bare';
  /** What can be chosen. */
  readonly items: readonly MenuItem[];
  /** Called with what was chosen, after the menu has closed and the focus is back. */
  readonly onSelect: (choice: { id: string }) => void;
}
