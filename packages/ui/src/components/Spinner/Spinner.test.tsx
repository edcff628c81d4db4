import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Spinner } from './Spinner.tsx';

const visibility = (element: Element): string => getComputedStyle(element).visibility;

describe('Spinner', () => {
  it('Its live region MUST exist before its text, because only changes are announced.', async () => {
    mount(<Spinner label="Checking the file" />);
    const label = page.getByText('Checking the file').element();
    expect([page.getByRole('status').element(), label].map(visibility)).toEqual([
      'visible',
      'hidden',
    ]);
    await expect.poll(() => visibility(label)).toBe('visible');
  });

  it('Without a label it MUST be hidden from screen readers.', () => {
    mount(<Spinner />);
    expect(page.getByRole('status').query()).toBeNull();
    expect(document.querySelector('main')!.textContent).toBe('');
  });
});
