import { Button, Link, Notice, Stack, Text } from '@seatwise/ui';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { undoEmailChange as copy } from '../../../content/undoEmailChange.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { useEmailUndo } from './useEmailUndo.ts';

/** Brings the old address of an account back, for who holds the link that was mailed there. */
export const UndoEmailChange = () => {
  const { session } = useServices();
  const { token, state, undo } = useEmailUndo();
  const user = useUser(session);
  const { email, notice } = state.context;

  // A mail program may have cut the link off.
  if (token === '')
    return (
      <FormLayout heading={copy.heading} hint={copy.invalidHint}>
        <Link href={paths.landing} variant="button">
          {copy.home}
        </Link>
      </FormLayout>
    );

  if (email !== null)
    return (
      <FormLayout heading={copy.heading} hint={copy.hint}>
        <Stack>
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
        </Stack>
      </FormLayout>
    );

  return (
    <FormLayout heading={copy.heading} hint={copy.hint}>
      <Stack>
        <Text>{copy.explanation}</Text>
        <Button loading={state.hasTag('busy')} keepsFocus onPress={undo}>
          {copy.undo}
        </Button>
        <FormNotice notice={notice} />
      </Stack>
    </FormLayout>
  );
};
