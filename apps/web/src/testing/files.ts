import type { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** How many files show; waits for them. */
export const count = async (canvas: Canvas): Promise<number> => {
  const words = await canvas.findByText(/^\d+ (of \d+ )?files$/);
  return Number.parseInt(words.textContent, 10);
};

/** The rows as they can be read. */
export const rowsOf = (canvas: Canvas): string[] =>
  [...canvas.getByRole('main').querySelectorAll('[data-row]')].map((row) => row.textContent);
