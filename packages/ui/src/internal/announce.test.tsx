import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { announced } from '../testing/announced.ts';
import { mount } from '../testing/mount.tsx';
import { announce } from './announce.ts';

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
});
