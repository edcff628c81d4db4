import { useEffect, useState, type ReactNode } from 'react';
import { icons } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useEver } from '../../internal/useEver.ts';
import { useLateContent } from '../../internal/useLateContent.ts';
import { useMessages } from '../../internal/useMessages.ts';
import {
  bar,
  brand as brandStyle,
  inside,
  link,
  links as linksStyle,
  opener,
} from './NavBar.css.ts';
import type { NavLink } from './navLink.ts';
import { navBarMessages } from './messages.ts';
import { isSolid } from './navState.ts';

const menu = lateModule(() => import('./NavBarMenu.tsx'));

export interface NavBarProps {
  /** The product's name, leading home. */
  readonly brand: { readonly label: string; readonly href: string };
  /** Where one can go. */
  readonly links: readonly NavLink[];
  /** What stands at the end, such as the account's menu. */
  readonly actions?: ReactNode;
  /** The page begins with a hero, over which the bar is transparent. @default false */
  readonly overHero?: boolean;
}

/** Whether the page is scrolled past the hero. */
const useScrolledPast = (watches: boolean): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!watches) return undefined;
    const update = (): void => setPast(isSolid(scrollY, innerHeight));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [watches]);
  return past;
};

/** The bar at the top of public and student pages; on a phone its links slide in as a menu. */
export const NavBar = ({ brand, links, actions, overHero = false }: NavBarProps) => {
  const messages = useMessages('NavBar', navBarMessages);
  const past = useScrolledPast(overHero);
  const [open, setOpen] = useState(false);
  const menuModule = useLateContent(menu, open);
  const isMenuNeeded = useEver(open);
  const solid = !overHero || past;

  return (
    <header className={bar({ solid })} data-solid={solid}>
      <div className={inside}>
        <Anchor href={brand.href} className={brandStyle}>
          {brand.label}
        </Anchor>
        <nav className={linksStyle} aria-label={messages.main}>
          {links.map(({ label, href, current = false }) => (
            <Anchor
              key={href}
              href={href}
              className={link}
              aria-current={current ? 'page' : undefined}
            >
              {label}
            </Anchor>
          ))}
        </nav>
        {actions}
        <div className={opener}>
          <IconButton
            label={messages.openMenu}
            icon={icons.Menu}
            expanded={open}
            onPress={() => setOpen(true)}
          />
        </div>
      </div>
      {menuModule && isMenuNeeded && (
        <menuModule.NavBarMenu
          open={open}
          brand={brand.label}
          links={links}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
};
