import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { behavesAsErrorTarget } from './behavesAsErrorTarget.tsx';
import { mount } from './mount.tsx';

/** The props that the contract suite sets on the field. */
export interface FieldUnderTest {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly marksOptional?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** The contract suite of fields; `render` receives the props, and shows an empty value. */
export const behavesAsField = (render: (props: FieldUnderTest) => ReactNode): void => {
  const label = 'Address for letters';
  const field = page.getByLabelText(label);

  behavesAsErrorTarget(({ id }) => render({ label, id }));

  describe('as a field', () => {
    it('A field MUST be named by its label.', async () => {
      mount(render({ label }));
      await expect.element(field).toHaveAccessibleName(label);
    });

    it('A press on its label MUST move the focus to it.', async () => {
      mount(render({ label }));
      await page.getByText(label, { exact: true }).click();
      await expect.element(field).toHaveFocus();
    });

    it('A field MUST be described by its hint.', async () => {
      mount(render({ label, hint: 'As on your scorecard' }));
      await expect.element(field).toHaveAccessibleDescription('As on your scorecard');
    });

    it('A field with an error MUST be marked as invalid and be described by the error.', async () => {
      mount(render({ label, hint: 'As on your scorecard', error: 'Enter it in full' }));
      await expect.element(field).toBeInvalid();
      await expect
        .element(field)
        .toHaveAccessibleDescription('As on your scorecard Enter it in full');
    });

    it('The icon of an error MUST keep its size and stand beside the first line, however long the error is.', () => {
      const error = 'Enter it in full. '.repeat(20).trim();
      mount(<div style={{ width: 280 }}>{render({ label, error })}</div>);
      const text = page.getByText(error).element();
      const icon = text.previousElementSibling!.getBoundingClientRect();
      expect(icon.width).toBe(16);
      const firstLine = new Range();
      firstLine.setStart(text.firstChild!, 0);
      firstLine.setEnd(text.firstChild!, 1);
      const { top, height } = firstLine.getBoundingClientRect();
      expect(Math.abs(icon.top + icon.height / 2 - (top + height / 2))).toBeLessThan(1);
    });

    it('A field without an error MUST NOT be marked as invalid.', async () => {
      mount(render({ label }));
      await expect.element(field).toHaveAttribute('aria-invalid', 'false');
    });

    it('A required field MUST be marked as required, and an optional one MUST show «optional».', async () => {
      mount(render({ label, required: true }));
      await expect.element(field).toBeRequired();
      expect(page.getByText('optional').query()).toBeNull();
      mount(render({ label }));
      await expect.element(field).not.toBeRequired();
      await expect.element(page.getByText('optional')).toBeVisible();
    });

    it('Without `marksOptional`, an optional field MUST NOT be marked.', () => {
      mount(render({ label, marksOptional: false }));
      expect(page.getByText('optional').query()).toBeNull();
    });

    it('A disabled field MUST NOT be focusable.', async () => {
      mount(render({ label, disabled: true }));
      await expect.element(field).toBeDisabled();
      await userEvent.keyboard('{Tab}');
      await expect.element(field).not.toHaveFocus();
    });

    it('A field MUST have its name and its id as attributes.', async () => {
      mount(render({ label, name: 'address', id: 'the-address' }));
      await expect.element(field).toHaveAttribute('name', 'address');
      await expect.element(field).toHaveAttribute('id', 'the-address');
    });
  });
};
