import { expect, spyOn, waitFor, within, type userEvent } from 'storybook/test';

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

const post = async (address: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  await expect(answer.ok).toBe(true);
};

/** PayU's page without the tab that it would open in: from here on nothing is posted. */
export const hostedPage = () => {
  const posted: HTMLFormElement[] = [];
  const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push(this);
  });
  return {
    form: () => posted.at(-1),
    /** Pays there, or does not. */
    end: async (outcome: 'success' | 'failure' | 'pending'): Promise<void> => {
      const form = posted.at(-1)!;
      const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
      await post(form.action, fields);
      await post('/simulators/payu/outcome', { txnid: fields['txnid']!, outcome });
    },
    restore: () => submit.mockRestore(),
  };
};
