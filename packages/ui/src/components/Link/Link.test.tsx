import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Link } from './Link.tsx';

const link = page.getByRole('link');

describe('Link', () => {
  it('It MUST be a native link to its URL.', async () => {
    mount(<Link href="#plans">See plans</Link>);
    await expect.element(link).toHaveAccessibleName('See plans');
    await expect.element(link).toHaveAttribute('href', '#plans');
  });

  it('One that opens a new tab MUST say so, and set noopener and noreferrer.', async () => {
    mount(
      <Link href="https://mcc.nic.in/" newTab>
        MCC
      </Link>,
    );
    await expect.element(link).toHaveAccessibleName('MCC (opens in a new tab)');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('Keyboard: Enter — follows it', async () => {
    mount(<Link href="#plans">See plans</Link>);
    location.hash = '';
    await userEvent.keyboard('{Tab}{Enter}');
    expect(location.hash).toBe('#plans');
  });
});
