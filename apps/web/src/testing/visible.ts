import { expect, waitFor, type within } from 'storybook/test';

/** Waits until the dialog with this name is visible. */
export const findDialog = async (
  { canvas }: { readonly canvas: ReturnType<typeof within> },
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> => {
  const dialog = await canvas.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

/** Waits until a text is visible. */
export const expectText = async (
  { canvas }: { readonly canvas: ReturnType<typeof within> },
  text: string | RegExp,
): Promise<void> => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
