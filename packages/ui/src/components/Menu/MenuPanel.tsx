import { MenuItem as HeadlessMenuItem, MenuItems } from '@headlessui/react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnchor } from '../../internal/useAnchor.ts';
import { Icon } from '../Icon/Icon.tsx';
import { item as itemStyle, menu } from './Menu.css.ts';
import type { MenuProps } from './menuTypes.ts';

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'onSelect'> {
  readonly opener: RefObject<HTMLElement | null>;
}

/** A menu named by its own label; Headless UI would name it by its button. */
const MenuList = ({ 'aria-labelledby': _button, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} />
);

/** Adds the parts of the APG menu pattern that Headless UI lacks: arrow keys wrap, and disabled items are focusable. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const list = event.currentTarget;
  const items = [...list.querySelectorAll('[role="menuitem"]')];
  const active = items.find(({ id }) => id === list.getAttribute('aria-activedescendant'));
  const jumpTo = (key: 'Home' | 'End'): void => {
    event.preventDefault();
    list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  if (!active) return;
  if (event.key === 'ArrowDown' && active === items.at(-1)) jumpTo('Home');
  else if (event.key === 'ArrowUp' && active === items[0]) jumpTo('End');
  else if ((event.key === 'Enter' || event.key === ' ') && active.ariaDisabled === 'true')
    event.preventDefault();
};

/** The popup of a Menu. */
export const MenuPanel = ({ label, items, onSelect, opener }: MenuPanelProps) => (
  <MenuItems
    as={MenuList}
    {...useAnchor()}
    modal={false}
    className={menu}
    aria-label={label}
    onKeyDown={onKeyDown}
  >
    {items.map(({ id, label: text, lang, icon, tone = 'default', disabled = false }) => (
      <HeadlessMenuItem key={id}>
        {({ close }) => (
          <button
            type="button"
            lang={lang}
            className={itemStyle({ tone })}
            // Keyboard navigation would skip an item with Headless UI's `disabled`.
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              // Headless UI would close the menu after this handler; onSelect runs once the menu is closed.
              event.preventDefault();
              flushSync(close);
              opener.current?.focus({ preventScroll: true });
              onSelect({ id });
            }}
          >
            {icon && <Icon icon={icon} size="small" />}
            {text}
          </button>
        )}
      </HeadlessMenuItem>
    ))}
  </MenuItems>
);
