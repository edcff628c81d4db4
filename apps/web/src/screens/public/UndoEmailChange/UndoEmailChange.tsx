import { Button, Link, Notice, Stack, Text } from '@seatwise/ui';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { undoEmailChange as copy } from '../../../content/undoEmailChange.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { useEmailUndo } from './useEmailUndo.ts';

/** What a link shows: that it is cut off, the undo, or its result. */
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
        // This browser's session may be the account's, and the sign-in is for guests.
        <Button onPress={session.signOut}>{copy.login}</Button>
      ) : (
        <Link href={paths.login} variant="button">
          {copy.login}
        </Link>
      )}
    </>
  );
};

/** Restores the old address of an account, for the person with the link that was mailed there. */
export const UndoEmailChange = () => {
  const emailUndo = useEmailUndo();
  return (
    // A mail program may have cut the link off.
    <FormLayout heading={copy.heading} hint={emailUndo.token === '' ? copy.invalidHint : copy.hint}>
      <Stack>
        <Content {...emailUndo} />
      </Stack>
    </FormLayout>
  );
};
