import { Button, VisuallyHidden, type ButtonProps } from '@seatwise/ui';

interface EntryButtonProps extends Pick<ButtonProps, 'icon' | 'onPress' | 'ref' | 'tone'> {
  readonly label: string;
  /** The name of the button's entry, which screen readers add to the label. */
  readonly of: string;
}

/** A button of a list entry, in a list whose entries all have the same buttons. */
export const EntryButton = ({ label, of, ...button }: EntryButtonProps) => (
  <Button tone="secondary" size="compact" {...button}>
    {label}
    <VisuallyHidden>{of}</VisuallyHidden>
  </Button>
);
