import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon, icons } from '../../components/Icon/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { sideNavMessages } from './messages.ts';
import { link, more, morePanel } from './SideNav.css.ts';
import type { SideNavItem } from './SideNav.tsx';
import { SideNavLink, SideNavText } from './SideNavLink.tsx';

/** The entries that a bottom bar has no room for, behind a button. */
export const SideNavMore = ({ items }: { readonly items: readonly SideNavItem[] }) => {
  const messages = useMessages('SideNav', sideNavMessages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // The handlers serve the button and the links in it, from which the events come.
    <div
      ref={frame}
      role="presentation"
      className={more}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        ref={opener}
        type="button"
        className={link}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={items.some(({ current }) => current) ? 'true' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={icons.Ellipsis} />
        <SideNavText
          label={messages.more}
          count={items.reduce((sum, { count = 0 }) => sum + count, 0)}
        />
      </button>
      <ul id={panelId} className={morePanel} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            <SideNavLink item={item} onFollow={close} />
          </li>
        ))}
      </ul>
    </div>
  );
};
