import { expect, waitFor, type within } from 'storybook/test';

/** Waits until a text is visible. */
export const expectText = async (
  { canvas }: { readonly canvas: ReturnType<typeof within> },
  text: string,
): Promise<void> => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
