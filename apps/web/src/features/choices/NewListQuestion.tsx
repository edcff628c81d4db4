import { AlertDialog } from '@seatwise/ui';
import { adding as copy } from '../../content/choices.ts';

interface NewListQuestionProps {
  /** The names of the lists, all of them locked. */
  readonly locked: readonly string[];
  /** The name for the new list. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before seats are added to a new list because all others are locked. */
export const NewListQuestion = ({ locked, name, onConfirm, onCancel }: NewListQuestionProps) => (
  <AlertDialog
    open
    title={copy.newList.title(locked)}
    message={copy.newList.message(name)}
    confirmLabel={copy.newList.confirm(name)}
    cancelLabel={copy.newList.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);
