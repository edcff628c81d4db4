import { emailChange } from '@seatwise/api-client/contract/emailChange';
import { emailUndoMachine } from '@seatwise/flows/email-undo';
import { useLocation } from 'react-router-dom';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

interface EmailUndo extends Pick<Flow<typeof emailUndoMachine>, 'state'> {
  /** The token in the link; '' if it has none. */
  readonly token: string;
  readonly undo: () => void;
}

/** Runs the machine of the undo; the token is the fragment of the address, which browsers do not send. */
export const useEmailUndo = (): EmailUndo => {
  const { api } = useServices();
  const token = useLocation().hash.slice(1);
  const { state, send } = useFlow(emailUndoMachine, {
    input: { token },
    calls: { undoChange: api.area(emailChange).undoEmailChange },
  });
  return { token, state, undo: () => send({ type: 'undo.requested' }) };
};
