import { Menu, MenuButton } from '@headlessui/react';
import { useRef, type ComponentProps, type RefCallback } from 'react';
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
      <MenuButton
        {...buttonProps}
        ref={(element) => {
          opener.current = element;
          openerRef(element);
        }}
      />
      <MenuPanel {...panel} opener={opener} />
    </Menu>
  );
};
