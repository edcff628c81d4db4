import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createTypeAhead } from '../../internal/typeAhead.ts';
import { usePopover } from '../../internal/usePopover.ts';
import { button } from '../../css/button.css.ts';
import { Icon } from '../Icon/index.ts';
import { bare, item as itemStyle, menu } from './Menu.css.ts';

export interface MenuItem {
  /** What `onSelect` is told. */
  readonly id: string;
  /** What it does, in words. */
  readonly label: string;
  /** A picture before the words. */
  readonly glyph?: LucideIcon;
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
  readonly look?: 'secondary' | 'quiet' | 'bare';
  /** What can be chosen. */
  readonly items: readonly MenuItem[];
  /** Called with what was chosen, after the menu has closed and the focus is back. */
  readonly onSelect: (choice: { id: string }) => void;
}

/** A button that opens a short list of things to do. */
export const Menu = ({ label, trigger, look = 'secondary', items, onSelect }: MenuProps) => {
  const list = useRef<HTMLDivElement>(null);
  const startsAt = useRef<0 | -1>(0);
  const [typeAhead] = useState(createTypeAhead);

  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];
  const focusOn = (index: number): void => entries().at(index)?.focus();
  const opener = useRef<HTMLButtonElement>(null);
  const {
    id: listId,
    isOpen,
    open,
    close,
  } = usePopover(opener, list, () => focusOn(startsAt.current));

  const move = (event: KeyboardEvent): void => {
    const all = entries();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusOn((current + 1) % all.length),
      ArrowUp: () => focusOn(current - 1),
      Home: () => focusOn(0),
      End: () => focusOn(-1),
      Tab: close,
    };
    const act = moves[event.key];
    if (act) {
      // Tab goes on its way from the trigger, to which closing has brought the focus back.
      if (event.key !== 'Tab') event.preventDefault();
      act();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      focusOn(
        typeAhead(
          event.key,
          items.map((entry) => entry.label),
          current,
        ),
      );
    }
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={look === 'bare' ? bare : button({ tone: look, size: 'compact' })}
        // Words on it are its name; a picture needs one.
        aria-label={look === 'bare' ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={listId}
        popoverTarget={listId}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          startsAt.current = event.key === 'ArrowDown' ? 0 : -1;
          open();
        }}
        onClick={() => {
          startsAt.current = 0;
        }}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={listId}
        popover="auto"
        className={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
      >
        {isOpen &&
          items.map(({ id, label: words, glyph, tone = 'default', disabled = false }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={itemStyle({ tone })}
              aria-disabled={disabled || undefined}
              onClick={() => {
                if (disabled) return;
                close();
                onSelect({ id });
              }}
            >
              {glyph && <Icon glyph={glyph} size="small" />}
              {words}
            </button>
          ))}
      </div>
    </>
  );
};
