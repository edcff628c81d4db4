import { describe, expect, it } from 'vitest';
import {
  editRequest,
  payloadOf,
  resolvedEdit,
  type Conflict,
  type Edit,
} from './concurrentEdit.ts';
import { conflictsOf } from '../shared/conflicts.ts';
import { editValuesOf } from './editUser.ts';
import { adminUser } from './testing/adminUser.ts';

const user = adminUser();
const edit: Edit = {
  kind: 'edit',
  values: { ...editValuesOf(user), phoneNumber: '9000000002' },
  user,
};
const conflict: Conflict = {
  field: 'phoneNumber',
  value: '9000000001',
  changedBy: 'Nisha Verma',
};

describe('an edit', () => {
  it('BEY-ADU-04 says what was shown, in both forms', () => {
    expect(editRequest(edit)).toMatchObject({
      phoneNumber: '9000000002',
      seen: { phoneNumber: '9876543210', roleId: 4, air: 8500, gender: 'F' },
    });
    const details = editRequest({ ...edit, kind: 'details' });
    expect(details).toMatchObject({ seen: { phoneNumber: '9876543210' } });
    expect(details).not.toHaveProperty('fullName');
  });

  it('BEY-ADU-04 sends the documented fields alone to a backend that offers no more', () => {
    const documented = { ...edit, user: adminUser({ takesSeen: undefined }) };
    expect(editRequest(documented)).toEqual(payloadOf(edit));
  });

  it('BEY-ADU-05 stores no copy of the username as the full name', () => {
    expect(editRequest(edit)).toMatchObject({
      fullName: 'Ananya R. Sharma',
      seen: { fullName: 'Ananya R. Sharma' },
    });
    const nameless = adminUser({ fullName: null });
    const copied = editRequest({ ...edit, user: nameless, values: editValuesOf(nameless) });
    expect(copied.seen!.fullName).toBe(copied.fullName);
    const named = { ...edit.values, fullName: 'Ananya Rao' };
    expect(editRequest({ ...edit, values: named })).toMatchObject({
      fullName: 'Ananya Rao',
      seen: { fullName: 'Ananya R. Sharma' },
    });
  });
});

describe('BEY-ADU-04 a refused edit', () => {
  it('has the conflicts of the answer', () => {
    expect(conflictsOf({ status: 409, body: { conflicts: [conflict] } })).toEqual([conflict]);
    expect(conflictsOf({ status: 409, body: { message: 'Taken.' } })).toEqual([]);
    expect(conflictsOf(new Error('offline'))).toEqual([]);
  });

  it('replaces what others changed once it was shown, and only that', () => {
    const mine = resolvedEdit(edit, [conflict], 'mine');
    expect(editRequest(mine)).toMatchObject({
      phoneNumber: '9000000002',
      seen: { phoneNumber: '9000000001', air: 8500 },
    });
    const again = resolvedEdit(mine, [{ field: 'air', value: '77', changedBy: null }], 'mine');
    expect(editRequest(again).seen).toMatchObject({ phoneNumber: '9000000001', air: 77 });
  });

  it('replaces an address that waits for its verification', () => {
    const address: Conflict = { field: 'email', value: 'new@seatwise.test', changedBy: null };
    expect(editRequest(resolvedEdit(edit, [address], 'mine')).seen).toMatchObject({
      email: 'free@seatwise.test',
      pendingEmail: 'new@seatwise.test',
    });
  });

  it('leaves what others changed', () => {
    const { phoneNumber, seen } = editRequest(resolvedEdit(edit, [conflict], 'theirs'));
    expect(phoneNumber).toBe(seen!.phoneNumber);
  });
});
