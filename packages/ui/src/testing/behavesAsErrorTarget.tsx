import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { mount } from './mount.tsx';

/** The contract suite of controls that an error summary links to; `render` receives the control's id. */
export const behavesAsErrorTarget = (
  render: (props: { readonly id: string }) => ReactNode,
): void => {
  describe('as the target of an error summary', () => {
    it('An entry of an error summary MUST focus it by its id.', async () => {
      const id = 'the-field';
      const message = 'Answer this';
      mount(
        <>
          <ErrorSummary title="To put right" problems={[{ fieldId: id, message }]} attempt={0} />
          {render({ id })}
        </>,
      );
      await page.getByRole('link', { name: message }).click();
      expect(document.activeElement?.id).toBe(id);
    });
  });
};
