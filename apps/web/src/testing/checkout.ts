import { expect, spyOn, waitFor, within, type userEvent } from 'storybook/test';

/** The part of a story's context that a purchase needs. */
interface Playing {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}

/** Chooses ADVANCE and a provider. */
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

const press = async (text: string): Promise<void> => {
  const named = (): HTMLButtonElement | undefined =>
    sheetButtons().find(
      (button) => button.textContent === text || button.getAttribute('aria-label') === text,
    );
  await waitFor(() => expect(named()).not.toHaveAttribute('aria-disabled', 'true'));
  named()!.click();
};

/** The card provider's dialog, which renders into its own shadow root. */
export const checkoutSheet = async () => {
  await waitFor(() => expect(sheetButtons()).not.toHaveLength(0));
  return { press };
};

const post = async (address: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  await expect(answer.ok).toBe(true);
};

/** Replaces the redirect to PayU's page, and records forms instead of submitting them. */
export const hostedPage = () => {
  const posted: HTMLFormElement[] = [];
  const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push(this);
  });
  return {
    form: () => posted.at(-1),
    /** Posts the recorded form and an outcome, as the page would. */
    end: async (outcome: 'success' | 'failure' | 'pending'): Promise<void> => {
      const form = posted.at(-1)!;
      const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
      await post(form.action, fields);
      await post('/simulators/payu/outcome', { txnid: fields['txnid']!, outcome });
    },
    restore: () => submit.mockRestore(),
  };
};
