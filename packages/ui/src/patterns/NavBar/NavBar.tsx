import { useEffect, useState, type ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { iconButton } from '../../css/iconButton.css.ts';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useEver } from '../../internal/useEver.ts';
import { useLazyModule } from '../../internal/useLazyModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import {
  bar,
  brand as brandStyle,
  container,
  link,
  links as linksStyle,
  menuButton,
} from './NavBar.css.ts';
import { NavBarThumb } from './NavBarThumb.tsx';
import type { NavLink } from './navLink.ts';
import { navBarMessages } from './messages.ts';
import { isSolid } from './navState.ts';

const drawer = lazyModule(() => import('./NavBarDrawer.tsx'));

export interface NavBarProps {
  /** The product's name, with its logo if it has one; links home. */
  readonly brand: { readonly label: ReactNode; readonly href: string };
  /** The links. */
  readonly links: readonly NavLink[];
  /** Content at the end, such as the account menu. */
  readonly actions?: ReactNode;
  /** Whether the page begins with a hero, over which the bar is transparent. @default false */
  readonly overHero?: boolean;
}

/** Whether the page is scrolled past the hero. */
const useScrolledPastHero = (enabled: boolean): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const update = (): void => setIsPast(isSolid(scrollY, innerHeight));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [enabled]);
  return isPast;
};

/**
 * The top navigation bar of public and student pages. A drawer holds what has no room in it; on
 * phones a bottom bar, in reach of the thumb, has the most used pages.
 */
export const NavBar = ({ brand, links, actions, overHero = false }: NavBarProps) => {
  const messages = useMessages('NavBar', navBarMessages);
  const isPastHero = useScrolledPastHero(overHero);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const module = useLazyModule(drawer, open, close);
  const isDrawerNeeded = useEver(open);
  const solid = !overHero || isPastHero;
  const inBar = links.filter(({ inMenu = false }) => !inMenu);
  const hasThumb = links.some(({ thumb }) => thumb);

  return (
    <header className={bar({ solid })} data-solid={solid}>
      <div className={container}>
        <Anchor href={brand.href} className={brandStyle}>
          {brand.label}
        </Anchor>
        <nav className={linksStyle} aria-label={messages.main}>
          {inBar.map(({ label, href, current = false }) => (
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
        <div className={menuButton({ hasAll: inBar.length === links.length, hasThumb })}>
          <button
            type="button"
            className={iconButton({ size: 'medium' })}
            title={messages.openMenu}
            aria-label={messages.openMenu}
            aria-expanded={open}
            aria-busy={(open && !module) || undefined}
            onClick={() => setOpen(true)}
            onPointerEnter={drawer.preload}
            onFocus={drawer.preload}
          >
            <Icon icon={icons.Menu} />
          </button>
        </div>
        {module && isDrawerNeeded && (
          <module.NavBarDrawer open={open} brand={brand.label} links={links} onClose={close} />
        )}
      </div>
      {hasThumb && (
        <NavBarThumb
          links={links}
          isMenuOpen={open}
          isMenuBusy={open && !module}
          onOpenMenu={() => setOpen(true)}
          onApproach={drawer.preload}
        />
      )}
    </header>
  );
};
