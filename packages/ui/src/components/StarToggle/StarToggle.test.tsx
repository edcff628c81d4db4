import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { StarToggle } from './StarToggle.tsx';

const button = page.getByRole('button');
const ignore = (): void => undefined;

describe('StarToggle', () => {
  it('Its label MUST be its accessible name and its tooltip.', async () => {
    mount(<StarToggle label="Shortlist AIIMS" pressed={false} onPress={ignore} />);
    await expect.element(button).toHaveAccessibleName('Shortlist AIIMS');
    await expect.element(button).toHaveAttribute('title', 'Shortlist AIIMS');
  });

  it('It MUST expose whether it is pressed, and fill its star where it is.', async () => {
    const fillOf = () => getComputedStyle(button.element().querySelector('svg')!).fill;
    mount(<StarToggle label="Shortlist" pressed={false} onPress={ignore} />);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(fillOf()).toBe('none');
    mount(<StarToggle label="Shortlist" pressed onPress={ignore} />);
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(fillOf()).not.toBe('none');
  });

  it('It MUST call onPress when it is clicked, and for Enter and Space.', async () => {
    const onPress = vi.fn<() => void>();
    mount(<StarToggle label="Shortlist" pressed={false} onPress={onPress} />);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('It MUST be as large as the smallest target.', () => {
    mount(<StarToggle label="Shortlist" pressed={false} onPress={ignore} />);
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
