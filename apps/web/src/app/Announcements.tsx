import { AlertDialog, Toast, type ToastMessage } from '@seatwise/ui';
import { session as words } from '../content/site.ts';
import { useNotices } from '../services/notices.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';

const endingId = 'ending';

/** What is said on any page: that the session ends or has ended, and notices from anywhere. */
const Announcements = () => {
  const { session, notices } = useServices();
  const messages = useNotices(notices);
  const farewell = useSession(session, (view) => view.farewell);
  const endsSoon = useSession(session, (view) => view.endsSoon);
  const ending: readonly ToastMessage[] = endsSoon
    ? [{ id: endingId, message: words.ending, tone: 'caution' }]
    : [];
  return (
    <>
      <AlertDialog
        open={farewell !== undefined}
        title={words.title}
        message={farewell ?? ''}
        onConfirm={() => session.send({ type: 'notice.dismissed' })}
      />
      <Toast
        messages={[...ending, ...messages]}
        onDismiss={({ id }) =>
          id === endingId ? session.send({ type: 'warning.dismissed' }) : notices.dismiss(id)
        }
      />
    </>
  );
};
export default Announcements;
