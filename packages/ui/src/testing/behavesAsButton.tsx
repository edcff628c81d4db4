import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { mount } from './mount.tsx';

/** The props that the contract suite sets on the button. */
export interface ButtonUnderTest {
  readonly onPress: () => void;
  readonly loading?: boolean;
  readonly disabled?: boolean;
}

/** The contract suite of buttons; `name` is the accessible name. */
export const behavesAsButton = (
  name: string,
  render: (props: ButtonUnderTest) => ReactNode,
): void => {
  const button = page.getByRole('button', { name });
  const onPress = vi.fn<() => void>();

  describe('as a button', () => {
    beforeEach(() => {
      onPress.mockReset();
    });

    it('A button MUST call onPress when it is clicked.', async () => {
      mount(render({ onPress }));
      await button.click();
      expect(onPress).toHaveBeenCalledOnce();
    });

    it('A button MUST be triggered by Enter and by Space.', async () => {
      mount(render({ onPress }));
      await userEvent.keyboard('{Tab}{Enter}');
      expect(onPress).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(' ');
      expect(onPress).toHaveBeenCalledTimes(2);
    });

    it('A button MUST NOT call onPress while it is loading, and MUST keep the focus.', async () => {
      mount(render({ onPress, loading: true }));
      await userEvent.keyboard('{Tab}{Enter}');
      await button.click({ force: true });
      expect(onPress).not.toHaveBeenCalled();
      await expect.element(button).toHaveFocus();
    });

    it('A synthetic click, as by a screen reader or a script, MUST call onPress.', async () => {
      mount(render({ onPress }));
      (button.element() as HTMLElement).click();
      await expect.poll(() => onPress.mock.calls.length).toBe(1);
    });

    it('A press that is released outside, and a click without a press, MUST NOT call onPress.', () => {
      mount(render({ onPress }));
      const element = button.element();
      const send = (type: string, at: Element = element): void =>
        void at.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 1,
            pointerType: 'touch',
            width: 20,
            height: 20,
            detail: 1,
          }),
        );
      send('pointerdown');
      send('pointerup', document.body);
      send('click');
      expect(onPress).not.toHaveBeenCalled();
      for (const type of ['pointerdown', 'pointerup', 'click']) send(type);
      expect(onPress).toHaveBeenCalledOnce();
    });

    it('A loading button MUST be marked as busy.', async () => {
      mount(render({ onPress, loading: true }));
      await expect.element(button).toHaveAttribute('aria-busy', 'true');
    });

    it('A disabled button MUST NOT call onPress nor be focusable.', async () => {
      mount(render({ onPress, disabled: true }));
      await button.click({ force: true });
      await userEvent.keyboard('{Tab}');
      await expect.element(button).not.toHaveFocus();
      expect(onPress).not.toHaveBeenCalled();
    });

    it('A button MUST be at least 24 pixels wide and high.', () => {
      mount(render({ onPress }));
      const { width, height } = button.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    });
  });
};
