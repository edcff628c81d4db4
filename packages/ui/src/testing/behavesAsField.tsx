import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { behavesAsErrorTarget } from './behavesAsErrorTarget.tsx';
import { mount } from './mount.tsx';

/** What the examination sets on the field that it draws. */
export interface ExaminedField {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly marksOptional?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

/** Examines a field; it is drawn with the given props and without a value. */
export const behavesAsField = (draw: (props: ExaminedField) => ReactNode): void => {
  const label = 'Address for letters';
  const field = page.getByLabelText(label);

  behavesAsErrorTarget(({ id }) => draw({ label, id }));

  describe('as a field', () => {
    it('A field MUST be named by its label.', async () => {
      mount(draw({ label }));
      await expect.element(field).toHaveAccessibleName(label);
    });

    it('A press on its label MUST move the focus to it.', async () => {
      mount(draw({ label }));
      await page.getByText(label, { exact: true }).click();
      await expect.element(field).toHaveFocus();
    });

    it('A field MUST be described by its hint.', async () => {
      mount(draw({ label, hint: 'As on your scorecard' }));
      await expect.element(field).toHaveAccessibleDescription('As on your scorecard');
    });

    it('A field with an error MUST say that it is invalid and be described by the error.', async () => {
      mount(draw({ label, hint: 'As on your scorecard', error: 'Enter it in full' }));
      await expect.element(field).toBeInvalid();
      await expect
        .element(field)
        .toHaveAccessibleDescription('As on your scorecard Enter it in full');
    });

    it('A field without an error MUST NOT say that it is invalid.', async () => {
      mount(draw({ label }));
      await expect.element(field).toHaveAttribute('aria-invalid', 'false');
    });

    it('A field that must be answered MUST say so, and one that need not MUST be marked «optional».', async () => {
      mount(draw({ label, required: true }));
      await expect.element(field).toBeRequired();
      expect(page.getByText('optional').query()).toBeNull();
      mount(draw({ label }));
      await expect.element(field).not.toBeRequired();
      await expect.element(page.getByText('optional')).toBeVisible();
    });

    it('Among filters, none of which has to be answered, a field MUST NOT be marked.', () => {
      mount(draw({ label, marksOptional: false }));
      expect(page.getByText('optional').query()).toBeNull();
    });

    it('A disabled field MUST NOT take the focus.', async () => {
      mount(draw({ label, disabled: true }));
      await expect.element(field).toBeDisabled();
      await userEvent.keyboard('{Tab}');
      await expect.element(field).not.toHaveFocus();
    });

    it('A field MUST carry its name for the form and its id for others to refer to.', async () => {
      mount(draw({ label, name: 'address', id: 'the-address' }));
      await expect.element(field).toHaveAttribute('name', 'address');
      await expect.element(field).toHaveAttribute('id', 'the-address');
    });
  });
};
