import { AlertDialog, Toast, type ToastMessage } from '@seatwise/ui';
import { session as sessionText } from '../content/site.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';

const expiryWarnings: readonly ToastMessage[] = [
  { id: 'ending', message: sessionText.ending, tone: 'caution' },
];

/** Messages that can appear on any page: the end of the session, and the warning before it. */
const Announcements = () => {
  const { session } = useServices();
  const signOutReason = useSession(session, (view) => view.signOutReason);
  const expiresSoon = useSession(session, (view) => view.expiresSoon);
  return (
    <>
      <AlertDialog
        open={signOutReason !== undefined}
        title={sessionText.title}
        message={signOutReason ?? ''}
        onConfirm={() => session.send({ type: 'notice.dismissed' })}
      />
      <Toast
        messages={expiresSoon ? expiryWarnings : []}
        onDismiss={() => session.send({ type: 'warning.dismissed' })}
      />
    </>
  );
};
export default Announcements;
