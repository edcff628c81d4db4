import { expect, waitFor, type within } from 'storybook/test';

/** Waits until these words can be read. */
export const says = async (
  { canvas }: { readonly canvas: ReturnType<typeof within> },
  words: string,
): Promise<void> => waitFor(() => expect(canvas.getByText(words)).toBeVisible());
