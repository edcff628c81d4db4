import { Menu, MenuButton, Portal } from '@headlessui/react';
import type { ComponentProps, RefObject } from 'react';
import { useCloseOnBack } from '../../internal/useCloseOnBack.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { backdrop } from './Menu.css.ts';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuProps } from './menuTypes.ts';

interface HeadlessMenuProps extends Pick<MenuProps, 'label' | 'items' | 'onSelect'> {
  /** The props of the button, as it was rendered before the first press. */
  readonly buttonProps: Pick<ComponentProps<'button'>, 'aria-label' | 'children' | 'className'>;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The layer behind an open menu; on a phone the menu is a sheet. */
const Backdrop = ({ close }: { readonly close: () => void }) => {
  useCloseOnBack(!useMedia(breakpoints.tablet), close);
  return <div className={backdrop} />;
};

/** The menu itself, lazily loaded; Menu renders the button until it is pressed. */
export const HeadlessMenu = ({ buttonProps, opener, ...panel }: HeadlessMenuProps) => (
  <Menu>
    {({ open, close }) => (
      <>
        <MenuButton {...buttonProps} ref={opener} />
        {/* The portal is mounted while closed too, so that it precedes the portal of the menu. */}
        <Portal>{open && <Backdrop close={close} />}</Portal>
        <MenuPanel {...panel} opener={opener} />
      </>
    )}
  </Menu>
);
