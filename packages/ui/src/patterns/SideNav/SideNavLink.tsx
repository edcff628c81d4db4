import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { countBadge, link, text as textStyle } from './SideNav.css.ts';
import type { SideNavItem } from './SideNav.tsx';

/** Larger counts are shown as this number and a plus sign. */
const maxCount = 99;

/** The text of an entry and its count, which is part of its name. */
export const SideNavText = ({
  label,
  count = 0,
  countLabel = String(count),
}: Pick<SideNavItem, 'label' | 'count' | 'countLabel'>) => (
  <>
    <span className={textStyle}>
      {label}
      {count > 0 && <VisuallyHidden> ({countLabel})</VisuallyHidden>}
    </span>
    {count > 0 && (
      <span className={countBadge} aria-hidden="true">
        {count > maxCount ? `${maxCount}+` : count}
      </span>
    )}
  </>
);

interface SideNavLinkProps {
  readonly item: SideNavItem;
  /** Called when the user follows the link. */
  readonly onFollow?: () => void;
}

/** An entry of the navigation. */
export const SideNavLink = ({ item, onFollow }: SideNavLinkProps) => {
  const { label, href, icon, current = false, count, countLabel } = item;
  return (
    <Anchor
      href={href}
      className={link}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon icon={icon} />
      <SideNavText label={label} count={count ?? 0} {...(countLabel && { countLabel })} />
    </Anchor>
  );
};
