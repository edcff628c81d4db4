import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { icons, Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useBottomBar } from '../../internal/useBottomBar.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { sideNavMessages } from './messages.ts';
import { countBadge, link, list, nav, text as textStyle, toggle } from './SideNav.css.ts';

export interface SideNavItem {
  /** The link text. */
  readonly label: string;
  /** The URL. */
  readonly href: string;
  /** The icon, the only visible part while the bar is collapsed. */
  readonly icon: LucideIcon;
  /** Whether it links to the current page. @default false */
  readonly current?: boolean;
  /** The number of pending items. */
  readonly count?: number;
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

/** Larger counts are shown as this number and a plus sign. */
const maxCount = 99;

/** The admin console's navigation: a collapsible sidebar, or a bottom bar on phones. */
export const SideNav = ({ label, items, expanded, onToggle }: SideNavProps) => {
  const ref = useRef<HTMLElement>(null);
  useBottomBar(ref);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => {
    if (current === undefined) return;
    const link = ref.current!.querySelector<HTMLElement>('[aria-current]')!;
    const links = link.closest('ul')!;
    // Not scrollIntoView, from which Tab would go on.
    links.scrollLeft = link.offsetLeft + (link.offsetWidth - links.clientWidth) / 2;
  }, [current]);
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
        {items.map(({ label: text, href, icon, current: isCurrent = false, count = 0 }) => (
          <li key={text} title={expanded ? undefined : text}>
            <Anchor href={href} className={link} aria-current={isCurrent ? 'page' : undefined}>
              <Icon icon={icon} />
              <span className={textStyle}>
                {text}
                {count > 0 && <VisuallyHidden> ({count})</VisuallyHidden>}
              </span>
              {count > 0 && (
                <span className={countBadge} aria-hidden="true">
                  {count > maxCount ? `${maxCount}+` : count}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};
