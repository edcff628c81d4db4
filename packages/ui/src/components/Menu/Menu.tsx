import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { useRef, type ReactNode } from 'react';
import { button } from '../../css/button.css.ts';
import { bare } from './Menu.css.ts';
import { MenuPanel, type MenuItem } from './MenuPanel.tsx';

export interface MenuProps {
  /** What its entries are about. */
  readonly label: string;
  /** What stands on the button that opens it. */
  readonly trigger: ReactNode;
  /** How that button looks; 'bare' leaves the look to what stands on it. @default 'secondary' */
  readonly look?: 'secondary' | 'quiet' | 'bare';
  /** What can be chosen. */
  readonly items: readonly MenuItem[];
  /** Called with what was chosen, after the menu has closed and the focus is back. */
  readonly onSelect: (choice: { id: string }) => void;
}

/** A button that opens a short list of things to do. */
export const Menu = ({ label, trigger, look = 'secondary', items, onSelect }: MenuProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <HeadlessMenu>
      <MenuButton
        ref={opener}
        className={look === 'bare' ? bare : button({ tone: look, size: 'compact' })}
        // Words on it are its name; a picture needs one.
        aria-label={look === 'bare' ? label : undefined}
      >
        {trigger}
      </MenuButton>
      <MenuPanel label={label} items={items} onSelect={onSelect} opener={opener} />
    </HeadlessMenu>
  );
};
