import { Button, Link, Notice, Stack, Text } from '@seatwise/ui';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { undoEmailChange as copy } from '../../../content/undoEmailChange.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { useEmailUndo } from './useEmailUndo.ts';

/** The content for a link: that it is incomplete, the undo, or the undo's result. */
const Content = ({ token, state, undo }: ReturnType<typeof useEmailUndo>) => {
  const { session } = useServices();
  const user = useUser(session);
  const { email, notice } = state.context;
  if (token === '')
    return (
      <Link href={paths.landing} variant="button">
        {copy.home}
      </Link>
    );
  if (email === null)
    return (
      <>
        <Text>{copy.explanation}</Text>
        <Button loading={state.hasTag('busy')} keepsFocus onPress={undo}>
          {copy.undo}
        </Button>
        <FormNotice notice={notice} />
      </>
    );
  return (
    <>
      <Notice tone="positive" title={copy.done(email)}>
        {copy.next}
      </Notice>
      {user ? (
        // This browser may have a session of the account, while the sign-in is only for guests.
        <Button onPress={session.signOut}>{copy.login}</Button>
      ) : (
        <Link href={paths.login} variant="button">
          {copy.login}
        </Link>
      )}
    </>
  );
};

/** Restores an account's old email address for the person with the link that was sent there. */
export const UndoEmailChange = () => {
  const emailUndo = useEmailUndo();
  return (
    // An email program may have truncated the link.
    <FormLayout heading={copy.heading} hint={emailUndo.token === '' ? copy.invalidHint : copy.hint}>
      <Stack>
        <Content {...emailUndo} />
      </Stack>
    </FormLayout>
  );
};
