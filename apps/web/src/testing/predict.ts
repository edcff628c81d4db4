import type { StoryContext } from '@storybook/react-vite';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A timeout for responses on a busy machine. */
export const slow = { timeout: 10_000 };

/** Opens the form, which is folded above its results. */
export const change = async ({ canvas, userEvent }: Context): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Change' }, slow));

/** Opens the optional choices of the form. */
export const openMoreChoices = async ({ canvas, userEvent }: Context): Promise<void> =>
  userEvent.click(await canvas.findByText('More choices: quota, disability, year'));

/** Opens the folded tools above the results. */
export const openTools = async ({ canvas, userEvent }: Context): Promise<void> =>
  userEvent.click(canvas.getByText('Sort, filter and select'));

/** Presses Predict once the options have loaded. */
export const predict = async ({ canvas, userEvent }: Context): Promise<void> => {
  await canvas.findByRole('option', { name: 'BDS' }, slow);
  await userEvent.click(await canvas.findByRole('button', { name: 'Predict' }, slow));
};

/** The line with the number of results, once it is positive. */
export const showing = async ({ canvas }: Context): Promise<string> =>
  (await canvas.findByText(/^Showing [1-9]/, undefined, slow)).textContent;
