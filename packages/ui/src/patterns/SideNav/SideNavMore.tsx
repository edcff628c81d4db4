import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { sideNavMessages } from './messages.ts';
import { link, more, morePanel } from './SideNav.css.ts';
import type { SideNavItem } from './SideNav.tsx';
import { SideNavLink, SideNavText } from './SideNavLink.tsx';

/** A button that opens the entries a bottom bar has no room for. */
export const SideNavMore = ({ items }: { readonly items: readonly SideNavItem[] }) => {
  const messages = useMessages('SideNav', sideNavMessages);
  return (
    <Popover className={more}>
      {({ close }) => (
        <>
          <PopoverButton
            className={link}
            aria-current={items.some(({ current }) => current) ? 'true' : undefined}
          >
            <Icon icon={icons.Ellipsis} />
            <SideNavText
              label={messages.more}
              count={items.reduce((sum, { count = 0 }) => sum + count, 0)}
            />
          </PopoverButton>
          <PopoverPanel as="ul" className={morePanel}>
            {items.map((item) => (
              <li key={item.label}>
                <SideNavLink item={item} onFollow={close} />
              </li>
            ))}
          </PopoverPanel>
        </>
      )}
    </Popover>
  );
};
