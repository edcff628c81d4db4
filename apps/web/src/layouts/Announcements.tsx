import { AlertDialog, Notice, Toast } from '@seatwise/ui';
import { session as words } from '../content/site.ts';
import { useNotices } from '../wiring/notices.ts';
import { useServices } from '../wiring/services.ts';
import { useSession } from '../wiring/session.ts';
import { warning } from './Announcements.css.ts';

/** What is said on any page: that the session ends or has ended, and notices from anywhere. */
const Announcements = () => {
  const { session, notices } = useServices();
  const messages = useNotices(notices);
  const farewell = useSession(session, (view) => view.farewell);
  const endsSoon = useSession(session, (view) => view.endsSoon);
  return (
    <>
      {endsSoon && (
        <div className={warning}>
          <Notice tone="caution" onDismiss={() => session.send({ type: 'warning.dismissed' })}>
            {words.ending}
          </Notice>
        </div>
      )}
      <AlertDialog
        open={farewell !== undefined}
        title={words.title}
        message={farewell ?? ''}
        onConfirm={() => session.send({ type: 'notice.dismissed' })}
      />
      <Toast messages={messages} onDismiss={({ id }) => notices.dismiss(id)} />
    </>
  );
};
export default Announcements;
