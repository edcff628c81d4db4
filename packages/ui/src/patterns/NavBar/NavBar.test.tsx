import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as icons from '../../components/Icon/icons.ts';
import { mount } from '../../testing/mount.tsx';
import { NavBar } from './NavBar.tsx';
import type { NavBarProps } from './NavBar.tsx';

/** The bar; no role query finds it, because tests mount it inside of `main`, where a header has no banner role. */
const bar = () => page.elementLocator(document.querySelector('header')!);
const main = page.getByRole('navigation', { name: 'Main' });
const opener = page.getByRole('button', { name: 'Open menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });

/** The drawer inside the dialog, which itself fills the window. */
const drawer = () => menu.element().lastElementChild!;

const show = (props: Partial<NavBarProps> = {}): void =>
  mount(
    <div style={{ height: '300vh' }}>
      <NavBar
        brand={{ label: 'Seatwise', href: '#start' }}
        links={[
          { label: 'My Dashboard', href: '#dashboard', current: true },
          { label: 'College Prediction', href: '#prediction' },
          { label: 'Colleges', href: '#colleges' },
          { label: 'Events', href: '#events' },
          { label: 'Plans', href: '#plans' },
          { label: 'Services', href: '#services' },
          { label: 'Contact', href: '#contact' },
        ]}
        {...props}
      />
    </div>,
  );

const desktop = () => page.viewport(1280, 800);
const phone = () => page.viewport(360, 740);
const scrollPage = (top: number): void => scrollTo({ top, behavior: 'instant' });

const openMenu = async (): Promise<void> => {
  await phone();
  show();
  await opener.click();
  await expect.element(menu).toBeVisible();
};

beforeEach(desktop);
afterEach(() => {
  scrollPage(0);
  document.documentElement.style.removeProperty('font-size');
  document.documentElement.removeAttribute('dir');
});

describe('NavBar', () => {
  it('NAV-01 NAV-04 CON-44: It MUST be a header at the top of the viewport, 64 pixels high, and MUST be fixed while the page scrolls.', async () => {
    show();
    expect(bar().element().getBoundingClientRect()).toMatchObject({ top: 0, height: 64 });
    scrollPage(1000);
    await expect.poll(() => scrollY).toBe(1000);
    expect(bar().element().getBoundingClientRect().top).toBe(0);
  });

  it('Its links MUST be in a navigation named «Main», and that of the current page MUST be marked as current.', async () => {
    show();
    expect(main.getByRole('link').elements()).toHaveLength(7);
    await expect
      .element(main.getByRole('link', { name: 'My Dashboard' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(main.getByRole('link', { name: 'Colleges' }))
      .not.toHaveAttribute('aria-current');
  });

  it('NAV-02: Over a hero it MUST be transparent while the page is near its top.', async () => {
    show({ overHero: true });
    await expect.element(bar()).toHaveAttribute('data-solid', 'false');
    await expect.element(bar()).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  });

  it("NAV-03 CON-45: It MUST become solid once the page is scrolled past the viewport's height minus 80 pixels, and transparent again above that.", async () => {
    show({ overHero: true });
    scrollPage(innerHeight - 80);
    await expect.poll(() => scrollY).toBe(innerHeight - 80);
    await expect.element(bar()).toHaveAttribute('data-solid', 'false');
    scrollPage(innerHeight - 79);
    await expect.element(bar()).toHaveAttribute('data-solid', 'true');
    await expect.element(bar()).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    scrollPage(0);
    await expect.element(bar()).toHaveAttribute('data-solid', 'false');
  });

  it('Without a hero it MUST always be solid.', async () => {
    show();
    await expect.element(bar()).toHaveAttribute('data-solid', 'true');
    await expect.element(bar()).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  });

  it('NAV-05: Where they fit it MUST show its links in the bar, and no menu button.', async () => {
    show();
    await expect.element(main.getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(opener.query()).toBeNull();
  });

  it('NAV-06: Where they do not fit it MUST have its links in a drawer that slides in from the inline end.', async () => {
    await openMenu();
    expect(main.query()).toBeNull();
    expect(menu.getByRole('link').elements()).toHaveLength(7);
    const { animationName, animationDuration } = getComputedStyle(drawer());
    expect([animationName, animationDuration]).not.toContain('none');
    await expect.poll(() => drawer().getBoundingClientRect().right).toBe(document.body.clientWidth);

    await userEvent.keyboard('{Escape}');
    document.documentElement.dir = 'rtl';
    await opener.click();
    await expect
      .poll(() => drawer().getBoundingClientRect().left)
      .toBe(document.body.getBoundingClientRect().left);
  });

  const forStudents: NavBarProps['links'] = [
    {
      label: 'My Dashboard',
      href: '#dashboard',
      current: true,
      thumb: { label: 'Home', icon: icons.Home },
    },
    { label: 'Colleges', href: '#colleges' },
    {
      label: 'Chat',
      href: '#chat',
      inMenu: true,
      thumb: { label: 'Chat', icon: icons.MessageCircle },
    },
  ];
  const thumb = page.getByRole('navigation', { name: 'Quick links' });

  it('Links of the menu alone MUST be in the drawer alone, whose button is then beside the links too.', async () => {
    show({ links: forStudents });
    expect(main.getByRole('link').elements()).toHaveLength(2);
    await opener.click();
    await expect.element(menu.getByRole('link', { name: 'Chat' })).toBeVisible();
    expect(menu.getByRole('link').elements()).toHaveLength(3);
  });

  it('Links for the thumb MUST be in a bar at the lower edge on screens 768 pixels wide or less, with the menu button as its last entry and none in the top bar.', async () => {
    show({ links: forStudents });
    expect(thumb.query()).toBeNull();
    await phone();
    await expect.element(thumb).toBeVisible();
    expect(thumb.element().getBoundingClientRect().bottom).toBe(innerHeight);
    const entries = [...thumb.element().querySelectorAll('a, button')];
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Home', 'Chat', 'Menu']);
    expect(opener.elements()).toEqual([entries.at(-1)]);
    await opener.click();
    await expect.element(menu).toBeVisible();
  });

  it('Every entry of the bar at the thumb MUST show its label, be at least 44 pixels wide and high, and that of the current page MUST be marked as current.', async () => {
    await phone();
    show({ links: forStudents });
    await expect.element(thumb).toBeVisible();
    for (const entry of thumb.element().querySelectorAll('a, button')) {
      const { width, height } = entry.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
    }
    const current = thumb.element().querySelector('[aria-current="page"]');
    expect(current?.textContent).toBe('Home');
  });

  it('With larger text the links MUST move to the drawer before they are clipped.', async () => {
    show();
    document.documentElement.style.fontSize = '200%';
    await expect.element(opener).toBeVisible();
    expect(bar().element().scrollWidth).toBeLessThanOrEqual(bar().element().clientWidth);
  });

  it('NAV-07 NAV-08: The open drawer MUST lock the page scroll, and unlock it on close.', async () => {
    await openMenu();
    await expect.element(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('NAV-09: A press outside the open drawer MUST close it.', async () => {
    await openMenu();
    await userEvent.click(document.documentElement, { position: { x: 8, y: 400 } });
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('Following a link in the drawer MUST close it.', async () => {
    await openMenu();
    await menu.getByRole('link', { name: 'Plans' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(location.hash).toBe('#plans');
  });

  it('The drawer MUST be a named modal dialog, and its button MUST expose whether it is open.', async () => {
    await phone();
    show();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect.element(menu).toHaveAccessibleName('Menu');
    await expect.element(menu).toHaveAttribute('aria-modal', 'true');
    // Role queries do not find the button, because the page behind the drawer is inert.
    const button = document.querySelector('header [aria-label="Open menu"]')!;
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('The focus MUST move into the drawer when it opens and back to its button when it closes.', async () => {
    await openMenu();
    expect(menu.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  it('Keyboard: Enter, Space — opens the menu', async () => {
    await phone();
    show();
    for (const key of ['{Enter}', ' ']) {
      (opener.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await expect.element(menu).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(menu).not.toBeInTheDocument();
    }
  });

  it('Keyboard: Tab — moves through the links; in the open menu, stays inside', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(main.getByRole('link', { name: 'My Dashboard' })).toHaveFocus();
    await openMenu();
    for (let press = 0; press < 12; press += 1) {
      await userEvent.keyboard('{Tab}');
      const inside = menu.element().contains(document.activeElement);
      expect(inside || document.activeElement === document.body).toBe(true);
    }
  });

  it('Keyboard: Escape — closes the menu', async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  });
});
