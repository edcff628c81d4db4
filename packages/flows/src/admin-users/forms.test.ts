import { describe, expect, it } from 'vitest';
import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { adminUser } from './testing/adminUser.ts';
import {
  addDraftOf,
  addPayload,
  addProblems,
  addValuesFrom,
  emptyAddValues,
  type AddValues,
} from './addUser.ts';
import {
  detailsPayload,
  detailsProblems,
  editGenders,
  editPayload,
  editProblems,
  editValuesOf,
  maxPhoneLength,
  type EditValues,
} from './editUser.ts';
import { passwordHint, phoneHint, roleHint } from './problems.ts';
import { newPasswordProblem } from './problems.ts';

const added: AddValues = {
  username: ' Meera Iyer ',
  email: ' meera@seatwise.test ',
  password: 'secret',
  roleId: 5,
  rollNumber: ' SW000099 ',
  counsellingCategory: 'NEET PG Counselling 2025',
  phoneNumber: ' 1234567890 ',
  air: '',
  gender: '',
};
const edited: EditValues = editValuesOf(adminUser());

describe('adding a user', () => {
  it('ADU-37 ADU-47 wants nothing more than rank and gender leave open', () => {
    expect(addProblems(added)).toEqual({});
    expect(addProblems({ ...added, air: '8500', gender: 'M' })).toEqual({});
  });

  it.each([
    ['ADU-38', 'username', ['', '  '], 'Username is required.'],
    ['ADU-39', 'email', ['', 'meera', 'meera@seatwise'], 'A valid email is required.'],
    ['ADU-40', 'password', [''], 'Password is required.'],
    ['ADU-41 CON-16', 'password', ['12345', ' '], 'Minimum 6 characters.'],
    ['ADU-42', 'rollNumber', ['', ' '], 'Roll number is required.'],
    [
      'ADU-44 CON-12',
      'phoneNumber',
      ['', '123456789', '12345678901', '12345 67890', '+911234567890', '123456789a'],
      'Enter a 10-digit phone number (numbers only).',
    ],
    ['ADU-45', 'counsellingCategory', ['', 'NEET'], 'Please select a category.'],
    ['AIR', 'air', ['0', '1.5', 'x'], 'Enter a whole number from 1, or leave this empty.'],
  ] as const)('%s judges %s', (_, field, wrong, message) => {
    for (const value of wrong)
      expect(addProblems({ ...added, [field]: value })).toEqual({ [field]: message });
  });

  it('ADU-41 CON-16 takes a password of six characters', () => {
    expect(addProblems({ ...added, password: '123456' })).toEqual({});
  });

  it('BEY-FRM-03 says that a password is longer than sign-in takes', () => {
    const most = 'Use 128 characters at most; there are 129.';
    expect(addProblems({ ...added, password: 'x'.repeat(129) })).toEqual({ password: most });
    expect(newPasswordProblem('x'.repeat(129))).toBe(most);
    expect(newPasswordProblem('x'.repeat(128))).toBeUndefined();
  });

  it('ADU-43 ADU-49 starts without a role, which is wrong', () => {
    expect(emptyAddValues.roleId).toBe(0);
    expect(addProblems({ ...added, roleId: 0 })).toEqual({ roleId: 'Please choose a role.' });
  });

  it('BEY-ADU-08 wants no roll number and no category of a Counsellor, who is no student', () => {
    const staff = { ...added, roleId: 7, rollNumber: '', counsellingCategory: '' };
    expect(addProblems(staff)).toEqual({});
    expect(addPayload(staff)).toMatchObject({ rollNumber: null, counsellingCategory: null });
    expect(addProblems({ ...staff, roleId: 2 })).toEqual({
      rollNumber: 'Roll number is required.',
      counsellingCategory: 'Please select a category.',
    });
  });

  it('ADU-46 CON-43 offers the three counsellings', () => {
    for (const counsellingCategory of counsellingCategories)
      expect(addProblems({ ...added, counsellingCategory })).toEqual({});
    expect(counsellingCategories).toHaveLength(3);
  });

  it('ADU-48 sends nine fields', () => {
    expect(addPayload({ ...added, air: ' 8500 ', gender: 'M' })).toEqual({
      username: 'Meera Iyer',
      email: 'meera@seatwise.test',
      password: 'secret',
      roleId: 5,
      rollNumber: 'SW000099',
      counsellingCategory: 'NEET PG Counselling 2025',
      phoneNumber: '1234567890',
      air: 8500,
      gender: 'M',
    });
    expect(addPayload(added)).toMatchObject({ air: null, gender: null });
  });
});

describe('editing a user', () => {
  it('BEY-ADU-05 starts with what is known', () => {
    expect(edited).toEqual({
      id: 4,
      username: 'Ananya Sharma',
      fullName: 'Ananya R. Sharma',
      email: 'free@seatwise.test',
      rollNumber: 'SW000001',
      phoneNumber: '9876543210',
      counsellingCategory: 'NEET UG Counselling 2025',
      roleId: 4,
      air: '8500',
      gender: 'F',
    });
  });

  it('ADU-57 starts with the username where no full name is known', () => {
    expect(editValuesOf(adminUser({ fullName: null })).fullName).toBe('Ananya Sharma');
  });

  it('ADU-29 tolerates what is not known', () => {
    expect(editValuesOf({ id: 7, isActive: false, username: null, role: null, air: null })).toEqual(
      {
        id: 7,
        username: '',
        fullName: '',
        email: '',
        rollNumber: '',
        phoneNumber: '',
        counsellingCategory: '',
        roleId: 0,
        air: '',
        gender: '',
      },
    );
  });

  it.each([
    ['ADU-54', 'username', ['', ' '], 'Username is required.'],
    ['ADU-55 CON-17', 'username', ['Om', ' Om '], 'Minimum 3 characters.'],
    ['ADU-58', 'email', ['', ' '], 'Email is required.'],
    ['ADU-59', 'email', ['free', 'free@seatwise'], 'Invalid email format.'],
    [
      'ADU-61',
      'phoneNumber',
      ['98765-4321', 'x', '12345678901x'],
      'Phone must contain only digits.',
    ],
    ['ADU-62', 'phoneNumber', ['12345678901'], 'A phone number has at most 10 digits.'],
    ['AIR', 'air', ['0', 'x'], 'Enter a whole number from 1, or leave this empty.'],
  ] as const)('%s judges %s, in both forms', (_, field, wrong, message) => {
    for (const value of wrong) {
      expect(editProblems({ ...edited, [field]: value })).toEqual({ [field]: message });
      expect(detailsProblems({ ...edited, [field]: value })).toEqual({ [field]: message });
    }
  });

  it('ADU-56 wants a full name, where there is a field for it', () => {
    const nameless = { ...edited, fullName: ' ' };
    expect(editProblems(nameless)).toEqual({ fullName: 'Full name is required.' });
    expect(detailsProblems(nameless)).toEqual({});
  });

  it('ADU-60 ADU-62 ADU-63 leaves the rest open', () => {
    expect(editProblems({ ...edited, username: 'Raj' })).toEqual({});
    expect(editProblems({ ...edited, phoneNumber: '1234567890' })).toEqual({});
    expect(maxPhoneLength).toBe(10);
    const bare = { phoneNumber: '', rollNumber: '', air: '', counsellingCategory: '' };
    expect(editProblems({ ...edited, ...bare, roleId: 0, gender: '' })).toEqual({});
  });

  it('ADU-66 sends ten fields', () => {
    expect(editPayload({ ...edited, username: ' Ananya S ', fullName: ' Ananya Sharma ' })).toEqual(
      {
        id: 4,
        username: 'Ananya S',
        fullName: 'Ananya Sharma',
        email: 'free@seatwise.test',
        rollNumber: 'SW000001',
        phoneNumber: '9876543210',
        counsellingCategory: 'NEET UG Counselling 2025',
        roleId: 4,
        air: 8500,
        gender: 'F',
      },
    );
  });

  it.each([
    ['M', 'M'],
    ['F', 'F'],
    ['Other', 'O'],
    ['', null],
  ])('ADU-67 sends the gender %j as %j', (gender, sent) => {
    expect(editPayload({ ...edited, gender })).toMatchObject({ gender: sent });
  });

  it('ADU-63 ADU-67 knows M, F and Other, and reads O', () => {
    expect(editGenders).toEqual(['M', 'F', 'Other']);
    expect(editValuesOf(adminUser({ gender: 'O' })).gender).toBe('Other');
    expect(editValuesOf(adminUser({ gender: 'X' })).gender).toBe('');
  });

  it('ADU-66 sends null for what is empty', () => {
    const bare = { phoneNumber: ' ', rollNumber: '', air: '', counsellingCategory: '' };
    expect(editPayload({ ...edited, ...bare, roleId: 0 })).toMatchObject({
      phoneNumber: null,
      rollNumber: null,
      air: null,
      counsellingCategory: null,
      roleId: null,
    });
  });

  it('ADU-71 sends seven fields by the second path', () => {
    expect(detailsPayload(edited)).toEqual({
      id: 4,
      username: 'Ananya Sharma',
      email: 'free@seatwise.test',
      rollNumber: 'SW000001',
      phoneNumber: '9876543210',
      counsellingCategory: 'NEET UG Counselling 2025',
      air: 8500,
    });
  });
});

describe('hints', () => {
  const short = 'To sign in, a password needs at least 8 characters.';
  const spaced = 'It begins or ends with a space, which its user has to type too.';
  it.each([
    ['', undefined],
    ['123456', short],
    ['1234567', short],
    ['12345678', undefined],
    [' 12345678', spaced],
    ['12345678 ', spaced],
    [' 1234', short],
  ])('ADU-41 tell of the password %j: %s', (password, hint) => {
    expect(passwordHint(password)).toBe(hint);
  });

  const unusual = 'At sign-up a phone number has 10 digits and starts with 6 to 9.';
  it.each([
    ['', undefined],
    ['1234567890', unusual],
    ['98765', unusual],
    [' 9876543210 ', undefined],
  ])('ADU-44 ADU-62 tell of the phone %j: %s', (phone, hint) => {
    expect(phoneHint(phone)).toBe(hint);
  });

  it('ADU-31 tell where the roles come from', () => {
    expect(roleHint).toBe('We list only roles that a user has.');
  });
});

describe('the draft of a new user', () => {
  const typed: AddValues = {
    ...emptyAddValues,
    username: 'Meera',
    roleId: 5,
    password: 'Secret@1',
  };

  it('BEY-REL-03 comes back as it was typed, without the password', () => {
    expect(addDraftOf(typed)).not.toHaveProperty('password');
    expect(addValuesFrom(addDraftOf(typed))).toEqual({ ...typed, password: '' });
  });

  it.each([[undefined], [null], ['text'], [{ username: 5, roleId: '5', odd: 'x', password: 'x' }]])(
    'is empty where %j is stored',
    (stored) => {
      expect(addValuesFrom(stored)).toEqual(emptyAddValues);
    },
  );
});
