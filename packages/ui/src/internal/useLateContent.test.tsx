import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { lateModule, type LateModule } from './lateModule.ts';
import { useLateContent } from './useLateContent.ts';

interface Words {
  readonly words: string;
}

interface OwnerProps {
  readonly late: LateModule<Words>;
  readonly dismissible: boolean;
}

const Owner = ({ late, dismissible }: OwnerProps) => {
  const [open, setOpen] = useState(false);
  const module = useLateContent(late, open, dismissible ? () => setOpen(false) : undefined);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <output>{open ? 'open' : 'closed'}</output>
      {open && module && <p>{module.words}</p>}
    </>
  );
};

const opener = page.getByRole('button', { name: 'Edit' });
const owner = page.getByRole('status');
const content = page.getByText('Edit User');
const failure = page.getByRole('alert');

let arrive: (module: Words) => void;
let fail: (error: Error) => void;
const load = vi.fn<() => Promise<Words>>(
  () =>
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
);

const openInVain = async (dismissible: boolean): Promise<void> => {
  mount(<Owner late={lateModule(load)} dismissible={dismissible} />);
  await userEvent.click(opener);
  expect(load).toHaveBeenCalledTimes(1);
  fail(new Error('No code'));
  await expect
    .element(failure)
    .toHaveTextContent('This could not be loaded. Check your connection and try again.');
  expect(failure.elements()).toHaveLength(1);
};

beforeEach(() => {
  load.mockClear();
  // Disables the idle preload, so that the tests control the loading.
  vi.stubGlobal('requestIdleCallback', () => 0);
});

describe('content that loads late', () => {
  it('tells once of a load that failed, lets its owner close, and loads at the next press', async () => {
    await openInVain(true);
    await expect.element(owner).toHaveTextContent('closed');
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(opener);
    await expect.element(failure).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    arrive({ words: 'Edit User' });
    await expect.element(content).toBeVisible();
  });

  it('loads at the next press where it stays wanted, and tells of another failure', async () => {
    await openInVain(false);
    await userEvent.click(opener);
    await expect.element(failure).not.toBeInTheDocument();
    fail(new Error('No code'));
    await expect.element(failure).toBeVisible();
    await userEvent.click(opener);
    arrive({ words: 'Edit User' });
    await expect.element(content).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('loads when the network is back where it stays wanted, without a word if it fails', async () => {
    await openInVain(false);
    await userEvent.keyboard('{Escape}');
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    fail(new Error('No code'));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(3);
    });
    await expect.element(failure).not.toBeInTheDocument();
    arrive({ words: 'Edit User' });
    await expect.element(content).toBeVisible();
  });
});
