import { emailChange } from '@seatwise/api-client/contract/emailChange';
import { emailUndoMachine } from '@seatwise/flows/email-undo';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';

interface EmailUndo {
  /** From the link; '' where it holds none. */
  readonly token: string;
  readonly state: SnapshotFrom<typeof emailUndoMachine>;
  readonly undo: () => void;
}

/** The machine of the undo; the token is the fragment of the address, which no server is sent. */
export const useEmailUndo = (): EmailUndo => {
  const { api } = useServices();
  const token = useLocation().hash.slice(1);
  const machine = useMemo(
    () =>
      emailUndoMachine.provide({
        actors: {
          undoChange: fromPromise<{ email: string }, { token: string }>(({ input, signal }) =>
            api.area(emailChange).undoEmailChange(input, { signal }),
          ),
        },
      }),
    [api],
  );
  const [state, send] = useMachine(machine, { input: { token } });
  return { token, state, undo: () => send({ type: 'undo.requested' }) };
};
