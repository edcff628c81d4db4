import { expect, spyOn, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

interface StoryContext {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
}

/** Waits for a list of the console and returns how many records it has found. */
export const count = async (canvas: Canvas, noun: string): Promise<number> => {
  const text = await canvas.findByText(new RegExp(`^[\\d,]+ (of [\\d,]+ )?${noun}$`));
  return Number(text.textContent.split(' ')[0]!.replaceAll(',', ''));
};

/** The text of the rows or cards, in order. */
export const rowsOf = (canvas: Canvas): string[] =>
  [...canvas.getByRole('main').querySelectorAll('[data-row]')].map((row) => row.textContent);

/** A story of a console list that is loading. */
export const loadingStory = (operation: string, text: string) => ({
  parameters: { scenario: `${operation}.never` },
  play: async ({ canvas, canvasElement }: StoryContext): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
});

interface FailedTexts {
  readonly failed: string;
  /** The text shown instead of the records. */
  readonly notLoaded: string;
}

/** A story of a console list that could not be loaded, by a scenario such as `listUsers.500`. */
export const failedStory = (scenario: string, { failed, notLoaded }: FailedTexts) => ({
  parameters: { scenario },
  play: async ({ canvas }: StoryContext): Promise<void> => {
    await waitFor(() => expect(canvas.getByText(failed)).toBeVisible());
    await expect(canvas.getByText(notLoaded)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Without a response there is no count.
    await expect(canvas.getByRole('main').querySelector('output')).toHaveTextContent('');
  },
});

/** A story of a console list without records. */
export const emptyStory = (scenario: string, none: string) => ({
  parameters: { scenario },
  play: async ({ canvas }: StoryContext): Promise<void> => {
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible());
  },
});

/** The name and the text of the file that an action saves. */
export const fileSavedBy = async (
  act: () => Promise<unknown>,
): Promise<{ readonly name: string; readonly text: string }> => {
  const create = spyOn(URL, 'createObjectURL');
  const follow = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    await act();
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
    const link = follow.mock.contexts[0] as HTMLAnchorElement;
    return { name: link.download, text: await (create.mock.calls[0]![0] as Blob).text() };
  } finally {
    create.mockRestore();
    follow.mockRestore();
  }
};
