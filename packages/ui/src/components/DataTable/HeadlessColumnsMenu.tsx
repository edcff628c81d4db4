import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { memo, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { columnItem, columnMark, columnsList } from './DataTable.css.ts';

interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly visible: boolean;
  readonly onChange: (visible: boolean) => void;
}

interface HeadlessColumnsMenuProps {
  /** The props of the button, as it was rendered before the first press. */
  readonly buttonProps: Pick<ComponentProps<'button'>, 'children' | 'className'>;
  readonly opener: Ref<HTMLButtonElement>;
  /** The columns that can be hidden. */
  readonly columns: readonly ColumnChoice[];
}

/** Headless UI gives all items the role menuitem; these are checkable. */
const CheckboxItem = ({
  role: _menuitem,
  'aria-checked': checked = false,
  ...props
}: ComponentProps<'button'>) => (
  <button {...props} type="button" role="menuitemcheckbox" aria-checked={checked} />
);

/** Enter and Space toggle an item without closing the menu, because users often hide several columns at once. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const active = event.currentTarget.getAttribute('aria-activedescendant');
  if (active) document.getElementById(active)?.click();
};

/**
 * The columns menu itself, lazily loaded; DataTableColumnsMenu renders the button until it is pressed.
 * Memoized, because a closed menu costs as much to render as a page of rows.
 */
export const HeadlessColumnsMenu = memo(
  ({ buttonProps, opener, columns }: HeadlessColumnsMenuProps) => (
    <Menu>
      <MenuButton {...buttonProps} ref={opener} />
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        modal={false}
        className={columnsList}
        onKeyDown={onKeyDown}
      >
        {columns.map(({ id, header, visible, onChange }) => (
          <MenuItem
            key={id}
            as={CheckboxItem}
            className={columnItem}
            aria-checked={visible}
            onClick={(event) => {
              // Headless UI would close the menu after this handler.
              event.preventDefault();
              onChange(!visible);
            }}
          >
            <span className={columnMark}>
              <Icon icon={icons.Check} size="small" />
            </span>
            {header}
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  ),
);
