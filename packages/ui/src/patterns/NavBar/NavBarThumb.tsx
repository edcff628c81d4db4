import { useRef } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useBottomBar } from '../../internal/useBottomBar.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { navBarMessages } from './messages.ts';
import { thumbBar, thumbEntry, thumbList } from './NavBar.css.ts';
import type { NavLink } from './navLink.ts';

interface NavBarThumbProps {
  readonly links: readonly NavLink[];
  readonly isMenuOpen: boolean;
  readonly isMenuBusy: boolean;
  readonly onOpenMenu: () => void;
  /** Called when the user is about to open the menu. */
  readonly onApproach: () => void;
}

/** A bar with the most used pages and the menu at the lower edge of a phone. */
export const NavBarThumb = ({
  links,
  isMenuOpen,
  isMenuBusy,
  onOpenMenu,
  onApproach,
}: NavBarThumbProps) => {
  const ref = useRef<HTMLElement>(null);
  useBottomBar(ref);
  const messages = useMessages('NavBar', navBarMessages);
  return (
    <nav ref={ref} className={thumbBar} aria-label={messages.thumb}>
      <ul className={thumbList}>
        {links.map(
          ({ href, thumb, current = false }) =>
            thumb && (
              <li key={href}>
                <Anchor
                  href={href}
                  className={thumbEntry}
                  aria-current={current ? 'page' : undefined}
                >
                  <Icon icon={thumb.icon} />
                  {thumb.label}
                </Anchor>
              </li>
            ),
        )}
        <li>
          <button
            type="button"
            className={thumbEntry}
            aria-label={messages.openMenu}
            aria-expanded={isMenuOpen}
            aria-busy={isMenuBusy || undefined}
            onClick={onOpenMenu}
            onPointerEnter={onApproach}
            onFocus={onApproach}
          >
            <Icon icon={icons.Menu} />
            {messages.menu}
          </button>
        </li>
      </ul>
    </nav>
  );
};
