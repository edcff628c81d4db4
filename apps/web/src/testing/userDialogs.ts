import { expect, waitFor, type userEvent, type within } from 'storybook/test';
import { findDialog } from './visible.ts';

/** The part of a story's context that the user dialogs need. */
export interface Playing {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<typeof userEvent, 'clear' | 'click' | 'selectOptions' | 'type'>;
}
export type Dialog = ReturnType<typeof within>;

/** Chooses from the menu of the first user's row. */
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

/** The dialog that confirms a deletion. */
export const question = async (context: Playing): Promise<HTMLElement> =>
  findDialog(context, 'Delete User', 'alertdialog');
