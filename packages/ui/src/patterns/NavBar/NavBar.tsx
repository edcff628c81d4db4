import { useEffect, useState, type ReactNode } from 'react';
import { glyphs, Icon } from '../../components/Icon/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { iconButton } from '../../css/iconButton.css.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
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
    const look = (): void => setPast(isSolid(scrollY, innerHeight));
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [watches]);
  return past;
};

/** The bar at the top of public and student pages; on a phone its links slide in as a menu. */
export const NavBar = ({ brand, links, actions, overHero = false }: NavBarProps) => {
  const messages = useMessages('NavBar', navBarMessages);
  const past = useScrolledPast(overHero);
  const { module, openerRef, standInProps } = useLateModule(menu);
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
          {module ? (
            <module.NavBarMenu openerRef={openerRef} brand={brand.label} links={links} />
          ) : (
            <button
              type="button"
              className={iconButton({ size: 'medium' })}
              title={messages.openMenu}
              aria-label={messages.openMenu}
              aria-expanded={false}
              {...standInProps}
            >
              <Icon glyph={glyphs.Menu} />
            </button>
          )}
        </div>
      </div>
    </header>
  );
};
