import { behavesAsModelled } from '../testing/behaves.ts';
import { changes, edit, user } from './testing/changes.ts';
import { userChangesMachine } from './userChangesMachine.ts';

behavesAsModelled({
  machine: userChangesMachine,
  events: [
    { type: 'dialog.opened', dialog: 'add' },
    { type: 'dialog.opened', dialog: 'role', user },
    { type: 'dialog.opened', dialog: 'actions', user },
    { type: 'dialog.closed' },
    { type: 'change.submitted', change: changes.role },
    { type: 'change.submitted', change: changes.add },
    { type: 'change.submitted', change: { ...changes.role, roleId: 0 } },
    { type: 'change.submitted', change: { ...changes.edit, values: { ...edit, air: '7800' } } },
    { type: 'change.undone' },
    { type: 'conflicts.resolved', keep: 'mine' },
    { type: 'deletion.asked', user },
    { type: 'change.submitted', change: changes.role, gives: 'Admin' },
    { type: 'change.confirmed' },
    { type: 'change.declined' },
    { type: 'alert.dismissed' },
  ],
  answers: {
    send: {
      done: ['ok'],
      failed: [
        { status: 409, serverMessage: 'No.' },
        { status: 409, body: { conflicts: [{ field: 'air', value: '5', changedBy: null }] } },
      ],
    },
  },
  invariantViolation: ({ context, value }) => {
    if (value === 'list' && (context.dialog ?? context.user ?? context.change) !== null)
      return 'a dialog left open';
    if (value === 'confirming' && context.user === null && context.gives === null)
      return 'a question about nobody';
    return (context.change !== null) === (value === 'sending' || value === 'confirming')
      ? undefined
      : 'a change that is kept';
  },
});
