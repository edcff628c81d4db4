import { Button, Inline, Text } from '@seatwise/ui';
import { verification as copy } from '../../../content/login.ts';
import { useServices } from '../../../services/services.ts';
import { useSecondsUntil } from '../../../hooks/useSecondsUntil.ts';

interface ResendProps {
  readonly sending: boolean;
  /** When the server accepts the next request for a code; 0 means at once. */
  readonly resendAt: number;
  readonly onResend: () => void;
}

/** Requests another code, with a countdown if the server has set a waiting time. */
export const Resend = ({ sending, resendAt, onResend }: ResendProps) => {
  const { session } = useServices();
  const seconds = useSecondsUntil(resendAt, session.now);
  return (
    <Inline justify="center">
      <Button tone="quiet" size="compact" flush loading={sending} onPress={onResend}>
        {copy.resend}
      </Button>
      {seconds > 0 && (
        <Text size="small" tone="muted">
          {copy.wait(seconds)}
        </Text>
      )}
    </Inline>
  );
};
