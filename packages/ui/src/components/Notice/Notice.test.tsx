import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const dismiss = page.getByRole('button', { name: 'Dismiss' });

describe('Notice', () => {
  it('It MUST call onDismiss when it is dismissed, and have a dismiss button only with that handler.', async () => {
    mount(<Notice>Saved</Notice>);
    expect(dismiss.query()).toBeNull();
    const onDismiss = vi.fn<() => void>();
    mount(<Notice onDismiss={onDismiss}>Saved</Notice>);
    await dismiss.click();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('A critical notice MUST be announced assertively, every other one politely.', () => {
    for (const tone of noticeTones) {
      mount(<Notice tone={tone}>Words</Notice>);
      const role = tone === 'critical' ? 'alert' : 'status';
      expect(page.getByRole(role).elements()).toHaveLength(1);
    }
  });

  it('A polite live region MUST exist before its text, because only changes are announced.', async () => {
    mount(<Notice>Saved</Notice>);
    const region = page.getByRole('status').element();
    const said = page.getByText('Saved').element();
    expect([region, said].map((part) => getComputedStyle(part).visibility)).toEqual([
      'visible',
      'hidden',
    ]);
    await expect.element(page.getByText('Saved')).toBeVisible();
  });

  it('A notice that is a part of the page itself MUST be a note, which is visible at once and not announced.', () => {
    mount(<Notice announced={false}>Sample figures</Notice>);
    expect(page.getByRole('note').elements()).toHaveLength(1);
    expect(page.getByRole('status').query()).toBeNull();
    expect(getComputedStyle(page.getByText('Sample figures').element()).visibility).toBe('visible');
  });

  it('Each tone MUST have its own icon.', () => {
    const iconMarkups = noticeTones.map((tone) => {
      mount(<Notice tone={tone}>Words</Notice>);
      return document.querySelector('svg')!.innerHTML;
    });
    expect(new Set(iconMarkups).size).toBe(noticeTones.length);
  });

  it('Keyboard: Enter — on its button dismisses it', async () => {
    const onDismiss = vi.fn<() => void>();
    mount(<Notice onDismiss={onDismiss}>Saved</Notice>);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
