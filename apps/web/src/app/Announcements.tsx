import { AlertDialog, Toast, useNumberFormatter, type ToastMessage } from '@seatwise/ui';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { content as profile } from '../content/editProfile.ts';
import { session as sessionText } from '../content/site.ts';
import { useStore } from '../lib/useStore.ts';
import { feedbackOf } from '../services/feedback.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';

const expiryWarnings: readonly ToastMessage[] = [
  { id: 'ending', message: sessionText.ending, tone: 'caution' },
];

/** The result of the last action on this page, until the user dismisses it or leaves the page. */
const PageFeedback = () => {
  const store = feedbackOf(useServices());
  const feedback = useStore(store);
  const navigate = useNavigate();
  useEffect(() => () => store.set(undefined), [store]);
  const messages = useMemo((): readonly ToastMessage[] => {
    if (!feedback) return [];
    const { message, action } = feedback;
    const onPress = (): void => {
      store.set(undefined);
      action.onPress((href) => void navigate(href));
    };
    return [{ id: 'feedback', message, action: { label: action.label, onPress } }];
  }, [feedback, navigate, store]);
  return <Toast messages={messages} onDismiss={() => store.set(undefined)} />;
};

const factNames = {
  username: profile.glanceTerms.username,
  counsellingCategory: profile.glanceTerms.category,
  rollNumber: profile.glanceTerms.rollNumber,
  air: profile.glanceTerms.rank,
  email: profile.email,
  phone: profile.phone,
} as const;

/** The corrections that staff made to the account, each with the former value. */
const Corrections = () => {
  const { session } = useServices();
  const changes = useSession(session, (view) => view.changes);
  const number = useNumberFormatter();
  const messages = useMemo((): readonly ToastMessage[] => {
    if (changes.length === 0) return [];
    const shown = (value: string | number | null): string =>
      typeof value === 'number' ? number.format(value) : (value ?? profile.missing);
    const facts = changes.map(({ fact, before, after }) =>
      sessionText.change(factNames[fact], shown(before), shown(after)),
    );
    return [{ id: 'changes', message: sessionText.changed(facts), tone: 'info' }];
  }, [changes, number]);
  return (
    <Toast messages={messages} onDismiss={() => session.send({ type: 'changes.dismissed' })} />
  );
};

/** Messages that can appear on any page: the end of the session, the warning before it, corrections, and feedback. */
const Announcements = () => {
  const { session } = useServices();
  const { pathname } = useLocation();
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
      <Corrections />
      <PageFeedback key={pathname} />
    </>
  );
};
export default Announcements;
