import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsButton } from '../../testing/behavesAsButton.tsx';
import { mount } from '../../testing/mount.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const button = page.getByRole('button');

describe('IconButton', () => {
  behavesAsButton('Download', (props) => (
    <IconButton label="Download" icon={icons.Download} size="small" {...props} />
  ));

  it('Its label MUST be its accessible name and its tooltip.', async () => {
    mount(<IconButton label="Download" icon={icons.Download} />);
    await expect.element(button).toHaveAccessibleName('Download');
    await expect.element(button).toHaveAttribute('title', 'Download');
  });

  it('Its icon MUST be hidden from screen readers.', () => {
    mount(<IconButton label="Download" icon={icons.Download} />);
    expect(button.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('It MUST expose its expanded state where it has one.', async () => {
    mount(<IconButton label="Menu" icon={icons.Menu} expanded controls="menu" />);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button).toHaveAttribute('aria-controls', 'menu');
    mount(<IconButton label="Search" icon={icons.Search} />);
    await expect.element(button).not.toHaveAttribute('aria-expanded');
  });

  it('Keyboard: Enter, Space — press it', async () => {
    const onPress = vi.fn<() => void>();
    mount(<IconButton label="Download" icon={icons.Download} onPress={onPress} />);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
