import { Menu, MenuButton, Portal } from '@headlessui/react';
import { useRef, type ComponentProps, type RefCallback } from 'react';
import { backdrop } from './Menu.css.ts';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuProps } from './menuTypes.ts';

interface HeadlessMenuProps extends Pick<MenuProps, 'label' | 'items' | 'onSelect'> {
  /** The props of the button, as rendered while this code was loading. */
  readonly buttonProps: Pick<ComponentProps<'button'>, 'aria-label' | 'children' | 'className'>;
  readonly openerRef: RefCallback<HTMLButtonElement>;
}

/** The menu itself, lazily loaded; Menu renders the button until then. */
export const HeadlessMenu = ({ buttonProps, openerRef, ...panel }: HeadlessMenuProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Menu>
      {({ open }) => (
        <>
          <MenuButton
            {...buttonProps}
            ref={(element) => {
              opener.current = element;
              openerRef(element);
            }}
          />
          {/* Mounted while closed too, so that it stands before the portal of the menu. */}
          <Portal>{open && <div className={backdrop} />}</Portal>
          <MenuPanel {...panel} opener={opener} />
        </>
      )}
    </Menu>
  );
};
