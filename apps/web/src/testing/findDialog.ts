import { expect, waitFor, type within } from 'storybook/test';

/** Waits until the dialog of this name can be seen. */
export const opened = async (
  { canvas }: { readonly canvas: ReturnType<typeof within> },
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> => {
  const dialog = await canvas.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
