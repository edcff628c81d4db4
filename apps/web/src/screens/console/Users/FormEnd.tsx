import { Button, Inline } from '@seatwise/ui';
import { content } from '../../../content/users.ts';

/** The props of a form in a user dialog. */
export interface FormProps<Values> {
  readonly onSubmit: (values: Values) => void;
  readonly showsAllProblems: boolean;
  /** The request is pending. */
  readonly busy: boolean;
  /** Called to close the dialog, where it contains this form alone. */
  readonly onCancel?: () => void;
}

interface FormEndProps extends Pick<FormProps<unknown>, 'busy' | 'onCancel'> {
  readonly submit: string;
  readonly disabled?: boolean;
}

/** The submit and cancel buttons of a form. */
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
