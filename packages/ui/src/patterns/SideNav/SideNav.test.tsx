import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import * as icons from '../../components/Icon/icons.ts';
import { inForcedColors, systemColor } from '../../testing/forcedColors.ts';
import { mount } from '../../testing/mount.tsx';
import { SideNav } from './SideNav.tsx';

const onToggle = vi.fn<() => void>();
const nav = page.getByRole('navigation', { name: 'Console' });
const linkTo = (name: string) => nav.getByRole('link', { name, exact: true });

const show = (expanded: boolean): void =>
  mount(
    <SideNav
      label="Console"
      items={[
        { label: 'Users', href: '#users', icon: icons.Users, current: true },
        { label: 'Files', href: '#files', icon: icons.FolderOpen },
        { label: 'Chat', href: '#chat', icon: icons.MessageCircle, count: 3 },
      ]}
      expanded={expanded}
      onToggle={onToggle}
    />,
  );

const box = (name: string): DOMRect => linkTo(name).element().getBoundingClientRect();
/** The visible width of a link's label. */
const labelWidth = (label: string): number =>
  page.getByText(label, { exact: true }).element().getBoundingClientRect().width;
const navWidth = (): number => nav.element().getBoundingClientRect().width;

describe('SideNav', () => {
  it('It MUST be a named navigation with a list of links, and that of the current page MUST be marked as current.', async () => {
    show(true);
    expect(nav.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(linkTo('Users')).toHaveAttribute('aria-current', 'page');
    await expect.element(linkTo('Files')).not.toHaveAttribute('aria-current');
    await expect.element(linkTo('Files')).toHaveAttribute('href', '#files');
  });

  const showTen = (current: string): void =>
    mount(
      <SideNav
        label="Console"
        items={['Home', 'Users', 'Files', 'Payments', 'Chat', 'Inbox', 'Audit', 'Data'].map(
          (label) => ({
            label,
            href: `#${label}`,
            icon: icons.Users,
            current: label === current,
            inBar: ['Home', 'Users', 'Payments', 'Chat'].includes(label),
            count: label === 'Inbox' ? 2 : 0,
          }),
        )}
        expanded={false}
        onToggle={onToggle}
      />,
    );
  const more = nav.getByRole('button', { name: 'More (2)' });

  it("A bottom bar with more than five links MUST show those that stay in it, and the others behind a button 'More', without scrolling sideways.", async () => {
    await page.viewport(360, 740);
    showTen('Home');
    const visible = (): (string | null)[] =>
      nav
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    expect(visible()).toEqual(['Home', 'Users', 'Payments', 'Chat']);
    expect(nav.element().scrollWidth).toBeLessThanOrEqual(360);
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(visible).toHaveLength(8);
    for (const link of nav.getByRole('link').elements()) {
      const { left, right, height } = link.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(1280, 800);
    await expect.element(linkTo('Audit')).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it("'More' MUST be marked while the current page is behind it, and close on Escape, on a press outside and when a link is followed.", async () => {
    await page.viewport(360, 740);
    showTen('Home');
    await expect.element(more).not.toHaveAttribute('aria-current');
    showTen('Audit');
    await expect.element(more).toHaveAttribute('aria-current', 'true');
    await more.click();
    await expect.element(linkTo('Audit')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect.element(more).toHaveFocus();
    await more.click();
    await userEvent.click(document.body, { position: { x: 10, y: 10 } });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await linkTo('Data').click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it("In forced colours the current link, and 'More' while the current page is behind it, MUST have a background of its own.", async () => {
    show(true);
    await inForcedColors(() => {
      const ground = (name: string): string =>
        getComputedStyle(linkTo(name).element()).backgroundColor;
      expect(ground('Users')).toBe(systemColor('Highlight'));
      expect(ground('Files')).not.toBe(systemColor('Highlight'));
    });
    await page.viewport(360, 740);
    showTen('Audit');
    await expect.element(more).toHaveAttribute('aria-current', 'true');
    await inForcedColors(() => {
      expect(getComputedStyle(more.element()).backgroundColor).toBe(systemColor('Highlight'));
    });
  });

  it('ADS-10: Collapsed it MUST be 4rem wide and show icons only.', () => {
    show(false);
    expect(navWidth()).toBe(64);
    expect(labelWidth('Files')).toBeLessThanOrEqual(1);
    expect(linkTo('Files').element().querySelector('svg')!.getBoundingClientRect().width).toBe(20);
  });

  it('ADS-11: Expanded it MUST be 12.5rem wide and show labels beside the icons.', () => {
    show(true);
    expect(navWidth()).toBe(200);
    expect(labelWidth('Files')).toBeGreaterThan(20);
  });

  it('ADS-12 CON-39: On screens 768 pixels wide or less it MUST be a bottom bar with labels and without its toggle button.', async () => {
    await page.viewport(769, 600);
    show(false);
    expect(navWidth()).toBe(64);

    await page.viewport(768, 600);
    await expect.poll(navWidth).toBe(document.body.clientWidth);
    const { bottom, height } = nav.element().getBoundingClientRect();
    expect(bottom).toBe(600);
    expect(height).toBeLessThan(100);
    expect(labelWidth('Files')).toBeGreaterThan(20);
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('ADS-09: Its toggle button MUST call onToggle.', async () => {
    show(false);
    await page.getByRole('button').click();
    expect(onToggle).toHaveBeenCalledOnce();
    expect(navWidth()).toBe(64);
  });

  it('The icons MUST NOT move when it expands or collapses.', () => {
    const iconOffsets = (): readonly number[] =>
      [...nav.element().querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().left);
    show(false);
    const before = iconOffsets();
    expect(new Set(before)).toHaveLength(1);
    show(true);
    expect(iconOffsets()).toEqual(before);
  });

  it('Its toggle button MUST have a name and expose whether the bar is expanded.', async () => {
    show(false);
    const button = page.getByRole('button');
    await expect.element(button).toHaveAccessibleName('Expand navigation');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    show(true);
    await expect.element(button).toHaveAccessibleName('Collapse navigation');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('A collapsed link MUST keep its label as its accessible name, and show it as a tooltip.', async () => {
    show(false);
    await expect.element(linkTo('Files')).toHaveAccessibleName('Files');
    await expect.element(nav.getByTitle('Files')).toBeVisible();
  });

  it('The count of an item MUST be shown and be part of its name, in words if it has them; the tooltip says them.', async () => {
    mount(
      <SideNav
        label="Console"
        items={[
          {
            label: 'Chat',
            href: '#chat',
            icon: icons.MessageCircle,
            count: 3,
            countLabel: '3 unread messages',
          },
        ]}
        expanded={false}
        onToggle={onToggle}
      />,
    );
    await expect.element(linkTo('Chat (3 unread messages)')).toBeVisible();
    await expect.element(nav.getByTitle('Chat: 3 unread messages')).toBeVisible();
    show(false);
    await expect.element(linkTo('Chat (3)')).toBeVisible();
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  });

  it('Every link MUST be at least 44 pixels wide and high.', async () => {
    for (const width of [1280, 360]) {
      await page.viewport(width, 740);
      show(false);
      for (const name of ['Users', 'Files', 'Chat (3)']) {
        const rect = box(name);
        expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('Keyboard: Tab — moves through the button and the links', async () => {
    show(true);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(linkTo('Files')).toHaveFocus();
  });

  it('Keyboard: Enter — follows the link', async () => {
    show(true);
    (linkTo('Files').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#files');
  });
});
