import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { KeepMovedFocus } from '../../internal/KeepMovedFocus.tsx';
import { useCloseOnBack } from '../../internal/useCloseOnBack.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useMounted } from '../../internal/useMounted.ts';
import { navBarMessages } from './messages.ts';
import {
  drawer,
  sheet,
  sheetBackdrop,
  sheetHeader,
  sheetContent,
  sheetLink,
  sheetLinks,
} from './NavBar.css.ts';
import type { NavLink } from './navLink.ts';

interface NavBarDrawerProps {
  readonly brand: ReactNode;
  readonly links: readonly NavLink[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation links on phones, in a drawer. */
export const NavBarDrawer = ({ open, brand, links, onClose }: NavBarDrawerProps) => {
  const isOpen = useMounted() && open;
  useCloseOnBack(isOpen, onClose);
  const messages = useMessages('NavBar', navBarMessages);
  return (
    <Dialog
      open={isOpen}
      autoFocus={false}
      onClose={onClose}
      className={drawer}
      aria-label={messages.menu}
    >
      <KeepMovedFocus />
      <DialogBackdrop className={sheetBackdrop} />
      <DialogPanel className={sheet}>
        <div className={sheetContent}>
          <div className={sheetHeader}>
            {brand}
            <IconButton label={messages.closeMenu} icon={icons.X} onPress={onClose} />
          </div>
          <nav className={sheetLinks} aria-label={messages.menu}>
            {links.map(({ label, href, current = false }) => (
              <Anchor
                key={href}
                href={href}
                className={sheetLink}
                aria-current={current ? 'page' : undefined}
                onClick={onClose}
              >
                {label}
              </Anchor>
            ))}
          </nav>
        </div>
      </DialogPanel>
    </Dialog>
  );
};
