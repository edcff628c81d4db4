import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { icons } from '../../components/Icon/index.ts';
import { mount } from '../../testing/mount.tsx';
import { SideNav } from './SideNav.tsx';

const onToggle = vi.fn<() => void>();
const nav = page.getByRole('navigation', { name: 'Console' });
const place = (name: string) => nav.getByRole('link', { name, exact: true });

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

const box = (name: string): DOMRect => place(name).element().getBoundingClientRect();
/** How much of a place's words is seen. */
const wordsWidth = (words: string): number =>
  page.getByText(words, { exact: true }).element().getBoundingClientRect().width;
const navWidth = (): number => nav.element().getBoundingClientRect().width;

beforeEach(async () => {
  onToggle.mockReset();
  await page.viewport(1280, 800);
});

describe('SideNav', () => {
  it('It MUST be a navigation with a name, its places a list of links, and the one where one is MUST be marked as the current page.', async () => {
    show(true);
    expect(nav.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(place('Users')).toHaveAttribute('aria-current', 'page');
    await expect.element(place('Files')).not.toHaveAttribute('aria-current');
    await expect.element(place('Files')).toHaveAttribute('href', '#files');
  });

  it('ADS-10: Collapsed it MUST be 4rem wide and show pictures only.', () => {
    show(false);
    expect(navWidth()).toBe(64);
    expect(wordsWidth('Files')).toBeLessThanOrEqual(1);
    expect(place('Files').element().querySelector('svg')!.getBoundingClientRect().width).toBe(20);
  });

  it('ADS-11: Expanded it MUST be 12.5rem wide and show words beside the pictures.', () => {
    show(true);
    expect(navWidth()).toBe(200);
    expect(wordsWidth('Files')).toBeGreaterThan(20);
  });

  it('ADS-12 CON-39: On screens 768 pixels wide or less it MUST be a bar along the lower edge, with words and without its button.', async () => {
    await page.viewport(769, 600);
    show(false);
    expect(navWidth()).toBe(64);

    await page.viewport(768, 600);
    await expect.poll(navWidth).toBe(document.body.clientWidth);
    const { bottom, height } = nav.element().getBoundingClientRect();
    expect(bottom).toBe(600);
    expect(height).toBeLessThan(100);
    expect(wordsWidth('Files')).toBeGreaterThan(20);
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('ADS-09: Its button MUST ask its owner to change the width.', async () => {
    show(false);
    await page.getByRole('button').click();
    expect(onToggle).toHaveBeenCalledOnce();
    expect(navWidth()).toBe(64);
  });

  it('The pictures MUST NOT move when it changes its width.', () => {
    const pictures = (): readonly number[] =>
      [...nav.element().querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().left);
    show(false);
    const before = pictures();
    expect(new Set(before)).toHaveLength(1);
    show(true);
    expect(pictures()).toEqual(before);
  });

  it('Its button MUST say what it does and whether the bar is expanded.', async () => {
    show(false);
    const button = page.getByRole('button');
    await expect.element(button).toHaveAccessibleName('Expand navigation');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    show(true);
    await expect.element(button).toHaveAccessibleName('Collapse navigation');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('A collapsed place MUST keep its words as its name, and show them on hover.', async () => {
    show(false);
    await expect.element(place('Files')).toHaveAccessibleName('Files');
    await expect.element(nav.getByTitle('Files')).toBeVisible();
  });

  it('How many wait at a place MUST be shown and be part of its name.', async () => {
    show(false);
    await expect.element(place('Chat (3)')).toBeVisible();
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  });

  it('Every place MUST be at least 44 pixels wide and high.', async () => {
    for (const width of [1280, 360]) {
      await page.viewport(width, 740);
      show(false);
      for (const name of ['Users', 'Files', 'Chat (3)']) {
        const rect = box(name);
        expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('Keyboard: Tab — moves through the button and the places', async () => {
    show(true);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(place('Files')).toHaveFocus();
  });

  it('Keyboard: Enter — goes to the place', async () => {
    show(true);
    (place('Files').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#files');
  });
});
