import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Spinner } from './Spinner.tsx';

const visibility = (element: Element): string => getComputedStyle(element).visibility;

describe('Spinner', () => {
  it('Its words MUST come after the place where they are read out, as only a change is read out.', async () => {
    mount(<Spinner label="Checking the file" />);
    const words = page.getByText('Checking the file').element();
    expect([page.getByRole('status').element(), words].map(visibility)).toEqual([
      'visible',
      'hidden',
    ]);
    await expect.poll(() => visibility(words)).toBe('visible');
  });

  it('Without words it MUST NOT be read out.', () => {
    mount(<Spinner />);
    expect(page.getByRole('status').query()).toBeNull();
    expect(document.querySelector('main')!.textContent).toBe('');
  });
});
