import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { errorsOf, genders, isValidStep, stepFields, type Field, type Values } from './validate.ts';

const valid: Values = {
  fullName: 'Ananya Sharma',
  email: 'ananya@seatwise.test',
  phoneNumber: '9876543210',
  password: 'Seatwise@123',
  confirmPassword: 'Seatwise@123',
  rollNumber: 'SW000001',
  air: '8500',
  category: 'NEET UG Counselling 2025',
  gender: 'F',
  homeState: '',
  reservation: '',
  isMinor: false,
  guardianAgrees: false,
  guardianContact: '',
};

const messageFor = (field: Field, value: string) => errorsOf({ ...valid, [field]: value })[field];
const password = (value: string) =>
  errorsOf({ ...valid, password: value, confirmPassword: value }).password;

describe('errorsOf', () => {
  it('finds nothing wrong with a valid form', () => {
    expect(errorsOf(valid)).toEqual({});
    expect(isValidStep(valid, 'account')).toBe(true);
    expect(isValidStep(valid, 'exam')).toBe(true);
  });

  const name = 'Full Name is required (min 2 characters).';
  it.each([
    ['', name],
    ['A', name],
    [' A ', name],
    ['Om', undefined],
    ['A'.repeat(100), undefined],
    ['A'.repeat(101), 'Use 100 characters at most; there are 101.'],
  ])('SUP-28 full name %j: %s', (value, message) => {
    expect(messageFor('fullName', value)).toBe(message);
  });

  const email = 'Enter a valid email address.';
  it.each([
    ['', email],
    ['ananya', email],
    ['ananya@seatwise', email],
    ['@seatwise.test', email],
    ['ananya@@seatwise.test', email],
    ['ana nya@seatwise.test', email],
    ['ananya@.test', email],
    ['ananya@seatwise.', email],
    ['ananya@seatwise..test', email],
    [`${'a'.repeat(250)}@b.in`, email],
    [`${'a'.repeat(249)}@b.in`, undefined],
    [' ananya@seatwise.test ', undefined],
    ['ananya+neet@mail.seatwise.co.in', undefined],
  ])('SUP-29 email %j: %s', (value, message) => {
    expect(messageFor('email', value)).toBe(message);
  });

  const phone = 'Enter a valid 10-digit phone number.';
  it.each([
    ['', phone],
    ['5876543210', phone],
    ['0987654321', phone],
    ['987654321', phone],
    ['98765432101', phone],
    ['+1 98765 43210', phone],
    ['987654321O', phone],
    ['6000000000', undefined],
    ['7000000000', undefined],
    ['8000000000', undefined],
    [' 9999999999 ', undefined],
    ['+91 98290 12345', undefined],
  ])('SUP-30 CON-11 phone %j: %s', (value, message) => {
    expect(messageFor('phoneNumber', value)).toBe(message);
  });

  const weak = 'Must include uppercase, lowercase, number & symbol.';
  it.each([
    ['SUP-31', '', 'nothing'],
    ['SUP-31', 'Aa1@aaa', 'seven characters'],
    ['SUP-32', 'seatwise@123', 'no uppercase letter'],
    ['SUP-33', 'SEATWISE@123', 'no lowercase letter'],
    ['SUP-34', 'Seatwise@abc', 'no digit'],
    ['SUP-35', 'Seatwise123', 'no symbol'],
    ['SUP-35', 'Seatwise_123', 'a symbol outside the set'],
    ['SUP-35', 'Seatwise-+=;~`[]123', 'many symbols outside the set'],
  ])('%s SUP-36 CON-14 password %j has %s', (_, value) => {
    expect(password(value)).toBe(weak);
  });

  it.each('!@#$%^&*(),.?":{}|<>'.split(''))('SUP-35 counts %s as a symbol', (symbol) => {
    expect(password(`Seatwise123${symbol}`)).toBeUndefined();
  });

  it('SUP-31 CON-14 takes a password of eight characters', () => {
    expect(password('Aa1@aaaa')).toBeUndefined();
  });

  it.each([
    ['', ''],
    ['Seatwise@123', ''],
    ['Seatwise@123', 'Seatwise@124'],
    ['Seatwise@123', 'Seatwise@123 '],
  ])('SUP-37 confirms %j by %j', (given, confirmed) => {
    const errors = errorsOf({ ...valid, password: given, confirmPassword: confirmed });
    expect(errors.confirmPassword).toBe('Passwords do not match.');
  });

  const roll = 'Roll number is required and must be 8 characters.';
  it.each([
    ['', roll],
    ['SW00001', roll],
    ['SW0000001', roll],
    ['3108010123', roll],
    ['        ', roll],
    [' SW000001 ', undefined],
  ])('SUP-38 CON-13 roll number %j: %s', (value, message) => {
    expect(messageFor('rollNumber', value)).toBe(message);
  });

  const rank = 'Enter a valid numeric AIR (positive integer).';
  it.each([
    ['', rank],
    ['0', rank],
    ['-5', rank],
    ['007', rank],
    ['12.5', rank],
    ['1e3', rank],
    ['12a', rank],
    ['9007199254740992', rank],
    ['99999999999999999', rank],
    ['1', undefined],
    [' 2300000 ', undefined],
    ['45,210', undefined],
  ])('SUP-39 CON-18 AIR %j: %s', (value, message) => {
    expect(messageFor('air', value)).toBe(message);
  });

  it.each(['', 'NEET', 'constructor'])('SUP-40 category %j', (value) => {
    expect(messageFor('category', value)).toBe('Please select a category.');
  });

  it.each(['', 'O', 'Male'])('SUP-41 gender %j', (value) => {
    expect(messageFor('gender', value)).toBe('Please select gender.');
  });

  it.each([
    [false, '', ['guardianAgrees', 'guardianContact']],
    [true, '12345', ['guardianContact']],
    [false, 'asha@gmail.com', ['guardianAgrees']],
    [true, '+91 98290 12345', []],
    [true, ' asha@gmail.com ', []],
  ])('BEY-SUP-01 a minor whose parent agrees (%s) at %j lacks %j', (agrees, contact, lacks) => {
    const minor = { ...valid, guardianAgrees: agrees, guardianContact: contact };
    expect(errorsOf(minor)).toEqual({});
    expect(Object.keys(errorsOf({ ...minor, isMinor: true }))).toEqual(lacks);
  });

  it('looks at the fields it is asked about alone', () => {
    const empty = { ...valid, fullName: '', air: '' };
    expect(Object.keys(errorsOf(empty, ['fullName', 'email']))).toEqual(['fullName']);
    expect(isValidStep(empty, 'account')).toBe(false);
    expect(isValidStep({ ...valid, air: '' }, 'account')).toBe(true);
    expect(isValidStep({ ...valid, air: '' }, 'exam')).toBe(false);
  });
});

describe('the choices', () => {
  it('SUP-18 SUP-19 SUP-20 SUP-21 CON-43 offers exactly three counsellings', () => {
    expect(counsellingCategories).toEqual([
      'NEET UG Counselling 2025',
      'NEET MDS Counselling 2025',
      'NEET PG Counselling 2025',
    ]);
  });

  it('SUP-22 offers M as Male and F as Female', () => {
    expect(genders).toEqual([
      { value: 'M', label: 'Male' },
      { value: 'F', label: 'Female' },
    ]);
  });

  it('SUP-03 asks for the account first, then for the exam', () => {
    expect(stepFields).toEqual({
      account: ['fullName', 'email', 'phoneNumber', 'password', 'confirmPassword'],
      exam: [
        'rollNumber',
        'air',
        'category',
        'gender',
        'homeState',
        'reservation',
        'isMinor',
        'guardianAgrees',
        'guardianContact',
      ],
    });
  });
});
