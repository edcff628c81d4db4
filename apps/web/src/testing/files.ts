import type { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Waits for the list and returns its length. */
export const count = async (canvas: Canvas): Promise<number> => {
  const text = await canvas.findByText(/^\d+ (of \d+ )?files$/);
  return Number.parseInt(text.textContent, 10);
};

/** The text of the rows. */
export const rowsOf = (canvas: Canvas): string[] =>
  [...canvas.getByRole('main').querySelectorAll('[data-row]')].map((row) => row.textContent);
