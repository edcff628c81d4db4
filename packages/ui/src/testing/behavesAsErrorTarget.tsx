import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { mount } from './mount.tsx';

/** Examines what is filled in or chosen; it is drawn with the given id. */
export const behavesAsErrorTarget = (draw: (props: { readonly id: string }) => ReactNode): void => {
  describe('as what one is led to', () => {
    it('An entry of an error summary MUST lead to it by its id.', async () => {
      const id = 'the-field';
      const message = 'Answer this';
      mount(
        <>
          <ErrorSummary title="To put right" problems={[{ fieldId: id, message }]} attempt={0} />
          {draw({ id })}
        </>,
      );
      await page.getByRole('link', { name: message }).click();
      expect(document.activeElement?.id).toBe(id);
    });
  });
};
