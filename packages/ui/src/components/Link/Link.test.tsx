import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Link } from './Link.tsx';

const onFollow = vi.fn<() => void>();
const link = page.getByRole('link');

beforeEach(() => {
  onFollow.mockReset();
});

describe('Link', () => {
  it('It MUST be a native link to its URL.', async () => {
    mount(<Link href="#plans">See plans</Link>);
    await expect.element(link).toHaveAccessibleName('See plans');
    await expect.element(link).toHaveAttribute('href', '#plans');
  });

  it('It MUST call onFollow on click.', async () => {
    mount(
      <Link href="#plans" onFollow={onFollow}>
        See plans
      </Link>,
    );
    await link.click();
    expect(onFollow).toHaveBeenCalledOnce();
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

  it('One to the current page MUST be marked as current.', async () => {
    mount(
      <Link href="#plans" current>
        See plans
      </Link>,
    );
    await expect.element(link).toHaveAttribute('aria-current', 'page');
  });

  it('It MUST be described by the element of `describedBy`.', async () => {
    mount(
      <>
        <Link href="#plans" describedBy="price">
          See plans
        </Link>
        <p id="price">From ₹99</p>
      </>,
    );
    await expect.element(link).toHaveAccessibleDescription('From ₹99');
  });

  it('Keyboard: Enter — follows it', async () => {
    mount(
      <Link href="#plans" onFollow={onFollow}>
        See plans
      </Link>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onFollow).toHaveBeenCalledOnce();
  });
});
