import type { StoryContext } from '@storybook/react-vite';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** For what the backend answers on a busy machine. */
export const slow = { timeout: 10_000 };

/** Presses Predict as soon as the lists are there. */
export const predict = async ({ canvas, userEvent }: Context): Promise<void> => {
  await canvas.findByRole('option', { name: 'BDS' }, slow);
  await userEvent.click(canvas.getByRole('button', { name: 'Predict' }));
};

/** The line that counts the results, once there are some. */
export const showing = async ({ canvas }: Context): Promise<string> =>
  (await canvas.findByText(/^Showing [1-9]/, undefined, slow)).textContent;
