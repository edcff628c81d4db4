import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { icons, Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useBottomBar } from '../../internal/useBottomBar.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { sideNavMessages } from './messages.ts';
import { link, list, mark, nav, toggle, words } from './SideNav.css.ts';

export interface SideNavItem {
  /** Where it leads, in words. */
  readonly label: string;
  /** The address. */
  readonly href: string;
  /** The picture, which alone is seen while the bar is collapsed. */
  readonly icon: LucideIcon;
  /** It leads to where one is. @default false */
  readonly current?: boolean;
  /** Something waits there: how many. */
  readonly count?: number;
}

export interface SideNavProps {
  /** What the places belong to. */
  readonly label: string;
  /** Where one can go. */
  readonly items: readonly SideNavItem[];
  /** Whether words stand beside the pictures. */
  readonly expanded: boolean;
  /** Called when the bar is to change its width. */
  readonly onToggle: () => void;
}

/** Beyond this many the mark only says that there are more. */
const mostShown = 99;

/** The console's places: a narrow or a wide bar at the side, a bar along the lower edge of a phone. */
export const SideNav = ({ label, items, expanded, onToggle }: SideNavProps) => {
  const ref = useRef<HTMLElement>(null);
  useBottomBar(ref);
  const messages = useMessages('SideNav', sideNavMessages);
  return (
    <nav ref={ref} className={nav} aria-label={label} data-expanded={expanded}>
      <div className={toggle}>
        <IconButton
          label={expanded ? messages.collapse : messages.expand}
          icon={icons.Menu}
          expanded={expanded}
          onPress={onToggle}
        />
      </div>
      <ul className={list}>
        {items.map(({ label: place, href, icon, current = false, count = 0 }) => (
          <li key={place} title={expanded ? undefined : place}>
            <Anchor href={href} className={link} aria-current={current ? 'page' : undefined}>
              <Icon icon={icon} />
              <span className={words}>
                {place}
                {count > 0 && <VisuallyHidden> ({count})</VisuallyHidden>}
              </span>
              {count > 0 && (
                <span className={mark} aria-hidden="true">
                  {count > mostShown ? `${mostShown}+` : count}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};
