import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { icons, Icon } from '../Icon/index.ts';
import { columnItem, columnMark, columnsList } from './DataTable.css.ts';

interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly visible: boolean;
  readonly onChange: (visible: boolean) => void;
}

interface HeadlessColumnsMenuProps {
  /** The button, as it stood there while this code was loading. */
  readonly buttonProps: Pick<ComponentProps<'button'>, 'children' | 'className'>;
  readonly openerRef: Ref<HTMLButtonElement>;
  /** The columns that can be hidden. */
  readonly columns: readonly ColumnChoice[];
}

/** Headless UI knows one role for items; these are chosen and given up. */
const CheckboxItem = ({
  role: _menuitem,
  'aria-checked': checked = false,
  ...props
}: ComponentProps<'button'>) => (
  <button {...props} type="button" role="menuitemcheckbox" aria-checked={checked} />
);

/** Enter and Space choose without closing, as more than one column may be hidden. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const active = event.currentTarget.getAttribute('aria-activedescendant');
  if (active) document.getElementById(active)?.click();
};

/** The columns menu itself. Its code loads late; DataTableColumnsMenu draws the button until then. */
export const HeadlessColumnsMenu = ({
  buttonProps,
  openerRef,
  columns,
}: HeadlessColumnsMenuProps) => (
  <Menu>
    <MenuButton {...buttonProps} ref={openerRef} />
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
            // Headless UI would close after it.
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
);
