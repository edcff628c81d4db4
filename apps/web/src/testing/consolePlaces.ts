import { screen, within, type userEvent as events } from 'storybook/test';

interface Playing {
  readonly userEvent: Pick<ReturnType<typeof events.setup>, 'click'>;
}

interface ConsolePlaces {
  readonly links: readonly HTMLElement[];
  /** Whether some of the links are behind "More", as on a phone. */
  readonly isFolded: boolean;
}

/** The links of the console's navigation, all unfolded. */
export const consolePlaces = async ({ userEvent }: Playing): Promise<ConsolePlaces> => {
  const navigation = within(await screen.findByRole('navigation', { name: 'Console' }));
  const more = navigation.queryByRole('button', { name: 'More' });
  if (more) await userEvent.click(more);
  return { links: navigation.getAllByRole('link'), isFolded: more !== null };
};

/** Follows a link of the console's navigation. */
export const goInConsole = async (playing: Playing, name: string): Promise<void> => {
  const { links } = await consolePlaces(playing);
  await playing.userEvent.click(links.find(({ textContent }) => textContent === name)!);
};
