import { MenuItem as HeadlessMenuItem, MenuItems } from '@headlessui/react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnchor } from '../../internal/useAnchor.ts';
import { Icon } from '../Icon/index.ts';
import { item as itemStyle, menu } from './Menu.css.ts';
import type { MenuProps } from './menuTypes.ts';

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'onSelect'> {
  readonly opener: RefObject<HTMLElement | null>;
}

/** Named by its own label: Headless UI would name it by the words on its button. */
const MenuList = ({ 'aria-labelledby': _button, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} />
);

/** What Headless UI lacks of the pattern: arrows wrap, and a disabled item has the focus without being chosen. */
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

/** The list that a Menu opens. */
export const MenuPanel = ({ label, items, onSelect, opener }: MenuPanelProps) => (
  <MenuItems
    as={MenuList}
    {...useAnchor()}
    modal={false}
    className={menu}
    aria-label={label}
    onKeyDown={onKeyDown}
  >
    {items.map(({ id, label: words, icon, tone = 'default', disabled = false }) => (
      <HeadlessMenuItem key={id}>
        {({ close }) => (
          <button
            type="button"
            className={itemStyle({ tone })}
            // Not Headless UI's own `disabled`, which the keyboard would skip.
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              // Headless UI closes after this handler; the choice is made once the menu is closed.
              event.preventDefault();
              flushSync(close);
              opener.current?.focus({ preventScroll: true });
              onSelect({ id });
            }}
          >
            {icon && <Icon icon={icon} size="small" />}
            {words}
          </button>
        )}
      </HeadlessMenuItem>
    ))}
  </MenuItems>
);
