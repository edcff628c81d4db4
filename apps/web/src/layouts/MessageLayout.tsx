import { Button } from '@seatwise/ui';
import { FormLayout } from './FormLayout.tsx';

export interface MessageLayoutProps {
  readonly heading: string;
  readonly hint: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A page with a message and one action. */
export const MessageLayout = ({ heading, hint, action, onAction }: MessageLayoutProps) => (
  <FormLayout heading={heading} hint={hint}>
    <Button onPress={onAction}>{action}</Button>
  </FormLayout>
);
