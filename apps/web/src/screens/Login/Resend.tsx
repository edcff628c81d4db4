import { Button, Text } from '@seatwise/ui';
import { verification as words } from '../../content/login.ts';
import { useServices } from '../../services/services.ts';
import { useSecondsUntil } from '../../hooks/useSecondsUntil.ts';

interface ResendProps {
  readonly sending: boolean;
  /** When the server sends the next code; 0 where it asked for no wait. */
  readonly resendAt: number;
  readonly onResend: () => void;
}

/** Asks for another code; where the server said how long that has to wait, the seconds are counted. */
export const Resend = ({ sending, resendAt, onResend }: ResendProps) => {
  const { session } = useServices();
  const seconds = useSecondsUntil(resendAt, session.now);
  return (
    <>
      <Button tone="quiet" size="compact" loading={sending} onPress={onResend}>
        {words.resend}
      </Button>
      {seconds > 0 && (
        <Text size="small" tone="muted">
          {words.wait(seconds)}
        </Text>
      )}
    </>
  );
};
