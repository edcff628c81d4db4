import { expect, waitFor, type userEvent, type within } from 'storybook/test';
import { opened } from './findDialog.ts';

/** What a story plays with, as far as the dialogs of a user need it. */
export interface Playing {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, 'clear' | 'click' | 'selectOptions' | 'type'>;
}
export type Dialog = ReturnType<typeof within>;

/** Chooses from the row's own list. */
export const choose = async ({ canvas, userEvent }: Playing, action: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ananya Sharma' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
};

export const type = async (
  { userEvent }: Playing,
  dialog: Dialog,
  values: Record<string, string>,
) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.type(dialog.getByLabelText(label), value);
  }
};

export const press = async ({ userEvent }: Playing, dialog: Dialog, name: string): Promise<void> =>
  userEvent.click(dialog.getByRole('button', { name }));

export const isClosed = async ({ canvas }: Playing): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

/** The question whether somebody is to be deleted. */
export const question = async (context: Playing): Promise<HTMLElement> =>
  opened(context, 'Delete User', 'alertdialog');
