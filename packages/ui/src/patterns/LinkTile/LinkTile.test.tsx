import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import * as icons from '../../components/Icon/icons.ts';
import { mount } from '../../testing/mount.tsx';
import { LinkTile } from './LinkTile.tsx';

const link = page.getByRole('link');

beforeEach(() => {
  mount(<LinkTile title="Seat matrix" subtitle="All seats" href="#seats" icon={icons.Search} />);
});

describe('LinkTile', () => {
  it('It MUST be one native link to its URL, named by its title and its subtitle.', async () => {
    expect(link.elements()).toHaveLength(1);
    await expect.element(link).toHaveAccessibleName(/^Seat matrix\s*All seats$/);
    await expect.element(link).toHaveAttribute('href', '#seats');
  });

  it('Its icons MUST be hidden from screen readers.', () => {
    for (const picture of link.element().querySelectorAll('svg'))
      expect(picture.getAttribute('aria-hidden')).toBe('true');
  });

  it('Keyboard: Enter — follows it', async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    expect(location.hash).toBe('#seats');
    history.replaceState(null, '', location.pathname + location.search);
  });
});
