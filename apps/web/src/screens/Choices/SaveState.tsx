import type { choiceListMachine } from '@seatwise/flows/choices';
import type { SnapshotFrom } from 'xstate';
import { content } from '../../content/choices.ts';

/** Whether the list is saved, as a part of a line. */
export const SaveState = ({
  state,
}: {
  readonly state: SnapshotFrom<typeof choiceListMachine>;
}) => {
  const { saved, saving, waiting } = content.state;
  if (state.matches('saved')) return <> · {saved}</>;
  if (state.matches('saving')) return <> · {saving}</>;
  return state.matches('waiting') ? <> · {waiting}</> : null;
};
