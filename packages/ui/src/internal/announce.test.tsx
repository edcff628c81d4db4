import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { announced } from '../testing/announced.ts';
import { mount } from '../testing/mount.tsx';
import { announce, announceWith, type Announcer } from './announce.ts';
import { lateModule } from './lateModule.ts';

describe('announce', () => {
  it('announces politely by default', async () => {
    announce('Page 2 of 9');
    await expect.poll(() => announced('polite')).toEqual(['Page 2 of 9']);
    announce('Connection lost', 'assertive');
    await expect.poll(() => announced('assertive')).toEqual(['Connection lost']);
    expect(announced('polite')).toEqual(['Page 2 of 9']);
  });

  it('announces the same message again', async () => {
    announce('3 selected');
    await expect.poll(() => announced()).toEqual(['3 selected']);
    announce('3 selected');
    await expect.poll(() => announced()).toEqual(['3 selected', '3 selected']);
  });

  it('keeps the order of the first ones', async () => {
    for (const message of ['1 result', '1 selected', '2 selected']) announce(message);
    await expect.poll(() => announced().length).toBe(3);
    expect(announced()).toEqual(['1 result', '1 selected', '2 selected']);
  });

  it('is heard while a modal dialog is open', async () => {
    mount(
      <Dialog open title="Edit User" onClose={() => {}}>
        Words
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    announce('Saved');
    await expect.poll(() => announced()).toEqual(['Saved']);
    const region = document.querySelector('[data-live-announcer]')!;
    expect(region.parentElement).toBe(document.body);
    expect(region.closest('[inert], [aria-hidden="true"]')).toBeNull();
  });

  it('keeps what is announced until the announcer is loaded, in its order', async () => {
    let arrive!: (announcer: Announcer) => void;
    const load = vi.fn<() => Promise<Announcer>>(
      () => new Promise((resolve) => (arrive = resolve)),
    );
    const heard = vi.fn<Announcer['announce']>();
    const say = announceWith(lateModule(load));
    say('Page 2 of 9');
    say('Connection lost', 'assertive');
    expect(load).toHaveBeenCalledOnce();
    arrive({ announce: heard });
    await vi.waitFor(() =>
      expect(heard.mock.calls).toEqual([
        ['Page 2 of 9', 'polite'],
        ['Connection lost', 'assertive'],
      ]),
    );
    say('Saved');
    expect(heard).toHaveBeenLastCalledWith('Saved', 'polite');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it.each(['the network is back', 'there is more to announce'])(
    'loses nothing where the announcer cannot be loaded: it is loaded when %s',
    async (when) => {
      const heard = vi.fn<Announcer['announce']>();
      const load = vi
        .fn<() => Promise<Announcer>>()
        .mockRejectedValueOnce(new Error('No code'))
        .mockResolvedValue({ announce: heard });
      const say = announceWith(lateModule(load));
      say('Saved');
      await vi.waitFor(() => {
        if (when === 'the network is back') dispatchEvent(new Event('online'));
        else if (load.mock.calls.length === 1) say('Saved');
        expect(load).toHaveBeenCalledTimes(2);
      });
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('Saved', 'polite'));
      const announcements = new Set(heard.mock.calls.map(([message]) => message));
      expect([...announcements]).toEqual(['Saved']);
    },
  );
});
