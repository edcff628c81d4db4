import { expect, waitFor, within, type userEvent } from 'storybook/test';

/** What a story plays with, as far as buying needs it. */
interface Playing {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

/** Chooses ADVANCE and a way to pay it. */
export const buyAdvance = async (
  { canvas, userEvent }: Playing,
  way = 'Pay with Razorpay',
): Promise<void> => {
  const card = within(await canvas.findByRole('article', { name: 'ADVANCE' }));
  await userEvent.click(card.getByRole('button', { name: 'Purchase' }));
  await userEvent.click(await canvas.findByRole('button', { name: way }));
};

const sheetButtons = (): HTMLButtonElement[] => [
  ...(document.querySelector('.razorpay-container')?.shadowRoot?.querySelectorAll('button') ?? []),
];

const press = async (words: string): Promise<void> => {
  const named = (): HTMLButtonElement | undefined =>
    sheetButtons().find(
      (button) => button.textContent === words || button.getAttribute('aria-label') === words,
    );
  await waitFor(() => expect(named()).not.toHaveAttribute('aria-disabled', 'true'));
  named()!.click();
};

/** The card provider's dialog, which lives in a tree of its own. */
export const checkoutSheet = async () => {
  await waitFor(() => expect(sheetButtons()).not.toHaveLength(0));
  return { press };
};
