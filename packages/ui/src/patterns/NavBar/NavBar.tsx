import { useEffect, useState, type ReactNode } from 'react';
import { glyphs } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { useModal } from '../../internal/useModal.ts';
import {
  bar,
  brand as brandStyle,
  inside,
  link,
  links as linksStyle,
  opener,
  sheet,
  sheetHead,
  sheetInside,
  sheetLink,
  sheetLinks,
} from './NavBar.css.ts';
import { isSolid } from './navState.ts';

export interface NavLink {
  /** Where it leads, in words. */
  readonly label: string;
  /** The address. */
  readonly href: string;
  /** It leads to where one is. @default false */
  readonly current?: boolean;
}

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
  const past = useScrolledPast(overHero);
  const [open, setOpen] = useState(false);
  const show = (): void => setOpen(true);
  const hide = (): void => setOpen(false);
  const menu = useModal(open, hide);
  const solid = !overHero || past;

  return (
    <header className={bar({ solid })} data-solid={solid}>
      <div className={inside}>
        <Anchor href={brand.href} className={brandStyle}>
          {brand.label}
        </Anchor>
        <nav className={linksStyle} aria-label="Main">
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
          <IconButton label="Open menu" glyph={glyphs.Menu} expanded={open} onPress={show} />
        </div>
      </div>
      <dialog ref={menu} className={sheet} aria-label="Menu">
        {open && (
          <div className={sheetInside}>
            <div className={sheetHead}>
              {brand.label}
              <IconButton label="Close menu" glyph={glyphs.X} onPress={hide} />
            </div>
            <nav className={sheetLinks} aria-label="Menu">
              {links.map(({ label, href, current = false }) => (
                <Anchor
                  key={href}
                  href={href}
                  className={sheetLink}
                  aria-current={current ? 'page' : undefined}
                  onClick={hide}
                >
                  {label}
                </Anchor>
              ))}
            </nav>
          </div>
        )}
      </dialog>
    </header>
  );
};
