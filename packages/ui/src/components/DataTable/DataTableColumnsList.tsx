import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { button } from '../../css/button.css.ts';
import { icons, Icon } from '../Icon/index.ts';
import { columnItem, columnMark, columnsList } from './DataTable.css.ts';

interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly visible: boolean;
  readonly onChange: (visible: boolean) => void;
}

export interface DataTableColumnsListProps {
  /** The words on its button, which name its list too. */
  readonly label: string;
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

/** Hides and shows columns. It opens at once: its code is fetched when its button is pressed. */
export const DataTableColumnsList = ({ label, columns }: DataTableColumnsListProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    opener.current?.focus({ preventScroll: true });
    opener.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, []);
  return (
    <Menu>
      <MenuButton ref={opener} className={button({ tone: 'quiet', size: 'compact' })}>
        <Icon icon={icons.Settings} size="small" />
        {label}
      </MenuButton>
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
};
