import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useBottomBar } from '../../internal/useBottomBar.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { sideNavMessages } from './messages.ts';
import { list, nav, toggle } from './SideNav.css.ts';
import { SideNavLink } from './SideNavLink.tsx';
import { SideNavMore } from './SideNavMore.tsx';

export interface SideNavItem {
  /** The link text. */
  readonly label: string;
  /** The URL. */
  readonly href: string;
  /** The icon, the only visible part while the bar is collapsed. */
  readonly icon: LucideIcon;
  /** Whether the link leads to the current page. @default false */
  readonly current?: boolean;
  /** The number of pending items. */
  readonly count?: number;
  /** The count in words, such as '3 unread messages'; without it screen readers read only the number. */
  readonly countLabel?: string;
  /** Whether the link keeps its place in a bottom bar that has no room for all links. @default false */
  readonly inBar?: boolean;
}

export interface SideNavProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** The links. */
  readonly items: readonly SideNavItem[];
  /** Whether the labels are visible beside the icons. */
  readonly expanded: boolean;
  /** Called to expand or collapse the bar. */
  readonly onToggle: () => void;
}

/** How many entries a bottom bar has room for on the narrowest phones. */
const barCapacity = 5;

/** The tooltip explains the icon and the number; while the label is visible, a link without a count needs none. */
const tooltipOf = ({ label, count, countLabel }: SideNavItem, expanded: boolean) => {
  const counted = count ? countLabel : undefined;
  return expanded ? counted : [label, counted].filter(Boolean).join(': ');
};

/** The admin console's navigation: a collapsible sidebar, or a bottom bar on phones. */
export const SideNav = ({ label, items, expanded, onToggle }: SideNavProps) => {
  const ref = useRef<HTMLElement>(null);
  useBottomBar(ref);
  const isSidebar = useMedia(breakpoints.desktop);
  const fits = isSidebar || items.length <= barCapacity;
  const shown = fits ? items : items.filter(({ inBar = false }) => inBar);
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
        {shown.map((item) => (
          <li key={item.label} title={tooltipOf(item, expanded)}>
            <SideNavLink item={item} />
          </li>
        ))}
        {!fits && (
          <li>
            <SideNavMore items={items.filter((item) => !shown.includes(item))} />
          </li>
        )}
      </ul>
    </nav>
  );
};
