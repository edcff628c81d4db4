import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { adminUser } from './testing/adminUser.ts';
import { emptyAddValues } from './addUser.ts';
import { problem, success } from '../shared/notice.ts';
import { confirmation, type Change, type ChangeRequest } from './change.ts';
import type { UpdatePayload } from './editUser.ts';
import { add, changes, edit, user } from './testing/changes.ts';
import { userChangesMachine, type Dialog } from './userChangesMachine.ts';

const start = (send: (request: ChangeRequest) => Promise<unknown> = async () => 'ok') => {
  let reloads = 0;
  const sent: ChangeRequest[] = [];
  const actor = createActor(
    userChangesMachine.provide({
      actors: {
        send: fromPromise<unknown, ChangeRequest>(({ input }) => {
          sent.push(input);
          return send(input);
        }),
      },
      actions: { reload: () => (reloads += 1) },
    }),
  ).start();
  const open = (dialog: Dialog) =>
    actor.send(
      dialog === 'add'
        ? { type: 'dialog.opened', dialog }
        : { type: 'dialog.opened', dialog, user },
    );
  return { actor, open, sent, reloads: () => reloads, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const refuse = () =>
  Promise.reject({ status: 409, body: undefined, serverMessage: 'The email is taken.' });

/** Each change in each place that offers it, with its call and its two alerts. */
const offered = [
  [
    'ADU-50 ADU-51 ADU-33',
    'ADU-52',
    'add',
    changes.add,
    'addUser',
    'User added successfully',
    'Failed to add user.',
  ],
  [
    'ADU-68 ADU-69 ADU-34',
    'ADU-70',
    'edit',
    changes.edit,
    'updateUser',
    'User updated successfully',
    'Failed to update user',
  ],
  [
    'ADU-75 ADU-76 ADU-35',
    'ADU-78 ADU-90',
    'role',
    changes.role,
    'updateRole',
    'Role updated successfully',
    null,
  ],
  [
    'ADU-80 ADU-81',
    'ADU-82 ADU-90',
    'password',
    changes.password,
    'resetUserPassword',
    'Password reset successfully',
    null,
  ],
  [
    'ADU-71 ADU-72 ADU-34',
    'ADU-73',
    'actions',
    changes.details,
    'updateUser',
    'Details updated',
    'Failed to update details',
  ],
  [
    'ADU-75 ADU-77 ADU-35',
    'ADU-78',
    'actions',
    changes.role,
    'updateRole',
    'Role updated',
    'Failed to update role',
  ],
  [
    'ADU-80 ADU-81',
    'ADU-82',
    'actions',
    changes.password,
    'resetUserPassword',
    'Password reset successfully',
    'Failed to reset password',
  ],
] as const;

describe('a change', () => {
  it.each(offered)(
    '%s succeeds: closes, loads the list again and says so (%s %s)',
    async (_, _failure, dialog, change, call, done) => {
      const { actor, open, reloads, sent, state } = start();
      open(dialog);
      actor.send({ type: 'change.submitted', change });
      expect(state().hasTag('busy')).toBe(true);
      actor.send({ type: 'change.submitted', change });
      await settled();
      expect(sent.map((request) => request.call)).toEqual([call]);
      expect(state()).toMatchObject({
        value: 'list',
        context: { dialog: null, user: null, change: null, alert: success(done) },
      });
      expect(reloads()).toBe(1);
      actor.send({ type: 'alert.dismissed' });
      expect(state().context.alert).toBeNull();
    },
  );

  it.each(offered)(
    'but %s or %s fails: the dialog %s stays open, with a line of its own, and the list is loaded again',
    async (_, _failure, dialog, change, _call, _done, failed) => {
      const { actor, open, reloads, state } = start(refuse);
      open(dialog);
      actor.send({ type: 'change.submitted', change });
      await settled();
      expect(state()).toMatchObject({
        value: 'filling',
        context: { dialog, change: null, status: 'The email is taken.' },
      });
      expect(state().context.alert).toEqual(failed === null ? null : problem(failed));
      expect(reloads()).toBe(1);
      actor.send({ type: 'change.submitted', change });
      expect(state().context).toMatchObject({ status: null, alert: null });
    },
  );

  it('ADU-80 hands the new password over as it was typed', async () => {
    const { actor, open, sent } = start();
    open('password');
    actor.send({ type: 'change.submitted', change: changes.password });
    await settled();
    expect(sent).toEqual([{ call: 'resetUserPassword', input: { id: 4, newPassword: 'a b&c' } }]);
  });

  it.each([
    ['add', changes.add, true],
    ['add', { ...changes.add, values: { ...add, password: 'Seatwise@1' } }, false],
    ['password', changes.password, true],
    ['password', { ...changes.password, newPassword: 'Seatwise@1' }, false],
  ] as const)(
    'BEY-FRM-05 GAP-51 says after %s %j whether its user can sign in with it',
    async (dialog, change, cannot) => {
      const { actor, open, state } = start();
      open(dialog);
      actor.send({ type: 'change.submitted', change });
      await settled();
      expect(state().context.alert?.detail).toBe(
        cannot
          ? 'Sign-in takes 8 characters or more: the user has to press Reset Password there first.'
          : undefined,
      );
    },
  );

  it('has words of its own where the server has none', async () => {
    const { actor, open, state } = start(() => Promise.reject(new Error('boom')));
    open('role');
    actor.send({ type: 'change.submitted', change: changes.role });
    await settled();
    expect(state().context.status).toBe('This did not work. Please try again.');
  });

  it.each([
    ['ADU-37', 'add', { ...changes.add, values: emptyAddValues }],
    ['ADU-64 ADU-65', 'edit', { ...changes.edit, values: { ...edit, email: '' } }],
    ['ADU-64 ADU-65', 'edit', { ...changes.edit, values: { ...edit, fullName: '' } }],
    ['ADU-71', 'actions', { ...changes.details, values: { ...edit, username: '' } }],
    ['ADU-74', 'role', { ...changes.role, roleId: 0 }],
    ['ADU-79', 'password', { ...changes.password, newPassword: '' }],
    ['BEY-FRM-03', 'password', { ...changes.password, newPassword: 'x'.repeat(129) }],
  ] as const)('%s that is incomplete (%s) sends nothing and shows why', (_, dialog, change) => {
    const { actor, open, sent, state } = start();
    open(dialog);
    expect(state().context.showsAllProblems).toBe(false);
    actor.send({ type: 'change.submitted', change });
    expect(sent).toEqual([]);
    expect(state()).toMatchObject({ value: 'filling', context: { showsAllProblems: true } });
    actor.send({ type: 'dialog.closed' });
    open(dialog);
    expect(state().context.showsAllProblems).toBe(false);
  });
});

describe('BEY-ADU-04 an edit that others changed meanwhile', () => {
  const conflicts = [{ field: 'air', value: '77', changedBy: 'Nisha Verma' }];

  it.each([
    ['mine', { air: 8500, seen: { air: 77 } }],
    ['theirs', { air: 8500, seen: { air: 8500 } }],
  ] as const)('is sent again with %s', async (keep, input) => {
    let answers = 0;
    const { actor, open, sent, state } = start(() =>
      answers++ === 0
        ? Promise.reject({ status: 409, body: { conflicts }, serverMessage: 'Changed.' })
        : Promise.resolve('ok'),
    );
    open('edit');
    actor.send({ type: 'conflicts.resolved', keep });
    expect(sent).toEqual([]);
    actor.send({ type: 'change.submitted', change: changes.edit });
    await settled();
    expect(state()).toMatchObject({
      value: 'filling',
      context: { status: 'Changed.', refused: { conflicts } },
    });
    actor.send({ type: 'conflicts.resolved', keep });
    await settled();
    expect(sent[1]).toMatchObject({ call: 'updateUser', input });
    expect(state()).toMatchObject({ value: 'list', context: { refused: null } });
  });
});

describe('BEY-ADU-11 an edit', () => {
  const corrected = { ...changes.edit, values: { ...edit, air: '7800' } };
  const save = async (change: Change & { kind: 'edit' | 'details' }, failsAfter = Infinity) => {
    const flow = start(() => (flow.sent.length > failsAfter ? refuse() : Promise.resolve('ok')));
    flow.open('edit');
    flow.actor.send({ type: 'change.submitted', change });
    await settled();
    return flow;
  };

  it('says what was and what is, and is undone by an edit that changes nothing else', async () => {
    const { actor, sent, state } = await save(corrected);
    const fields = [{ field: 'air', was: '8500', is: '7800' }];
    expect(state().context.undo).toMatchObject({ fields });
    actor.send({ type: 'change.undone' });
    await settled();
    const { seen, ...input } = sent[1]!.input as UpdatePayload;
    expect([input, seen]).toMatchObject([{ air: 8500 }, { air: 7800 }]);
    const { id: _, ...rest } = input;
    expect({ ...rest, air: 7800, pendingEmail: null }).toEqual(seen);
    expect(state()).toMatchObject({
      value: 'list',
      context: { undo: { fields: [{ field: 'air', was: '7800', is: '8500' }] } },
    });
  });

  it('opens where undoing it fails', async () => {
    const { actor, state } = await save(corrected, 1);
    actor.send({ type: 'change.undone' });
    await settled();
    expect(state()).toMatchObject({
      value: 'filling',
      context: { dialog: 'edit', user: { air: 7800 }, status: 'The email is taken.' },
    });
  });

  it.each([
    ['that changed nothing', {}],
    ['of the email, which is to be verified', { email: 'new@seatwise.test' }],
    ['of the role, which may give rights', { air: '7800', roleId: 5 }],
  ])('%s is not undone', async (_, values) => {
    const { actor, sent, state } = await save({ ...changes.edit, values: { ...edit, ...values } });
    expect(state().context.undo).toBeNull();
    actor.send({ type: 'change.undone' });
    expect(sent).toHaveLength(1);
  });
});

describe('BEY-ADU-10 a change that gives rights in the console', () => {
  const submitted = { type: 'change.submitted', change: changes.role, gives: 'Admin' } as const;

  it('is asked about, and sent once it is confirmed', async () => {
    const { actor, open, sent, state } = start();
    open('role');
    actor.send(submitted);
    expect(state()).toMatchObject({ value: 'confirming', context: { gives: 'Admin', user } });
    actor.send({ type: 'change.declined' });
    expect(state()).toMatchObject({ value: 'filling', context: { dialog: 'role', gives: null } });
    expect(sent).toEqual([]);
    actor.send(submitted);
    actor.send({ type: 'change.confirmed' });
    await settled();
    expect(sent.map(({ call }) => call)).toEqual(['updateRole']);
    expect(state().value).toBe('list');
  });

  it('is not asked about while it is incomplete', () => {
    const { actor, open, state } = start();
    open('role');
    actor.send({ ...submitted, change: { ...changes.role, roleId: 0 } });
    expect(state()).toMatchObject({ value: 'filling', context: { showsAllProblems: true } });
  });
});

describe('deleting', () => {
  const delet = { call: 'deleteUser', input: { id: 4 } };

  it('ADU-83 ADU-86 ADU-87 ADU-36 asks briefly in the list, and then does it', async () => {
    const { actor, reloads, sent, state } = start();
    actor.send({ type: 'deletion.asked', user });
    expect(confirmation(state().context.place, user)).toBe(
      'Are you sure you want to delete this user?',
    );
    expect(sent).toEqual([]);
    actor.send({ type: 'change.confirmed' });
    await settled();
    expect(sent).toEqual([delet]);
    expect(state()).toMatchObject({
      value: 'list',
      context: { user: null, alert: success('User deleted successfully') },
    });
    expect(reloads()).toBe(1);
  });

  it('ADU-84 ADU-86 ADU-88 ADU-36 asks at length in the modal, and then does it', async () => {
    const { actor, open, sent, state } = start();
    open('actions');
    actor.send({ type: 'deletion.asked', user });
    expect(confirmation(state().context.place, user)).toBe(
      'Delete user Ananya Sharma (ID: 4)? This cannot be undone.',
    );
    actor.send({ type: 'change.confirmed' });
    await settled();
    expect(sent).toEqual([delet]);
    expect(state()).toMatchObject({ value: 'list', context: { alert: success('User deleted') } });
  });

  it('ADU-84 asks about a user without a name too', () => {
    expect(confirmation('actions', adminUser({ username: null }))).toBe(
      'Delete user  (ID: 4)? This cannot be undone.',
    );
  });

  it('ADU-85 sends nothing when it is declined, and returns to where it was asked', () => {
    const { actor, open, sent, state } = start();
    actor.send({ type: 'deletion.asked', user });
    actor.send({ type: 'change.declined' });
    expect(state()).toMatchObject({ value: 'list', context: { user: null } });
    open('actions');
    actor.send({ type: 'deletion.asked', user });
    actor.send({ type: 'change.declined' });
    expect(state()).toMatchObject({ value: 'filling', context: { dialog: 'actions', user } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['ADU-90 list', null],
    ['ADU-89 actions', problem('Failed to delete user')],
  ])('%s: keeps asking after a failure', async (place, alert) => {
    const { actor, open, state } = start(refuse);
    if (place.endsWith('actions')) open('actions');
    actor.send({ type: 'deletion.asked', user });
    actor.send({ type: 'change.confirmed' });
    await settled();
    expect(state()).toMatchObject({
      value: 'confirming',
      context: { user, alert, status: 'The email is taken.' },
    });
    actor.send({ type: 'change.declined' });
    expect(state().context.status).toBeNull();
  });

  it('drops an old alert when it asks', async () => {
    const { actor, state } = start();
    actor.send({ type: 'deletion.asked', user });
    actor.send({ type: 'change.confirmed' });
    await settled();
    actor.send({ type: 'deletion.asked', user });
    expect(state().context.alert).toBeNull();
  });

  it('is offered by the modal of a user and by the row, not by the other dialogs', () => {
    const { actor, open, state } = start();
    open('edit');
    actor.send({ type: 'deletion.asked', user });
    expect(state().value).toBe('filling');
  });
});
