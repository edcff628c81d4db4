import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { icons } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { KeepMovedFocus } from '../../internal/KeepMovedFocus.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { useMounted } from '../../internal/useMounted.ts';
import { navBarMessages } from './messages.ts';
import {
  drawer,
  sheet,
  sheetBackdrop,
  sheetHead,
  sheetInside,
  sheetLink,
  sheetLinks,
} from './NavBar.css.ts';
import type { NavLink } from './navLink.ts';

interface NavBarMenuProps {
  readonly open: boolean;
  readonly brand: string;
  readonly links: readonly NavLink[];
  readonly onClose: () => void;
}

/** The links of a phone, in a drawer that slides in from the end. */
export const NavBarMenu = ({ open, brand, links, onClose }: NavBarMenuProps) => {
  const isOpen = useMounted() && open;
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
        <div className={sheetInside}>
          <div className={sheetHead}>
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
