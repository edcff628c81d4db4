import { Button, VisuallyHidden, type ButtonProps } from '@seatwise/ui';

interface EntryButtonProps extends Pick<ButtonProps, 'icon' | 'onPress' | 'ref' | 'tone'> {
  readonly label: string;
  /** What screen readers add to the label: the entry that the button is of. */
  readonly of: string;
}

/** A button of an entry in a list whose entries have the same buttons. */
export const EntryButton = ({ label, of, ...button }: EntryButtonProps) => (
  <Button tone="secondary" size="compact" {...button}>
    {label}
    <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);
