import { Button, Inline } from '@seatwise/ui';
import { content } from '../../content/users.ts';

/** What every form of a dialog is given. */
export interface FormProps<Values> {
  readonly onSubmit: (values: Values) => void;
  readonly showsAllProblems: boolean;
  /** What was sent is under way. */
  readonly busy: boolean;
  /** Where the dialog holds this form alone, the way out of it. */
  readonly onCancel?: () => void;
}

interface FormEndProps extends Pick<FormProps<unknown>, 'busy' | 'onCancel'> {
  readonly submit: string;
  readonly disabled?: boolean;
}

/** The buttons of a form. */
export const FormEnd = ({ submit, disabled = false, busy, onCancel }: FormEndProps) => (
  <Inline justify="end">
    {onCancel && (
      <Button tone="secondary" disabled={busy} onPress={onCancel}>
        {content.cancel}
      </Button>
    )}
    <Button type="submit" loading={busy} disabled={disabled}>
      {submit}
    </Button>
  </Inline>
);
