import { Button } from '@seatwise/ui';
import { FormLayout } from './FormLayout.tsx';

export interface MessageLayoutProps {
  readonly heading: string;
  readonly hint: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A page that says one thing and offers one way on. */
export const MessageLayout = ({ heading, hint, action, onAction }: MessageLayoutProps) => (
  <FormLayout heading={heading} hint={hint}>
    <Button onPress={onAction}>{action}</Button>
  </FormLayout>
);
