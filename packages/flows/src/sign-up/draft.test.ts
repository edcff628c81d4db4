import { describe, expect, it } from 'vitest';
import { draftOf, valuesFrom, withQuestion } from './draft.ts';
import { account, exam, never, settled, startSignUp } from './testing/startSignUp.ts';
import { nothingTyped } from './validate.ts';

describe('what was typed before a reload', () => {
  it('was put aside without the passwords, and is forgotten once the account is made', async () => {
    const { aside, submit } = startSignUp(async () => '');
    submit();
    await settled();
    expect(aside).toEqual([
      draftOf({ ...nothingTyped, ...account }),
      draftOf({ ...nothingTyped, ...account, ...exam }),
      null,
    ]);
    expect(JSON.stringify(aside)).not.toContain(account.password);
  });

  it('stays while the account cannot be made', async () => {
    const { aside, submit } = startSignUp(() => Promise.reject(new Error('down')));
    submit();
    await settled();
    expect(aside).not.toContain(null);
  });

  it('is there again', () => {
    const values = valuesFrom(draftOf({ ...nothingTyped, ...account, ...exam }));
    const { state } = startSignUp(never, values);
    expect(state().context.values).toEqual({
      ...account,
      ...exam,
      password: '',
      confirmPassword: '',
    });
  });

  it('BEY-TRI-05 gives way to nothing that a question says', () => {
    const question = { rank: 61_250, category: 'OBC' };
    const ug = 'NEET UG Counselling 2025';
    const filled = { ...nothingTyped, air: '61250', category: ug, reservation: 'OBC' };
    expect(withQuestion(nothingTyped, question)).toEqual(filled);
    expect(withQuestion({ ...nothingTyped, air: '7' }, question).air).toBe('7');
    expect(withQuestion({ ...nothingTyped, reservation: 'SC' }, question).reservation).toBe('SC');
    expect(withQuestion(nothingTyped, undefined)).toEqual(nothingTyped);
  });

  it.each([null, undefined, 'text', 7, {}, { fullName: 7 }, { password: 'Seatwise@123' }])(
    'reads as nothing out of %j',
    (anything) => {
      expect(valuesFrom(anything)).toEqual(nothingTyped);
    },
  );
});
